import { expect, test, vi } from 'vitest';
import { createStaleCache } from './stale-cache.server.ts';

/** Values that count 10 each; the cache is told of it when one goes. */
function weighed(maxWeight: number) {
  const time = { ms: 0 };
  const weightOf = vi.fn((_value: string) => 10);
  const cache = createStaleCache<string>({
    rule: { freshMs: 1_000, staleMs: 2_000, standInMs: 3_000 },
    retryAfterMs: 1_000,
    maxWeight,
    weightOf,
    now: () => time.ms,
    judge: () => 'store',
  });
  const ask = async (key: string) => (await cache(key, async () => key)).state;
  return { time, ask, weightOf };
}

test('what was made longest ago makes room', async () => {
  const { ask } = weighed(20);
  for (const key of ['a', 'b', 'c']) await ask(key);
  expect([await ask('b'), await ask('c'), await ask('a')]).toEqual(['fresh', 'fresh', 'made']);
});

test('what is too old to stand in for anything goes when something is stored, asked for or not', async () => {
  const { ask, time, weightOf } = weighed(1_000);
  await ask('a');
  time.ms = 3_000;
  await ask('b');
  time.ms = 6_000;
  weightOf.mockClear();
  await ask('c');
  // Weighed once as it is stored, and once as another goes.
  expect(weightOf.mock.calls).toEqual([['c'], ['a']]);
});
