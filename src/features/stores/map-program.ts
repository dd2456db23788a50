import { parentPort } from 'node:worker_threads';
import { drawMap } from './draw-map.server.ts';
import type { MapAnswer, MapQuestion } from './map-drawer.server.ts';

/** Draws maps on a thread of its own: one may take a tenth of a second of somebody's. */
const port = parentPort;
port?.on('message', async ({ id, places }: MapQuestion) => {
  const answer: MapAnswer = await drawMap(places).then(
    (ground) => ({ id, ground }),
    (error: unknown) => ({ id, cause: String(error) }),
  );
  port.postMessage(answer);
});
