import { z } from 'zod';

const text = (longest: number) => z.string().trim().min(1).max(longest);

/** What proves that goods may be called organic. */
export const certificateSchema = z.strictObject({
  /** Of which standard: `GOTS`, `OCS 100`. */
  standard: text(70),
  number: text(70),
  /** Who certified it. */
  body: text(120),
  /** The last day on which it counts. */
  validUntil: z.iso.date(),
});
export type Certificate = z.infer<typeof certificateSchema>;
