import { setImmediate as immediately } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerShopper, letShoppersGoFirst } from './shoppers-first.ts';

/** A call that is answered once it is let. */
function heldCall() {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  return { call: answerShopper(() => promise), answer };
}

test('long work waits until a shopper is answered, and not where none is there', async () => {
  await letShoppersGoFirst(60_000);
  const { call, answer } = heldCall();
  let isAnswered = false;
  const work = letShoppersGoFirst(60_000).then(() => isAnswered);
  await immediately();
  isAnswered = true;
  answer();
  await call;
  expect(await work).toBe(true);
});

test('long work goes on although shoppers are there all the time', async () => {
  const { call, answer } = heldCall();
  await letShoppersGoFirst(1);
  answer();
  await expect(call).resolves.toBeUndefined();
});
