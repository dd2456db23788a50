import { describe, expect, test, vi } from 'vitest';
import { createKeptReads } from './kept-reads.ts';

const RULE = { freshMs: 1_000, staleMs: 2_000 };

function clock() {
  let now = 0;
  return { read: () => now, set: (ms: number) => (now = ms) };
}

describe('reads kept for all shoppers', () => {
  test('a fresh value is served without a call (DOM-44)', async () => {
    const keep = createKeptReads(
      () => 0,
      () => false,
    );
    const read = vi.fn(async () => 'a');
    expect([await keep('k', RULE, read), await keep('k', RULE, read)]).toEqual(['a', 'a']);
    expect(read).toHaveBeenCalledOnce();
  });

  test('twenty at once make one call', async () => {
    const keep = createKeptReads(
      () => 0,
      () => false,
    );
    const read = vi.fn(async () => 'a');
    await Promise.all(Array.from({ length: 20 }, () => keep('k', RULE, read)));
    expect(read).toHaveBeenCalledOnce();
  });

  test('after a failure the last good value stands in while it is stale, then the failure shows (ERR-01)', async () => {
    const time = clock();
    const keep = createKeptReads(time.read, () => false);
    await keep('k', RULE, async () => 'good');
    const fail = () => Promise.reject(new Error('down'));
    time.set(1_500);
    expect(await keep('k', RULE, fail)).toBe('good');
    time.set(3_000);
    await expect(keep('k', RULE, fail)).rejects.toThrow('down');
  });

  test('nothing that could be read is not kept', async () => {
    const keep = createKeptReads(
      () => 0,
      () => false,
    );
    const read = vi.fn(async () => null);
    await keep('k', RULE, read);
    await keep('k', RULE, read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('switched off, every read is a call (DOM-12)', async () => {
    const keep = createKeptReads(
      () => 0,
      () => true,
    );
    const read = vi.fn(async () => 'a');
    await keep('k', RULE, read);
    await keep('k', RULE, read);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
