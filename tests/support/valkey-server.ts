import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findValkeyServer } from '#src/launch/valkey-server.ts';
import { findFreePort } from './run-program.ts';

/** A Valkey or Redis of a test, which keeps nothing when it ends. */
export type ValkeyServer = {
  url: string;
  /** Stops it without ending it, and lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  kill(): Promise<void>;
};

const TRY_EVERY_MS = 20;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isUp = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return isUp;
}

/**
 * Starts a server on the loopback interface and waits until it takes connections; `more` are settings of
 * it, or the file of a sentinel.
 */
export async function startValkeyServer(
  port: number,
  more: readonly string[] = [],
): Promise<ValkeyServer> {
  const settings = [...more, '--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const child = spawn(findValkeyServer(), settings, { argv0: 'redis-server', stdio: 'ignore' });
  const ended = once(child, 'exit');
  // A run that is broken off leaves none behind.
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`no valkey on port ${port}`);
    await pause(TRY_EVERY_MS);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => child.kill(name),
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

const MASTER = 'shop-master';
const SENTINELS = 3;

/** A leader, its replica and the sentinels that make the one the other. */
export type WatchedValkey = {
  /** `redis+sentinel://…` */
  url: string;
  killLeader(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts them; a leader that is silent for half a second is replaced. */
export async function startWatchedValkey(): Promise<WatchedValkey> {
  const folder = mkdtempSync(join(tmpdir(), 'sentinel-'));
  const port = await findFreePort();
  const leader = await startValkeyServer(port, ['--dir', folder]);
  const follows = ['--dir', folder, '--repl-diskless-sync-delay', '0', '--replicaof'];
  const replica = await startValkeyServer(await findFreePort(), [...follows, `127.0.0.1 ${port}`]);
  const sentinels = await Promise.all(
    Array.from({ length: SENTINELS }, async (_, at) => {
      const file = join(folder, `sentinel-${at}.conf`);
      writeFileSync(
        file,
        `sentinel monitor ${MASTER} 127.0.0.1 ${port} 2
sentinel down-after-milliseconds ${MASTER} 500
sentinel failover-timeout ${MASTER} 2000
dir ${folder}
`,
      );
      return startValkeyServer(await findFreePort(), [file, '--sentinel']);
    }),
  );
  const hosts = sentinels.map(({ url }) => new URL(url).host).join(',');
  return {
    url: `redis+sentinel://${hosts}/${MASTER}/0`,
    killLeader: leader.kill,
    stop: async () => {
      await Promise.all([leader, replica, ...sentinels].map((one) => one.kill()));
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
  };
}
