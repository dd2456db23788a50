import { z } from 'zod';
import { SIZE_SCALES } from './size-scales.ts';

/** Null where nobody knows of what kind a size is. */
export const sizeScaleSchema = z.enum(SIZE_SCALES).nullable();

export const sizeLabelSchema = z
  .object({
    /** Among the sizes of an item, where the system goes without saying: "10", "4 ans". */
    short: z.string(),
    /** By itself, on a line or in a mail: "UK 10", "4 ans (104 cm)". */
    full: z.string(),
  })
  .meta({ id: 'SizeLabel' });
/** A size as people of the shop's country read it; its value is the same in every country. */
export type SizeLabel = z.infer<typeof sizeLabelSchema>;
