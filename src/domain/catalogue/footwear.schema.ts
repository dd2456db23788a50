import { z } from 'zod';
import { FOOTWEAR_MATERIALS } from './footwear.ts';

const material = z.enum(FOOTWEAR_MATERIALS);

export const footwearSchema = z.strictObject({
  upper: material,
  /** Lining and insole together, as the directive has them. */
  lining: material,
  sole: material,
});
export type Footwear = z.infer<typeof footwearSchema>;
