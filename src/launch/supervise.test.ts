import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MISCONFIGURED } from '#src/process/environment.ts';
import { type Supervised, supervise } from './supervise.ts';
import { waitForOwn } from './wait-for.ts';

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
  await expect.poll(() => existsSync(done), { timeout: 10_000 }).toBe(true);
  const log = () => readFileSync(join(folder, 'talker.log'), 'utf8');
  await expect.poll(() => log().length).toBe(200 * 10_000);
});

test.runIf(existsSync('/dev/full'))(
  'on a full disk lines are lost, said once, and the program goes on, as does what looks after it',
  { tags: ['F36'] },
  async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    symlinkSync('/dev/full', join(folder, 'talker.log'));
    const done = startTalker();
    await expect.poll(() => existsSync(done), { timeout: 10_000 }).toBe(true);
    const lines = said.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('ENOSPC'))).toHaveLength(1);
  },
);

/** Answers at a free port; says which, and what ends it. */
async function startStranger() {
  const server = createServer((_request, response) => response.end('hello'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { port, url: `http://localhost:${port}`, end: () => server.close() };
}

/** A program that listens at `port` and says so, as those of the shop do. */
const startListener = (port: number) => {
  const listen = `
    const server = require('node:http').createServer((_, response) => response.end());
    server.listen(${port}, () => process.send('listens'));`;
  running = supervise({ name: 'listener', args: ['-e', listen] }, folder, () => undefined);
  return running;
};

test('a URL at which another program answers is not taken for the program’s own', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const stranger = await startStranger();
  const own = startListener(stranger.port);
  expect((await fetch(stranger.url)).status).toBe(200);
  expect(await waitForOwn(own, stranger.url, 1_000)).toBe(false);
  stranger.end();
  expect(await waitForOwn(own, stranger.url, 20_000)).toBe(true);
});

test('a program that is given up is not waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const code = `process.exit(${MISCONFIGURED})`;
  running = supervise({ name: 'odd', args: ['-e', code] }, folder, resolve);
  expect(await waitForOwn(running, 'http://localhost:1', 60_000)).toBe(false);
  expect(await promise).toBe('misconfigured');
});
