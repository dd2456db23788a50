import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_DRAWINGS } from './drawings.ts';
import type { Taken } from './photo.ts';
import { openPictureProcess } from './picture-process.ts';

/** Makes the photograph that is saved of what was fetched, in a process for pictures. */
export function openPhotoTaker(): (bytes: Buffer) => Promise<Taken> {
  const pictures = openPictureProcess(NO_DRAWINGS.program);
  return async (bytes) => {
    const folder = await mkdtemp(join(tmpdir(), 'photo-'));
    const [from, to] = [join(folder, 'fetched'), join(folder, 'taken')];
    try {
      await writeFile(from, bytes);
      await pictures.run({ kind: 'take', from, to });
      return { ok: true, bytes: await readFile(to) };
    } catch (error) {
      const why = error instanceof Error ? (error.cause ?? error.message) : error;
      return { ok: false, reason: String(why) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}
