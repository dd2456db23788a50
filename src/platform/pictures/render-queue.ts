/** What takes milliseconds (a flag, a width of a master that exists) goes before what takes longer. */
export type Lane = 'quick' | 'slow';

/** `BUSY`: there is no room left. `GIVEN_UP`: nobody waits for it any more. */
export type Made = { ok: true } | { ok: false; code: 'BUSY' | 'GIVEN_UP' };

export type RenderQueue = (
  lane: Lane,
  job: () => Promise<void>,
  signal?: AbortSignal,
) => Promise<Made>;

type Limits = {
  /** Jobs that run at the same time. */
  atOnce: number;
  /** Jobs that wait at most; the longest waiting of the oldest glance makes room. */
  waiting: number;
  /** In milliseconds. */
  now?: () => number;
};

/** When nothing was asked for so long, the shopper looks at something else by now. */
const GLANCE_MS = 1_000;

type Waiting = { lane: Lane; glance: number; begin: () => void; leave: (made: Made) => void };

const URGENCY: Record<Lane, number> = { quick: 0, slow: 1 };

/** Whether the first goes before the second: quick work, then the newest glance, then in order. */
const goesBefore = (one: Waiting, other: Waiting) =>
  one.lane === other.lane ? one.glance > other.glance : URGENCY[one.lane] < URGENCY[other.lane];

/**
 * Runs at most `atOnce` jobs and lets at most `waiting` more wait. What is asked for in one glance
 * at a page runs in the order of the page; a later glance goes before what is left of an earlier
 * one, since the shopper has scrolled on. A job that throws rejects its own promise only.
 */
export function createRenderQueue({ atOnce, waiting: room, now = Date.now }: Limits): RenderQueue {
  const line: Waiting[] = [];
  let running = 0;
  let glance = 0;
  let askedAt = Number.NEGATIVE_INFINITY;

  const next = () => {
    const first = line.reduce<Waiting | undefined>(
      (best, one) => (best === undefined || goesBefore(one, best) ? one : best),
      undefined,
    );
    if (first === undefined) return;
    line.splice(line.indexOf(first), 1);
    running += 1;
    first.begin();
  };
  /** Takes out what would be made last, the newcomer included. */
  const makeRoom = () => {
    const last = line.reduce((worst, one) => (goesBefore(one, worst) ? worst : one));
    line.splice(line.indexOf(last), 1);
    last.leave({ ok: false, code: 'BUSY' });
  };

  return (lane, job, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return resolve({ ok: false, code: 'GIVEN_UP' });
      if (now() - askedAt > GLANCE_MS) glance += 1;
      askedAt = now();
      const giveUp = () => {
        line.splice(line.indexOf(entry), 1);
        resolve({ ok: false, code: 'GIVEN_UP' });
      };
      const entry: Waiting = {
        lane,
        glance,
        begin: () => {
          signal?.removeEventListener('abort', giveUp);
          job()
            .then(() => resolve({ ok: true }), reject)
            .finally(() => {
              running -= 1;
              next();
            });
        },
        leave: (made) => {
          signal?.removeEventListener('abort', giveUp);
          resolve(made);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      line.push(entry);
      if (running < atOnce) next();
      else if (line.length > room) makeRoom();
    });
}
