import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { log } from './log.server.ts';

/** Sessions that have ended, for as long as a seal of theirs could still be shown (T18, T44). */
export type EndedSessions = {
  /** Ends a session id for good; never rejects, since a sign-out must not fail. */
  add(sid: string): Promise<void>;
  has(sid: string): Promise<boolean>;
  /** All that are known, with when each ended in ms. */
  all(): Promise<ReadonlyMap<string, number>>;
};

/** No seal is older (token-session.ts). */
export const MAX_SESSION_AGE_MS = 30 * 86_400_000;
const SWEEP_EVERY_MS = 86_400_000;

const LINE = /^([\w-]{1,64}) (\d{1,15})$/;

/** One line a session: its id, and when it ended in ms. What a crash cut off is no line. */
function parse(text: string): Map<string, number> {
  const ended = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, sid, at] = LINE.exec(line) ?? [];
    if (sid !== undefined) ended.set(sid, Number(at));
  }
  return ended;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * The list of one process, in a file that outlives it. A line is appended with one flushed write;
 * sweeping writes a new file and renames it, so that no reader ever finds half of one.
 */
export function createEndedSessionsFile(file: string, now: () => number): EndedSessions {
  let sweptAt = Number.NEGATIVE_INFINITY;
  let work: Promise<Map<string, number>> | undefined;

  async function sweep(known: Map<string, number>): Promise<Map<string, number>> {
    const all = new Map([...parse(await readText(file)), ...known]);
    for (const [sid, at] of all) if (now() - at > MAX_SESSION_AGE_MS) all.delete(sid);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    const lines = [...all].map(([sid, at]) => `${sid} ${at}\n`);
    await writeFile(draft, lines.join(''), { mode: 0o600, flush: true });
    await rename(draft, file);
    sweptAt = now();
    return all;
  }

  /** Steps run one after the other; one that fails is logged, and memory keeps what it knows. */
  function run(step: (ended: Map<string, number>) => Promise<Map<string, number>>) {
    work = (work ?? Promise.resolve(new Map<string, number>())).then(async (ended) => {
      try {
        return await step(ended);
      } catch (error) {
        log.error({ cause: String(error) }, 'the list of ended sessions cannot be kept');
        return ended;
      }
    });
    return work;
  }

  const loaded = () => work ?? run(sweep);

  return {
    all: loaded,
    async has(sid) {
      return (await loaded()).has(sid);
    },
    async add(sid) {
      await loaded();
      await run(async (ended) => {
        if (ended.has(sid)) return ended;
        ended.set(sid, now());
        if (now() - sweptAt >= SWEEP_EVERY_MS) return sweep(ended);
        await appendFile(file, `${sid} ${now()}\n`, { mode: 0o600, flush: true });
        return ended;
      });
    },
  };
}
