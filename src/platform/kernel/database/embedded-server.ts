import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { endLeftoverServer } from './leftover-server.ts';
import { makeDataFolder, prepareHome, type ServerHome } from './server-home.ts';
import { lockFolder } from './start-lock.ts';

export type EmbeddedServer = {
  /** URL of a database on it. */
  urlOf(name: string): string;
  stop(): Promise<void>;
};

type Options = {
  /** The data folder of the platform: `.data`. */
  folder: string;
  log: (sentence: string) => void;
  /** Further `postgres` settings, as for its `-c`. */
  settings?: readonly string[];
  /** Told when the server ends although nobody stopped it. */
  onLost?: () => void;
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No free port on 127.0.0.1.')),
      );
    });
  });
}

const passwordFile = (home: ServerHome) => `${home.data}/vitrine-password`;

/**
 * Makes the cluster unless it is whole. An initdb that was interrupted leaves no
 * `vitrine-password` behind, so it is done again. The locale is PostgreSQL's own, so that
 * nothing depends on the machine's.
 */
function initialise(home: ServerHome): void {
  if (existsSync(passwordFile(home))) return;
  rmSync(home.data, { recursive: true, force: true });
  makeDataFolder(home.data, home.user);
  const secret = randomBytes(24).toString('base64url');
  const draft = `${home.data}.password`;
  writeFileSync(draft, secret, { mode: 0o600 });
  if (home.user !== null) chownSync(draft, home.user.uid, home.user.gid);
  const { status, stderr, error } = spawnSync(
    join(home.binaries, 'bin', 'initdb'),
    [
      `--pgdata=${home.data}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${draft}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
    ],
    { ...home.user, cwd: '/', encoding: 'utf8' },
  );
  rmSync(draft, { force: true });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
  writeFileSync(passwordFile(home), secret, { mode: 0o600 });
}

/** A server process in a separate session, so that Ctrl-C reaches the platform alone. */
function spawnServer(home: ServerHome, port: number, settings: readonly string[]): ChildProcess {
  const log = openSync(`${home.data}.log`, 'w', 0o600);
  const child = spawn(
    join(home.binaries, 'bin', 'postgres'),
    [
      ...['-D', home.data, '-p', String(port)],
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap(
        (setting) => ['-c', setting],
      ),
    ],
    { ...home.user, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  return child;
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Waits until the server answers; false when its process ended first. */
async function becomesReady(child: ChildProcess, url: string): Promise<boolean> {
  // Recovery after a crash replays the log before the server answers.
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
      return false;
    if (await accepts(url)) return true;
    await pause(50);
  }
  child.kill('SIGQUIT');
  return false;
}

function stopServer(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

const MAX_TRIES = 5;

/** What ends a program from outside. */
const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Has the server end with this process, however that ends but for kill -9: by its `exit`, and by a
 * signal that nobody handles yet, as while a first start fills the database. Answers how to stop that.
 */
function endTogether(child: ChildProcess): () => void {
  const endNow = () => child.kill('SIGINT');
  const exitUnlessHandled = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  };
  process.once('exit', endNow);
  for (const signal of ENDING) process.on(signal, exitUnlessHandled);
  return () => {
    process.off('exit', endNow);
    for (const signal of ENDING) process.off(signal, exitUnlessHandled);
  };
}

/**
 * Starts PostgreSQL on a free loopback port with its data in `<folder>/postgres` (or under
 * /var/tmp, see `prepareHome`). One start at a time: the folder is locked until `stop`. A server
 * left running by a killed platform is ended first. Throws one sentence when it cannot start.
 */
export async function startEmbeddedServer(options: Options): Promise<EmbeddedServer> {
  const unlock = lockFolder(options.folder);
  try {
    const home = prepareHome(options.folder);
    if (home.note !== null) options.log(home.note);
    await endLeftoverServer(home.data);
    initialise(home);
    const secret = readFileSync(passwordFile(home), 'utf8');
    for (let tries = 1; ; tries += 1) {
      const port = await freePort();
      const child = spawnServer(home, port, options.settings ?? []);
      const urlOf = (name: string) => `postgres://postgres:${secret}@127.0.0.1:${port}/${name}`;
      child.on('error', () => undefined);
      const part = endTogether(child);
      // Another program may take the port in between, and workers of a killed server may hold
      // its shared memory for a moment: both pass.
      if (!(await becomesReady(child, urlOf('postgres')))) {
        part();
        if (tries < MAX_TRIES) {
          await pause(300 * tries);
          continue;
        }
        const said = readFileSync(`${home.data}.log`, 'utf8').trim().split('\n').slice(-3);
        throw new Error(`The database server does not start: ${said.join(' ')}`);
      }
      const tellLost = () => options.onLost?.();
      child.once('exit', tellLost);
      return {
        urlOf,
        stop: async () => {
          child.off('exit', tellLost);
          await stopServer(child);
          part();
          unlock();
        },
      };
    }
  } catch (error) {
    unlock();
    throw error;
  }
}
