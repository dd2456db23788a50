import { expect, test } from 'vitest';
import { createShareWork } from './share-work.ts';

function begun() {
  const share = createShareWork<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const start = (signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  };
  return { share, start, signals, finish: () => resolve('made') };
}

test('what several ask for at the same time is made once', async () => {
  const { share, start, signals, finish } = begun();
  const both = [share('a', start), share('a', start)];
  finish();
  expect(await Promise.all(both)).toEqual(['made', 'made']);
  expect(signals).toHaveLength(1);
});

test('it is given up when the last one has left, not before', async () => {
  const { share, start, signals, finish } = begun();
  const [one, other] = [new AbortController(), new AbortController()];
  const both = [share('a', start, one.signal), share('a', start, other.signal)];
  one.abort();
  expect(signals[0]?.aborted).toBe(false);
  other.abort();
  expect(signals[0]?.aborted).toBe(true);
  const later = share('a', start);
  expect(signals).toHaveLength(2);
  finish();
  await Promise.all([...both, later]);
});
