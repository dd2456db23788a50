/**
 * The process that draws: started by `drawing-process.ts`, told its work by messages. Its threads
 * are its own, so that passwords, files and names of hosts never wait for a picture.
 */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { doDrawingWork, type WorkAsked, type WorkDone } from './drawing-work.ts';

setPriority(Number(process.argv[2]));
sharp.concurrency(1);
sharp.cache(false);

const tell = (done: WorkDone) => {
  if (process.connected) process.send?.(done);
};
process.on('message', ({ id, work }: WorkAsked) => {
  doDrawingWork(work).then(
    () => tell({ id, failure: null }),
    (error: unknown) => tell({ id, failure: error instanceof Error ? error.message : 'unknown' }),
  );
});
process.on('disconnect', () => process.exit());
// The platform ends its drawing by itself once calls under way are answered.
process.on('SIGINT', () => undefined);
