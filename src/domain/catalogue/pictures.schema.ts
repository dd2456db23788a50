import { z } from 'zod';
import { PICTURE_TYPES } from './pictures.ts';

export const pictureTypesSchema = z.array(z.enum(PICTURE_TYPES));
/** Names the photographs of an option as they are: others get other URLs. Left out without any. */
export const lookSchema = z.string().max(20).optional();

/** What an option says of its pictures. */
export const optionPicturesShape = {
  pictures: pictureTypesSchema,
  look: lookSchema,
  /** What photographs show, where the staff said it; others by product, colour and view. */
  alts: z.partialRecord(z.enum(PICTURE_TYPES), z.string()).optional(),
  /** How wide its zoomed picture (ZM) may be shown before it only grows blurred, px. */
  zoomWidth: z.int().positive().default(1_920),
};
