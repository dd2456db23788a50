import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRoot } from '#src/launch/find-program.ts';
import { findPgbouncer } from '#src/launch/pgbouncer.ts';
import { findFreePort } from './run-program.ts';

/** A pooler in front of a database server, which gives connections for one transaction at a time. */
export type Pgbouncer = {
  /** The URL that leads through it to the database of another URL. */
  through(url: string): string;
  stop(): Promise<void>;
};

/** Fewer than a platform opens, so that transactions do share them. */
const SERVER_CONNECTIONS = 4;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isUp = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isUp;
}

function settings(server: URL, port: number): string {
  const { hostname, port: serverPort, username, password } = server;
  return `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
query_wait_timeout = 5
`;
}

/** Starts one in front of the server of a URL. */
export async function startPgbouncer(serverUrl: string): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(new URL(serverUrl), port));
  // It does not run as root; the user that it becomes has to read its file.
  chmodSync(folder, 0o755);
  const user = isRoot ? ['-u', 'postgres'] : [];
  const child: ChildProcess = spawn(findPgbouncer(), ['-q', ...user, file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`no pgbouncer on port ${port}`);
    await pause(20);
  }
  return {
    through: (url) => {
      const through = new URL(url);
      through.host = `127.0.0.1:${port}`;
      return through.href;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
