import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('a full queue answers busy and takes work again once it has room', async () => {
  const queue = createRenderQueue(1, 1);
  const { open, opened } = gate();
  const job = async () => {
    await opened;
    return Buffer.from('done');
  };
  const running = queue(job);
  const waiting = queue(job);
  expect(await queue(job)).toEqual({ ok: false, code: 'BUSY' });
  open();
  expect((await running).ok).toBe(true);
  expect((await waiting).ok).toBe(true);
  expect((await queue(job)).ok).toBe(true);
});

test('no more jobs run at once than allowed', async () => {
  const queue = createRenderQueue(2, 10);
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return Buffer.alloc(0);
  };
  await Promise.all(Array.from({ length: 8 }, () => queue(job)));
  expect(most).toBe(2);
});

test('a job that fails rejects its own caller and frees its place', async () => {
  const queue = createRenderQueue(1, 1);
  await expect(queue(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect((await queue(async () => Buffer.alloc(0))).ok).toBe(true);
});
