import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findValkeyServer } from '#src/launch/valkey-server.ts';

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

/** Starts a server on the loopback interface and waits until it takes connections. */
export async function startValkeyServer(port: number): Promise<ValkeyServer> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
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
      child.kill('SIGKILL');
      await ended;
    },
  };
}
