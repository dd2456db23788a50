/** A queue that has no room left refuses instead of piling up work nobody waits for. */
export type Busy = { ok: false; code: 'BUSY' };
export type Rendered = { ok: true; bytes: Buffer } | Busy;

export type RenderQueue = (job: () => Promise<Buffer>) => Promise<Rendered>;

/**
 * Runs at most `atOnce` jobs and keeps at most `waiting` more; beyond that it answers busy.
 * A job that throws rejects its own promise only.
 */
export function createRenderQueue(atOnce: number, waiting: number): RenderQueue {
  const line: (() => void)[] = [];
  let running = 0;
  // A place that becomes free goes straight to the next in line, so newcomers cannot slip past.
  const release = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  return async (job) => {
    if (running < atOnce) running += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else return { ok: false, code: 'BUSY' };
    try {
      return { ok: true, bytes: await job() };
    } finally {
      release();
    }
  };
}
