import { expect, test, vi } from 'vitest';
import { createProcessState } from './process-state.server.ts';

const { state, log } = vi.hoisted(() => ({
  state: { countAttempt: vi.fn() },
  log: { error: vi.fn() },
}));
vi.mock('./log.server.ts', () => ({ log }));
vi.mock('./open-shared-state.server.ts', () => ({ sharedState: () => state }));

const { countAttempt } = await import('./attempt-limits.server.ts');

function startCounting() {
  const ended = { add: vi.fn(), has: vi.fn(), all: vi.fn() };
  const { countAttempt: count } = createProcessState(ended, () => 0);
  return state.countAttempt.mockReset().mockImplementation(count);
}

const NETWORK = '2001:db8:1:2';
/** How many of so many attempts of different browsers or of one may be made. */
async function allowed(times: number, sessionOf: (turn: number) => string) {
  const attempts = Array.from({ length: times }, (_, turn) =>
    countAttempt('promo code', {
      sessionId: sessionOf(turn),
      clientAddress: `${NETWORK}::${turn.toString(16)}`,
    }),
  );
  const settled = await Promise.allSettled(attempts);
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

test('a browser has thirty attempts in ten minutes, its network two hundred', {
  tags: ['T11'],
}, async () => {
  startCounting();
  expect(await allowed(40, () => 'one')).toBe(30);
  startCounting();
  expect(await allowed(250, (turn) => `browser ${turn}`)).toBe(200);
});

test('past the limit it is TOO_MANY_REQUESTS, for what was tried alone', {
  tags: ['T11'],
}, async () => {
  startCounting();
  await allowed(30, () => 'one');
  const one = { sessionId: 'one', clientAddress: '203.0.113.7' };
  await expect(countAttempt('promo code', one)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: 600,
  });
  await expect(countAttempt('reservation', one)).resolves.toBeUndefined();
});

test('no key names a browser or an address', { tags: ['A-150'] }, async () => {
  const counted = startCounting();
  await countAttempt('stock alert', { sessionId: 'the browser', clientAddress: '203.0.113.7' });
  expect(counted).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(counted.mock.calls)).not.toMatch(/the browser|203/);
});

test('past the limit it is said when there are attempts again', async () => {
  startCounting();
  await allowed(30, () => 'one');
  await expect(countAttempt('promo code', { sessionId: 'one' })).rejects.toMatchObject({
    retryAfterSeconds: 600,
  });
});

test('a network has sixty maps a minute, whichever browser asks, and what no client asked for is not counted', {
  tags: ['T47'],
}, async () => {
  startCounting();
  const maps = (clientAddress: string) =>
    Promise.allSettled(
      Array.from({ length: 70 }, (_, turn) =>
        countAttempt('map', { sessionId: `browser ${turn}`, clientAddress }),
      ),
    ).then((all) => all.filter(({ status }) => status === 'fulfilled').length);
  expect(await maps('203.0.113.7')).toBe(60);
  expect(await maps('203.0.113.8')).toBe(60);
  expect(await maps('')).toBe(70);
});

test('while attempts cannot be counted, what only costs is let through', {
  tags: ['F35'],
}, async () => {
  state.countAttempt.mockReset().mockRejectedValue(new Error('away'));
  await expect(countAttempt('search', { clientAddress: '203.0.113.7' })).resolves.toBeUndefined();
});

test('while attempts cannot be counted there are none', { tags: ['F35'] }, async () => {
  state.countAttempt.mockReset().mockRejectedValue(new Error('away'));
  const attempt = countAttempt('promo code', { sessionId: 'one' });
  await expect(attempt).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
  expect(log.error).toHaveBeenCalledTimes(1);
});
