import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A program of the repository as a process of its own, as an administrator starts it. */

export type RunningProgram = {
  /** All that it has said so far, on both outputs. */
  said(): string;
  /** Its exit code, once it has ended; -1 when a signal ended it. */
  ended: Promise<number>;
  stop(): Promise<void>;
  /** Ends it without giving it a chance to say goodbye. */
  kill(): Promise<void>;
};

/** With exactly these variables, a PATH and what the run has compiled; nothing else of the run. */
export function runProgram(
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): RunningProgram {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? -1));
  });
  return {
    said: () => text,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A port of this machine that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
