import { expect, test } from 'vitest';
import { createStaleCache } from './stale-cache.server.ts';

/** Values that weigh 10 each. */
function weighed(maxWeight: number) {
  const time = { ms: 0 };
  const cache = createStaleCache<string>({
    rule: { freshMs: 1_000, staleMs: 2_000, staleIfErrorMs: 3_000 },
    retryAfterMs: 1_000,
    maxWeight,
    weightOf: () => 10,
    now: () => time.ms,
    judge: () => 'store',
  });
  const ask = async (key: string) => (await cache(key, async () => key)).state;
  return { time, cache, ask };
}

test('the least recently used entry makes room', async () => {
  const { ask } = weighed(20);
  for (const key of ['a', 'b', 'c']) await ask(key);
  expect([await ask('b'), await ask('c'), await ask('a')]).toEqual(['fresh', 'fresh', 'made']);
});

test('what is over is made again, and its failure shows', async () => {
  const { cache, ask, time } = weighed(1_000);
  await ask('a');
  time.ms = 6_000;
  await expect(cache('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask('a')).toBe('made');
});

test('a value that is not in time for its caller is waited for, an older one is its fallback', async () => {
  const { cache, ask, time } = weighed(1_000);
  await ask('a');
  time.ms = 4_000;
  expect(await cache('a', async () => 'b')).toEqual({ value: 'b', state: 'made' });
  time.ms = 8_000;
  expect(await cache('a', () => Promise.reject(new Error('down')))).toEqual({
    value: 'b',
    state: 'stale',
  });
});

test('a value that lost its place while it was made still reaches its caller', async () => {
  const { cache, ask } = weighed(20);
  const slow = Promise.withResolvers<string>();
  const waiting = cache('slow', () => slow.promise);
  for (const key of ['a', 'b', 'c']) await ask(key);
  slow.resolve('late');
  expect(await waiting).toEqual({ value: 'late', state: 'made' });
});
