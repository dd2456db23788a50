import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { startEmbeddedServer } from './embedded-server.ts';
import { processIdentity } from './process-identity.ts';
import { prepareHome } from './server-home.ts';
import { removeServer } from './test-server.ts';

const folder = resolve('.data', `test-embedded-${process.pid}`);
const log = () => undefined;
afterEach(() => removeServer(folder));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('a second start on the same folder is told so in a sentence', {
  tags: ['A-157'],
}, async () => {
  const server = await startEmbeddedServer({ folder, log });
  await expect(startEmbeddedServer({ folder, log })).rejects.toThrow(
    `A platform already runs on ${folder} (process ${process.pid})`,
  );
  await server.stop();
});

test('a lock of a process that is gone, or is another program by now, is stale', {
  tags: ['A-157'],
}, async () => {
  mkdirSync(folder, { recursive: true });
  // Process 1 lives, but did not start at instant 0.
  writeFileSync(join(folder, 'platform.lock'), '1\n0\n');
  const server = await startEmbeddedServer({ folder, log });
  expect(await query(server.urlOf('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a program that gives up by %s before it serves leaves no server running',
  { tags: ['A-157'] },
  async (signal) => {
    const program = `
    const { startEmbeddedServer } = await import(${JSON.stringify(`${import.meta.dirname}/embedded-server.ts`)});
    await startEmbeddedServer({ folder: ${JSON.stringify(folder)}, log: () => undefined });
    process.stdout.write('filling');
    setInterval(() => undefined, 1_000);
  `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.stdout, 'data');
    const { data } = prepareHome(folder);
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    expect(processIdentity(pid)).not.toBeNull();
    child.kill(signal);
    await once(child, 'exit');
    await vi.waitFor(() => expect(processIdentity(pid)).toBeNull(), 10_000);
  },
);

test('what was written survives a kill -9, and the server left running is ended', {
  tags: ['F23', 'A-157'],
}, async () => {
  const program = `
    const { startEmbeddedServer } = await import(${JSON.stringify(`${import.meta.dirname}/embedded-server.ts`)});
    const { default: pg } = await import('pg');
    const server = await startEmbeddedServer({ folder: ${JSON.stringify(folder)}, log: () => undefined });
    const client = new pg.Client({ connectionString: server.urlOf('postgres') });
    await client.connect();
    await client.query('CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(process.pid, 'SIGKILL');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: 'ignore',
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const server = await startEmbeddedServer({ folder, log });
  expect(await query(server.urlOf('postgres'), 'SELECT answer FROM kept')).toEqual([
    { answer: 42 },
  ]);
  await server.stop();
});
