import { type ChildProcess, spawn } from 'node:child_process';
import { isPortFree } from '#src/launch/wait-for.ts';

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

/**
 * Below the ports that systems give to whom asks for any: a server in another test never gets one
 * that was found here before its program listens on it.
 */
const FIRST_PORT = 12_000;
const PORTS_OF_A_PROCESS = 100;
const PROCESSES = 200;
let given = 0;

/** A port of this machine that nobody listens on; the next hundred calls do not give it again. */
export async function findFreePort(): Promise<number> {
  const first = FIRST_PORT + (process.pid % PROCESSES) * PORTS_OF_A_PROCESS;
  for (;;) {
    const port = first + (given++ % PORTS_OF_A_PROCESS);
    if (await isPortFree(port)) return port;
  }
}
