import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../../tests/support/run-program.ts';
import { startValkeyServer, type ValkeyServer } from '../../tests/support/valkey-server.ts';

const lines = vi.hoisted(() => [] as string[]);
vi.mock('./log.server.ts', () => ({
  log: {
    error: (_: object, line: string) => lines.push(line),
    info: (line: string) => lines.push(line),
  },
}));

const { createEndedSessionsFile } = await import('./ended-sessions.server.ts');
const { createProcessState } = await import('./process-state.server.ts');
const { createValkeyState } = await import('./valkey-state.server.ts');

let root = '';
let folder = '';
let port = 0;
let server: ValkeyServer;
let opened: { close(): void }[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'shared-'));
  port = await findFreePort();
  server = await startValkeyServer(port);
});
afterAll(async () => {
  await server.kill();
  // A list may still be being written.
  await rm(root, { recursive: true, maxRetries: 5 });
});
beforeEach(() => {
  lines.length = 0;
  folder = join(root, randomUUID());
});
afterEach(() => {
  for (const one of opened) one.close();
  opened = [];
});

const openFile = (name: string) => createEndedSessionsFile(join(folder, name), Date.now);
const openProcess = (name = 'a') => createProcessState(openFile(name), Date.now);
/** Two of them with different names are two processes. */
function openValkey(name = 'a') {
  const state = createValkeyState({ url: server.url, prefix: 'test:', ended: openFile(name) });
  opened.push(state);
  return state;
}

/** Work that says how often it was done, and takes a while. */
function workOf(value: string, ms = 20) {
  const work = vi.fn(async () => {
    await pause(ms);
    return value;
  });
  return work;
}

describe.each([
  ['one process', openProcess],
  ['a Valkey', openValkey],
])('what is shared by %s', (_name, open) => {
  test('an ended session has ended, and no other', { tags: ['T18'] }, async () => {
    const state = open();
    const sid = randomUUID();
    expect(await state.hasEnded(sid)).toBe(false);
    await state.endSession(sid);
    expect([await state.hasEnded(sid), await state.hasEnded(randomUUID())]).toEqual([true, false]);
  });

  test('it has still ended after a restart', { tags: ['T44'] }, async () => {
    const sid = randomUUID();
    await open().endSession(sid);
    expect(await open().hasEnded(sid)).toBe(true);
  });

  test('concurrent callers share one work, and later ones its result until its time is over', {
    tags: ['T21'],
  }, async () => {
    const state = open();
    const key = randomUUID();
    const work = workOf('pair');
    const ask = () => state.once(key, 300, work);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['pair', 'pair', 'pair']);
    expect(await ask()).toBe('pair');
    expect(work).toHaveBeenCalledTimes(1);
    await pause(350);
    await ask();
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('work that fails fails for its callers, and is done again for the next', {
    tags: ['T21'],
  }, async () => {
    const state = open();
    const key = randomUUID();
    const refused = vi.fn(() => Promise.reject(new Error('refused')));
    const both = [state.once(key, 1_000, refused), state.once(key, 1_000, refused)];
    for (const one of await Promise.allSettled(both)) expect(one.status).toBe('rejected');
    expect(refused).toHaveBeenCalledTimes(1);
    expect(await state.once(key, 1_000, workOf('pair'))).toBe('pair');
  });

  test('attempts count within their window, parallel ones too', { tags: ['T11'] }, async () => {
    const state = open();
    const key = randomUUID();
    const windows = await Promise.all([1, 2, 3].map(() => state.countAttempt(key, 300)));
    expect(windows.map(({ count }) => count).sort()).toEqual([1, 2, 3]);
    for (const { endsInMs } of windows) {
      expect(endsInMs).toBeGreaterThan(0);
      expect(endsInMs).toBeLessThanOrEqual(300);
    }
    await pause(350);
    expect(await state.countAttempt(key, 300)).toMatchObject({ count: 1 });
  });
});

describe('two processes with one Valkey', () => {
  test('a session that ended on one has ended on the other', { tags: ['T44'] }, async () => {
    const sid = randomUUID();
    await openValkey('a').endSession(sid);
    expect(await openValkey('b').hasEnded(sid)).toBe(true);
  });

  test('work of both at once is done by one', { tags: ['T21'] }, async () => {
    const key = randomUUID();
    const work = workOf('pair', 100);
    const states = [openValkey('a'), openValkey('b'), openValkey('c')];
    const results = await Promise.all(states.map((state) => state.once(key, 1_000, work)));
    expect(results).toEqual(['pair', 'pair', 'pair']);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('work whose process died is done by another', { tags: ['T21'] }, async () => {
    const key = randomUUID();
    const never = openValkey('a').once(key, 1_000, () => new Promise(() => undefined));
    await pause(50);
    expect(await openValkey('b').once(key, 1_000, workOf('pair'))).toBe('pair');
    expect(await Promise.race([never, 'waiting'])).toBe('waiting');
  });

  test('attempts on both count together', { tags: ['T11'] }, async () => {
    const key = randomUUID();
    await openValkey('a').countAttempt(key, 1_000);
    expect(await openValkey('b').countAttempt(key, 1_000)).toMatchObject({ count: 2 });
  });
});

describe('a Valkey that is away', () => {
  /** What has to go on without it, and what must not (F35). */
  async function expectAlone(state: ReturnType<typeof openValkey>) {
    const [ended, other, key] = [randomUUID(), randomUUID(), randomUUID()];
    await state.endSession(ended);
    expect([await state.hasEnded(ended), await state.hasEnded(other)]).toEqual([true, false]);
    expect(await state.once(key, 1_000, workOf('pair'))).toBe('pair');
    await expect(state.countAttempt(key, 1_000)).rejects.toThrow();
    return ended;
  }

  async function backAgain(state: ReturnType<typeof openValkey>) {
    const countable = () => state.countAttempt(randomUUID(), 1_000);
    await expect.poll(() => countable().catch(() => null), { timeout: 10_000 }).not.toBeNull();
  }

  test('killed: sessions and refreshes go on alone, attempts are refused; when it is back, empty, it learns what ended in between', {
    tags: ['F35', 'F22'],
  }, async () => {
    const [one, other] = [openValkey('a'), openValkey('b')];
    const before = randomUUID();
    await one.endSession(before);
    await server.kill();
    const during = await expectAlone(one);
    server = await startValkeyServer(port);
    await Promise.all([backAgain(one), backAgain(other)]);
    for (const sid of [before, during]) {
      await expect.poll(() => other.hasEnded(sid)).toBe(true);
    }
    expect(lines).toContain('valkey is away: nothing is shared');
    expect(lines.at(-1)).toBe('valkey answers: processes share again');
  });

  test('stopped, not dead: one question waits for half a second, the next ones for nothing', {
    tags: ['T45', 'F35'],
  }, async () => {
    const state = openValkey();
    await state.hasEnded(randomUUID());
    server.signal('SIGSTOP');
    const since = performance.now();
    await expectAlone(state);
    expect(performance.now() - since).toBeLessThan(1_500);
    server.signal('SIGCONT');
    await backAgain(state);
  });

  test('not there from the start: nothing waits for it, and it is used once it comes', {
    tags: ['F35'],
  }, async () => {
    await server.kill();
    const state = openValkey();
    await expectAlone(state);
    server = await startValkeyServer(port);
    await backAgain(state);
  });
});
