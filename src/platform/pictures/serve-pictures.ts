import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cutPicture } from './cut-picture.ts';
import { drawFlag, type FlagSubject, isFlagSubject } from './flags.ts';
import { toMaster } from './photo.ts';
import type { MasterSize, PictureWork, WorkAsked, WorkDone } from './picture-process.ts';
import { writeWhole } from './picture-store.ts';

/** Patches of colour with sharp edges. */
const encodeFlag = (flag: FlagSubject) =>
  sharp(Buffer.from(drawFlag(flag)))
    .png()
    .toBuffer();

/**
 * Does the work that `picture-process.ts` asks this process for: cuts pictures, draws flags, and
 * what `draw` makes of any other subject into an encoded master. Its threads are its own, so that passwords,
 * files and names of hosts never wait for a picture.
 */
export function servePictures<Subject extends object>(
  draw: (subject: Subject, size: MasterSize) => Promise<Buffer>,
): void {
  sharp.concurrency(1);
  sharp.cache(false);

  const make = async (work: PictureWork<Subject>) => {
    if (work.kind === 'cut') return cutPicture(work);
    if (work.kind === 'take') {
      const taken = await toMaster(await readFile(work.from));
      if (!taken.ok) throw new Error(taken.reason);
      return writeWhole(work.to, taken.bytes);
    }
    const { subject, size, to } = work;
    return writeWhole(
      to,
      await (isFlagSubject(subject) ? encodeFlag(subject) : draw(subject, size)),
    );
  };
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
