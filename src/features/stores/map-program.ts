import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawMap } from './draw-map.server.ts';
import type { MapAnswer, MapQuestion } from './map-drawer.server.ts';

/** As much lower as pictures (platform/pictures/picture-process.ts): pages come first. */
const NICENESS = 5;

/** Linux gives each thread its own priority, by a number that this link ends with. */
function giveWay(): void {
  try {
    const [thread] = /\d+$/.exec(readlinkSync('/proc/thread-self')) ?? [];
    if (thread !== undefined) setPriority(Number(thread), NICENESS);
  } catch {
    // Elsewhere maps and pages share what there is.
  }
}

giveWay();

/** Draws maps on its own thread: one may take a tenth of a second. */
const port = parentPort;
port?.on('message', async ({ id, places }: MapQuestion) => {
  const answer: MapAnswer = await drawMap(places).then(
    (ground) => ({ id, ground }),
    (error: unknown) => ({ id, cause: String(error) }),
  );
  port.postMessage(answer);
});
