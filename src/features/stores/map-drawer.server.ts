import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Place } from '#src/domain/store/store.schema.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { log } from '#src/session/log.server.ts';
import type { MapGround } from './draw-map.server.ts';

type Placed = Pick<Place, 'latitude' | 'longitude'>;
export type MapQuestion = { id: number; places: readonly Placed[] };
export type MapAnswer = { id: number; ground: MapGround } | { id: number; cause: string };

/** The program runs from source, as the platform does; both programs are started in the shop's folder. */
const PROGRAM = join(process.cwd(), 'src/features/stores/map-program.ts');
/** Past these a map is refused: its pins are on plain ground. */
const MAX_WAITING = 40;
/** Of a map with those that wait before it; the first one reads the atlas. */
const BUDGET_MS = 10_000;
/** Maps of lists that are shown often; in characters of their paths. */
const MAX_CACHED_SIZE = 16_000_000;
const DAY_MS = 86_400_000;

type Waiting = PromiseWithResolvers<MapGround>;

/** A thread that draws, started with the first map and again after it has failed. */
function createMapThread(program: string) {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;

  function end(cause: string) {
    log.error({ cause }, 'the thread that draws maps has ended');
    thread = undefined;
    for (const { reject } of waiting.values()) reject(new Error(cause));
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(program);
    started.unref();
    started.on('message', (answer: MapAnswer) => {
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('ground' in answer) waiter?.resolve(answer.ground);
      else waiter?.reject(new Error(answer.cause));
    });
    started.once('error', (error) => started === thread && end(String(error)));
    started.once('exit', (code) => started === thread && end(`exit ${code}`));
    return started;
  }

  return async function draw(places: readonly Placed[]): Promise<MapGround> {
    if (waiting.size >= MAX_WAITING) {
      throw new CommerceError('SERVICE_UNAVAILABLE', 'map', { retryAfterSeconds: 1 });
    }
    thread ??= start();
    lastId += 1;
    const id = lastId;
    const waiter: Waiting = Promise.withResolvers();
    waiting.set(id, waiter);
    const late = setTimeout(() => {
      const hung = thread;
      end('no map in time');
      void hung?.terminate();
    }, BUDGET_MS);
    thread.postMessage({ id, places } satisfies MapQuestion);
    try {
      return await waiter.promise;
    } finally {
      clearTimeout(late);
    }
  };
}

/** Places that are this near to each other, in degrees, are on the same spot of a map: 100 m. */
const GRAIN = 1_000;

const keyOf = (places: readonly Placed[]) =>
  places
    .map(({ latitude, longitude }) =>
      [latitude, longitude].map((degrees) => Math.round(degrees * GRAIN)).join(),
    )
    .join(' ');

/**
 * Maps of lists of places, drawn off the thread that answers requests and cached: lists are the
 * same for all shoppers of a town. SERVICE_UNAVAILABLE while too many wait.
 */
export function createMapDrawer(program = PROGRAM) {
  const draw = createMapThread(program);
  const maps = new LRUCache<string, MapGround, readonly Placed[]>({
    maxSize: MAX_CACHED_SIZE,
    sizeCalculation: ({ land, borders, labels }, key) =>
      land.length + borders.length + 100 * labels.length + key.length,
    ttl: DAY_MS,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  });
  return (places: readonly Placed[]): Promise<MapGround> =>
    maps.forceFetch(keyOf(places), { context: places });
}

export const drawnMap = createMapDrawer();
