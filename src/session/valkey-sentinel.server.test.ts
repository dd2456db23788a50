import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startWatchedValkey, type WatchedValkey } from '../../tests/support/valkey-server.ts';

const lines = vi.hoisted(() => [] as string[]);
vi.mock('./log.server.ts', () => ({
  log: {
    error: (_: object, line: string) => lines.push(line),
    info: (line: string) => lines.push(line),
  },
}));

const { createEndedSessionsFile } = await import('./ended-sessions.server.ts');
const { createValkeyState } = await import('./valkey-state.server.ts');

let folder = '';
let watched: WatchedValkey;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'));
  watched = await startWatchedValkey();
});
afterAll(async () => {
  await watched.stop();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const open = (name: string) =>
  createValkeyState({
    url: watched.url,
    prefix: 'test:',
    ended: createEndedSessionsFile(join(folder, name), Date.now),
  });

const PATIENCE = { timeout: 40_000, interval: 100 };

test('processes that share through sentinels go on with the new leader when theirs is killed', {
  tags: ['F40'],
}, async () => {
  const [one, other] = [open('one'), open('other')];
  await vi.waitFor(() => one.countAttempt('code', 60_000), PATIENCE);
  await one.endSession('before');
  await vi.waitFor(async () => expect(await other.hasEnded('before')).toBe(true), PATIENCE);

  await watched.killLeader();
  await expect(one.countAttempt('code', 60_000)).rejects.toThrow();
  // Ended while nobody leads, and sent when somebody does.
  await one.endSession('meanwhile');
  await vi.waitFor(() => one.countAttempt('code', 60_000), PATIENCE);
  await vi.waitFor(async () => expect(await other.hasEnded('meanwhile')).toBe(true), PATIENCE);
  expect(await other.hasEnded('before')).toBe(true);
  expect(lines).toContain('valkey is away: nothing is shared');
  one.close();
  other.close();
});
