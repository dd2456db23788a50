import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { CutWork } from './cut-picture.ts';
import type { Subject } from './drawings.ts';

/** Beside one picture per core: threads for its files. */
const FILE_THREADS = 2;

type Settle = { resolve: () => void; reject: (error: Error) => void };

/**
 * A drawing is made in the size of what is asked for first: `small` does for tiles and thumbnails
 * in half the time, `full` for every width.
 */
export type MasterSize = 'small' | 'full';

/** Pixels across that a small master has, and no picture made from it passes. */
export const SMALL_MASTER_WIDTH = 640;

/** One job of the process for pictures; files are named by their whole path. */
export type PictureWork<Drawn = Subject> =
  | { kind: 'draw'; subject: Drawn; size: MasterSize; to: string }
  | ({ kind: 'cut' } & CutWork)
  /** Makes a photograph that was fetched one that is saved. */
  | { kind: 'take'; from: string; to: string };

export type WorkAsked<Drawn = Subject> = { id: number; work: PictureWork<Drawn> };
/** `failure` says what went wrong, or nothing did. */
export type WorkDone = { id: number; failure: string | null };

export type PictureProcess = {
  /** Resolves once the file is written; rejects when it cannot be made. */
  run(work: PictureWork): Promise<void>;
};

/** What the program needs of the environment: none of the platform's secrets. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const threads = availableParallelism() + FILE_THREADS;
  return { PATH, HOME, TMPDIR, SystemRoot, UV_THREADPOOL_SIZE: String(threads) };
}

/** Below processes that answer requests, and not so low that a busy machine draws nothing. */
const NICENESS = 5;

/**
 * A separate process for pictures, at a lower priority (`niceness`, 0 to 19) and with its own
 * threads: started when first needed, and again should it end. It never keeps the platform from
 * ending. `program` is a file that calls `servePictures`.
 */
export function openPictureProcess(program: URL, niceness = NICENESS): PictureProcess {
  const file = fileURLToPath(program);
  const open = new Map<number, Settle>();
  let child: ChildProcess | null = null;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(file, { execArgv: [], env: environment() });
    // At once: each thread keeps what the one that starts it has at that moment.
    if (started.pid !== undefined) setPriority(started.pid, niceness);
    started.unref();
    started.channel?.unref();
    started.on('message', ({ id, failure }: WorkDone) => {
      const settle = open.get(id);
      open.delete(id);
      if (failure === null) settle?.resolve();
      else settle?.reject(new Error(`a picture cannot be made: ${failure}`, { cause: failure }));
    });
    const end = () => {
      if (child !== started) return;
      child = null;
      for (const { reject } of open.values()) reject(new Error('the process for pictures ended'));
      open.clear();
    };
    started.on('exit', end);
    started.on('error', end);
    return started;
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        child ??= start();
        lastId += 1;
        open.set(lastId, { resolve, reject });
        child.send({ id: lastId, work } satisfies WorkAsked);
      }),
  };
}
