import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { MISCONFIGURED } from '#src/process/environment.ts';

const RESTART_AFTER_MS = 1_000;
const MAX_RESTARTS_A_MINUTE = 5;
const MINUTE_MS = 60_000;
/** After this long a program that was asked to stop is killed. */
const STOP_BUDGET_MS = 25_000;

export type Program = { name: string; args: readonly string[]; env?: Record<string, string> };

export type Supervised = {
  /**
   * True once the program itself has said that it listens (`process.send('listens')`); false once it
   * is given up. What answers at its port before that belongs to somebody else.
   */
  listens: Promise<boolean>;
  stop(): Promise<void>;
};

/** Why a program is not started again. */
type GivenUp = 'keeps ending' | 'misconfigured';

/** After an error the file is opened again, ms; lines that wait for a slow disk, bytes. */
const REOPEN_AFTER_MS = 10_000;
const MAX_WAITING_BYTES = 16_000_000;

/** Takes the lines of a program; a disk that is full loses lines, and nothing else (F36). */
function openLog(file: string): (lines: Buffer) => void {
  let stream: WriteStream | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  return (lines) => {
    if (stream === undefined && Date.now() - failedAt >= REOPEN_AFTER_MS) {
      stream = createWriteStream(file, { flags: 'a' }).on('error', (error) => {
        stream = undefined;
        failedAt = Date.now();
        process.stderr.write(`${file} cannot be written: ${error.message}\n`);
      });
    }
    if (stream !== undefined && stream.writableLength < MAX_WAITING_BYTES) stream.write(lines);
  };
}

/**
 * Keeps a program running: one that dies is started again after a second, at most five times a
 * minute; then `onGivenUp` is called. One that says that it is misconfigured is not: it would say the
 * same again. Its log goes to `<folder>/<name>.log`.
 */
export function supervise(
  program: Program,
  folder: string,
  onGivenUp: (why: GivenUp) => void,
): Supervised {
  mkdirSync(folder, { recursive: true });
  const log = openLog(`${folder}/${program.name}.log`);
  let child: ChildProcess | undefined;
  let starts: number[] = [];
  let isStopping = false;
  const { promise: listens, resolve: setListens } = Promise.withResolvers<boolean>();
  const giveUp = (why: GivenUp) => {
    setListens(false);
    onGivenUp(why);
  };

  const start = () => {
    starts = [...starts.filter((at) => Date.now() - at < MINUTE_MS), Date.now()];
    child = spawn(process.execPath, program.args, {
      env: { ...process.env, ...program.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // Always read, whatever becomes of the lines: a program whose output nobody takes stands still.
    child.stdout?.on('data', log);
    child.stderr?.on('data', log);
    child.stderr?.on('data', (lines: Buffer) => process.stderr.write(lines));
    child.on('message', (message) => {
      if (message === 'listens') setListens(true);
    });
    child.once('error', (error) => process.stderr.write(`${program.name}: ${error.message}\n`));
    child.once('exit', async (code) => {
      if (isStopping) return;
      if (code === MISCONFIGURED) return giveUp('misconfigured');
      if (starts.length > MAX_RESTARTS_A_MINUTE) return giveUp('keeps ending');
      process.stderr.write(`${program.name} ended and is started again.\n`);
      await pause(RESTART_AFTER_MS);
      if (!isStopping) start();
    });
  };
  start();

  return {
    listens,
    async stop() {
      isStopping = true;
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGTERM');
      const isLate = await Promise.race([ended.then(() => false), pause(STOP_BUDGET_MS, true)]);
      if (isLate) child.kill('SIGKILL');
    },
  };
}
