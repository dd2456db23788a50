import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const lines = vi.hoisted(() => [] as string[]);
vi.mock('./log.server.ts', () => ({
  log: { error: (_: object, line: string) => lines.push(line) },
}));

const { createEndedSessionsFile } = await import('./ended-sessions.server.ts');

const DAY_MS = 86_400_000;
const clock = { at: 0 };
const now = () => clock.at;
let folder = '';
let file = '';
beforeEach(async () => {
  clock.at = Date.UTC(2026, 2, 1);
  lines.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'ended-'));
  file = join(folder, 'data', 'ended-sessions');
});
afterEach(() => rm(folder, { recursive: true }));

const start = () => createEndedSessionsFile(file, now);

describe('ended sessions', () => {
  test('are known after a restart, all of them', { tags: ['T44'] }, async () => {
    const before = start();
    await Promise.all(['a', 'b', 'c', 'a'].map((sid) => before.add(sid)));
    expect([await before.has('b'), await before.has('x')]).toEqual([true, false]);
    const after = start();
    expect([await after.has('a'), await after.has('c'), await after.has('x')]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(4);
  });

  test('are forgotten after thirty days, when no seal of theirs is good any more', {
    tags: ['T18'],
  }, async () => {
    await start().add('old');
    clock.at += 29 * DAY_MS;
    const running = start();
    await running.add('young');
    expect(await running.has('old')).toBe(true);
    clock.at += 2 * DAY_MS;
    await running.add('youngest');
    expect([await running.has('old'), await running.has('young')]).toEqual([false, true]);
    expect(await readFile(file, 'utf8')).not.toContain('old');
  });

  test('a line that a crash cut off costs no other line', { tags: ['T44'] }, async () => {
    await start().add('whole');
    await writeFile(file, `${await readFile(file, 'utf8')}cut 17`.replace(/ 17$/, ' '));
    const after = start();
    await after.add('next');
    const again = start();
    expect([await again.has('whole'), await again.has('next')]).toEqual([true, true]);
    expect(await readdir(join(folder, 'data'))).toEqual(['ended-sessions']);
  });

  test('a folder that cannot be written to ends sessions all the same, and says so', {
    tags: ['F22'],
  }, async () => {
    await writeFile(join(folder, 'data'), 'a file where the folder should be');
    const memory = start();
    await memory.add('a');
    expect(await memory.has('a')).toBe(true);
    expect(lines).toContain('the list of ended sessions cannot be kept');
  });
});
