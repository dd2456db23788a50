import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { optional } from './optional-reads.server.ts';
import { type RequestScope, runInScope } from './request-scope.server.ts';

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown) =>
    new Promise((resolve) => globalThis.setTimeout(() => resolve(value), ms)),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hung = optional(() => new Promise<string>(() => undefined), null);
const scope = (): RequestScope => ({
  correlationId: 'c',
  nonce: 'n',
  origin: '',
  clientAddress: '',
});

/** How long the work takes, ms, and what came of it. */
async function timed<T>(work: () => Promise<T>) {
  const since = Date.now();
  const done = work().then((value) => ({ value, ms: Date.now() - since }));
  await vi.runAllTimersAsync();
  return done;
}

describe('parts that a page can do without', () => {
  test('are left out once the page has waited for them for a second and a half, however many hang', {
    tags: ['T45', 'F03'],
  }, async () => {
    const page = scope();
    const { ms } = await timed(() =>
      runInScope(page, async () => {
        await Promise.all([hung(), hung(), hung()]);
        for (let turn = 0; turn < 6; turn += 1) await hung();
      }),
    );
    expect(ms).toBe(1_500 + 6 * 50);
    expect(page.isPartial).toBe(true);
  });

  test.each([1, 700, 1_499])(
    'that begin %d ms after others are waited for no longer than those',
    { tags: ['T45', 'F03'] },
    async (later) => {
      const page = scope();
      const { ms } = await timed(() =>
        runInScope(page, () =>
          Promise.all(
            [0, later, 2 * later].map(async (after) => {
              await new Promise((resolve) => globalThis.setTimeout(resolve, after));
              await hung();
            }),
          ),
        ),
      );
      // What begins once the time is over is asked for what is cached.
      expect(ms).toBe(Math.max(1_500, 2 * later + 50));
    },
  );

  test('are there when they come in time, and the next page waits for its own', async () => {
    const slow = optional(async () => {
      await new Promise((resolve) => globalThis.setTimeout(resolve, 1_000));
      return 'header';
    }, null);
    for (const page of [scope(), scope()]) {
      const { value } = await timed(() => runInScope(page, () => slow()));
      expect([value, page.isPartial]).toEqual(['header', undefined]);
    }
  });

  test('fail without a word', async () => {
    const failing = optional(() => Promise.reject(new Error('away')), 'nothing');
    expect((await timed(() => failing())).value).toBe('nothing');
  });
});
