import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Supervised, supervise } from './supervise.ts';

let folder: string;
let running: Supervised | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervise-'));
});
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** A program that says far more than a pipe holds, and then notes that it is still there. */
function startTalker() {
  const done = join(folder, 'done');
  const talk = `
    const { writeSync, writeFileSync } = require('node:fs');
    for (let turn = 0; turn < 200; turn += 1) writeSync(1, 'x'.repeat(9999) + '\\n');
    writeFileSync(${JSON.stringify(done)}, '');
    setInterval(() => undefined, 1000);`;
  running = supervise({ name: 'talker', args: ['-e', talk] }, folder, () => undefined);
  return done;
}

test('a program’s lines go to its log', async () => {
  const done = startTalker();
  await expect.poll(() => existsSync(done)).toBe(true);
  const log = () => readFileSync(join(folder, 'talker.log'), 'utf8');
  await expect.poll(() => log().length).toBe(200 * 10_000);
});

test.runIf(existsSync('/dev/full'))(
  'on a full disk lines are lost, said once, and the program goes on, as does what looks after it (F36)',
  async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    symlinkSync('/dev/full', join(folder, 'talker.log'));
    const done = startTalker();
    await expect.poll(() => existsSync(done)).toBe(true);
    const lines = said.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('ENOSPC'))).toHaveLength(1);
  },
);
