import { readFile } from 'node:fs/promises';
import type { PictureShape } from '#src/domain/pictures.ts';
import { frameOf } from './photo.ts';
import type { PictureFormat } from './picture-formats.ts';
import { writeWhole } from './picture-store.ts';
import { encodeMaster, encodePicture, fromMaster } from './render-picture.ts';
import { drawSubject, type Subject } from './subject.ts';

/** One piece of work of the drawing process; files are named by their whole path. */
export type DrawingWork =
  | { kind: 'draw'; subject: Subject; to: string }
  | {
      kind: 'cut';
      from: string;
      to: string;
      width: number;
      quality: number;
      format: PictureFormat;
      /** For a photograph, whose own shape may be another. */
      frame: PictureShape | null;
    };

export type WorkAsked = { id: number; work: DrawingWork };
/** `failure` says what went wrong, or nothing did. */
export type WorkDone = { id: number; failure: string | null };

/** Draws a master, or makes a picture from one, and writes its file. */
export async function doDrawingWork(work: DrawingWork): Promise<void> {
  if (work.kind === 'draw')
    return writeWhole(work.to, await encodeMaster(drawSubject(work.subject)));
  const { from, to, width, quality, format, frame } = work;
  const master = await readFile(from);
  const picture =
    frame === null ? await fromMaster(master, width) : await frameOf(master, width, frame);
  await writeWhole(to, await encodePicture(picture, format, quality));
}
