import { expect, test } from 'vitest';
import { createRenderQueue, type Lane } from './render-queue.ts';

/** A queue with one place, which is taken until `open` is called, and what ran afterwards. */
function takenQueue(waiting = 10) {
  let time = 0;
  const queue = createRenderQueue({ atOnce: 1, waiting, now: () => time });
  const ran: string[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const first = queue('slow', () => opened);
  return {
    ran,
    ask: (name: string, lane: Lane = 'slow', signal?: AbortSignal) =>
      queue(lane, async () => void ran.push(name), signal),
    pass: (ms: number) => {
      time += ms;
    },
    open: async () => {
      open();
      await first;
    },
  };
}

test('what one glance asks for is drawn in its order, a later glance first', async () => {
  const { ask, pass, open, ran } = takenQueue();
  const asked = [ask('top'), ask('below')];
  pass(200);
  asked.push(ask('further down'));
  pass(2_000);
  asked.push(ask('scrolled to'), ask('beside it'));
  await open();
  await Promise.all(asked);
  expect(ran).toEqual(['scrolled to', 'beside it', 'top', 'below', 'further down']);
});

test('widths of a master go before drawings', async () => {
  const { ask, open, ran } = takenQueue();
  const asked = [ask('drawing'), ask('width', 'quick')];
  await open();
  await Promise.all(asked);
  expect(ran).toEqual(['width', 'drawing']);
});

test('a full queue turns away what it would draw last', async () => {
  const { ask, pass, open, ran } = takenQueue(2);
  const old = [ask('seen before'), ask('seen before, below')];
  pass(2_000);
  const now = ask('seen now');
  expect(await old[1]).toEqual({ ok: false, code: 'BUSY' });
  await open();
  expect([await now, await old[0]]).toEqual([{ ok: true }, { ok: true }]);
  expect(ran).toEqual(['seen now', 'seen before']);
});

test('what nobody waits for any more is not drawn', async () => {
  const { ask, open, ran } = takenQueue();
  const leaves = new AbortController();
  const left = ask('left', 'slow', leaves.signal);
  const stayed = ask('stayed');
  leaves.abort();
  expect(await left).toEqual({ ok: false, code: 'GIVEN_UP' });
  await open();
  await stayed;
  expect(ran).toEqual(['stayed']);
});

test('no more jobs run at once than allowed', async () => {
  const queue = createRenderQueue({ atOnce: 2, waiting: 10 });
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => queue('slow', job)));
  expect(most).toBe(2);
});

test('a job that fails rejects its own caller and frees its place', async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 1 });
  await expect(queue('slow', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect(await queue('slow', async () => undefined)).toEqual({ ok: true });
});
