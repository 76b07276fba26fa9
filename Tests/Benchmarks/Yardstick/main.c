// The model of Configs/benchmarks/reference.yaml as one would write it by hand for this one
// question: no plug-ins, no hosts to choose from, identifiers as numbers, four strategies in one
// loop. It is what the engine's speed is measured against, and prints two of its metrics so that
// both can be seen to play the same model.
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { STABLE, VERSIONED, HASHED, ACCEPTING, STRATEGIES };
enum { MOST = 512, BINS = 64 * 40 };

static const double year = 31557600, day = 86400;
static uint64_t state[4];

// xoshiro256++ (D. Blackman, S. Vigna, ACM TOMS 47 (2021) 36), seeded per entity by splitmix64.
static uint64_t rotated(uint64_t x, int by) { return x << by | x >> (64 - by); }

static uint64_t next(void) {
  uint64_t result = rotated(state[0] + state[3], 23) + state[0], t = state[1] << 17;
  state[2] ^= state[0], state[3] ^= state[1], state[1] ^= state[2], state[0] ^= state[3];
  state[2] ^= t, state[3] = rotated(state[3], 45);
  return result;
}

static uint64_t mixed(uint64_t x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
  x = (x ^ x >> 27) * 0x94d049bb133111ebu;
  return x ^ x >> 31;
}

static void seed(uint64_t entity) {
  for (int i = 0; i < 4; i++) state[i] = mixed(entity * 4 + i + 0x9e3779b97f4a7c15u);
}

static double exponential(void) { return -log(((next() >> 12) + 0.5) * 0x1p-52); }

static int times(double rate, double horizon, double *out) {
  int count = 0;
  for (double t = exponential() / rate; t < horizon && count < MOST; t += exponential() / rate)
    out[count++] = t;
  return count;
}

typedef struct {
  uint64_t views, stale, followed, correct, ages[BINS], broken[BINS], alive[BINS];
} tally;

static int bin(double age) {
  union { double value; uint64_t bits; } u = {age < 1 ? 1 : age};
  return (int)((u.bits >> 46) - (0x3ff0000000000000u >> 46));
}

typedef struct {
  double renames[MOST], picks[MOST], views[MOST], issued[MOST], follows[MOST];
  int renameCount, pickCount, viewCount, linkCount;
} history;

static uint64_t identifier(int strategy, uint64_t entity, int revision) {
  if (strategy == VERSIONED) return entity << 20 | (uint64_t)revision;
  if (strategy == HASHED) return mixed(entity << 20 | (uint64_t)revision);
  return entity;
}

// How many of the times are not after a moment: the revision, or the pick, that holds then.
static int until(const double *times, int count, int from, double moment) {
  while (from < count && times[from] <= moment) from++;
  return from;
}

static void play(const history *h, uint64_t entity, int strategy, double horizon, tally *t) {
  double picks[2 * MOST];
  int pickCount = 0, rename = 0;
  picks[pickCount++] = 0;
  for (int i = 0; i < h->pickCount; i++) picks[pickCount++] = h->picks[i];
  if (strategy == ACCEPTING) {
    // Nudged users pick again a day after a rename, three times in ten.
    for (int r = 0; r < h->renameCount; r++) {
      if (mixed(entity << 20 | (uint64_t)r) % 10 >= 3) continue;
      int place = pickCount++;
      double time = h->renames[r] + day;
      for (; place > 0 && picks[place - 1] > time; place--) picks[place] = picks[place - 1];
      picks[place] = time;
    }
  }
  for (int i = 0, pick = 0; i < h->viewCount; i++) {
    double now = h->views[i];
    pick = until(picks, pickCount, pick, now);
    rename = until(h->renames, h->renameCount, rename, now);
    int captured = until(h->renames, h->renameCount, 0, picks[pick - 1]);
    t->views++;
    if (captured < rename) {
      t->stale++;
      t->ages[bin(now - h->renames[captured])]++;
    }
  }
  int issuedAt = 0;
  for (int i = 0; i < h->linkCount; i++) {
    issuedAt = until(h->renames, h->renameCount, issuedAt, h->issued[i]);
    uint64_t held = identifier(strategy, entity, issuedAt);
    int breaks = issuedAt < h->renameCount && identifier(strategy, entity, issuedAt + 1) != held;
    if (breaks) t->broken[bin(h->renames[issuedAt] - h->issued[i])]++;
    else t->alive[bin(horizon - h->issued[i])]++;
    if (h->follows[i] >= horizon) continue;
    int followedAt = until(h->renames, h->renameCount, issuedAt, h->follows[i]);
    t->followed++;
    t->correct += identifier(strategy, entity, followedAt) == held;
  }
}

int main(int count, char **arguments) {
  long entities = count > 1 ? atol(arguments[1]) : 1000000;
  double horizon = 5 * year;
  static tally tallies[STRATEGIES];
  static history h;
  struct timespec start, end;
  uint64_t events = 0;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (long entity = 0; entity < entities; entity++) {
    seed((uint64_t)entity);
    h.renameCount = times(0.5 / year, horizon, h.renames);
    h.pickCount = times(1 / year, horizon, h.picks);
    h.viewCount = times(8 / year, horizon, h.views);
    h.linkCount = times(4 / year, horizon, h.issued);
    uint64_t followed = 0;
    for (int i = 0; i < h.linkCount; i++) {
      h.follows[i] = h.issued[i] + 30 * day * exponential();
      followed += h.follows[i] < horizon;
    }
    // As stratbench counts: the creation and the first pick are events too.
    events += 2 + h.renameCount + h.pickCount + h.viewCount + h.linkCount + followed;
    for (int s = 0; s < STRATEGIES; s++) play(&h, (uint64_t)entity, s, horizon, &tallies[s]);
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  double seconds = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) * 1e-9;
  for (int s = 0; s < STRATEGIES; s++) {
    fprintf(stderr, "strategy %d: staleness.viewed %.4f links.correct %.4f\n", s,
            (double)tallies[s].stale / tallies[s].views,
            (double)tallies[s].correct / tallies[s].followed);
  }
  printf("%" PRIu64 " events %.3f s %.0f events/s\n", events, seconds, events / seconds);
  return 0;
}
