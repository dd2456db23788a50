import { setPriority } from 'node:os';
import sharp from 'sharp';
import { cutPicture } from './cut-picture.ts';
import type { MasterSize, PictureWork, WorkAsked, WorkDone } from './picture-process.ts';
import { writeWhole } from './picture-store.ts';

/**
 * Does the work that `picture-process.ts` asks this process for: cuts pictures, and draws what
 * `draw` makes of a subject into an encoded master. Its threads are its own, so that passwords,
 * files and names of hosts never wait for a picture.
 */
export function servePictures<Subject>(
  draw: (subject: Subject, size: MasterSize) => Promise<Buffer>,
): void {
  setPriority(Number(process.argv[2]));
  sharp.concurrency(1);
  sharp.cache(false);

  const make = async (work: PictureWork<Subject>) =>
    work.kind === 'cut'
      ? cutPicture(work)
      : writeWhole(work.to, await draw(work.subject, work.size));
  const tell = (done: WorkDone) => {
    if (process.connected) process.send?.(done);
  };
  process.on('message', ({ id, work }: WorkAsked<Subject>) => {
    make(work).then(
      () => tell({ id, failure: null }),
      (error: unknown) => tell({ id, failure: error instanceof Error ? error.message : 'unknown' }),
    );
  });
  process.on('disconnect', () => process.exit());
  // The platform ends its drawing by itself once calls under way are answered.
  process.on('SIGINT', () => undefined);
}
