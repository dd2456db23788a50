import { PHOTO_FAULTS } from '#src/domain/catalogue/photo-faults.ts';
import type { PlatformConfig } from '../config.ts';
import { decodeApart } from '../kernel/uploads/decode-apart.ts';
import { openPhotoArchive, type PhotoArchive } from './photo-archive.ts';

const PROGRAM = new URL('photo-program.ts', import.meta.url);
/** 60 megapixels of 16 bits take their time. */
const BUDGET_MS = 40_000;

/**
 * Keeps photographs that the staff send (base64) in the archive; answers their ids. Throws
 * PICTURE_NOT_READABLE with why.
 */
export function openPhotoUploads(
  config: Pick<PlatformConfig, 'dataFolder' | 'photosUrl'>,
): (content: string) => Promise<string> {
  let archive: Promise<PhotoArchive> | undefined;
  return async (content) => {
    const picture = Buffer.from(content, 'base64');
    const saved = await decodeApart(PROGRAM, picture, {
      budgetMs: BUDGET_MS,
      faults: PHOTO_FAULTS,
    });
    archive ??= openPhotoArchive(config);
    return (await archive).keep(saved);
  };
}
