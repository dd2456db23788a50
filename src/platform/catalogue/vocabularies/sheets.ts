import { z } from 'zod';
import { FOOTWEAR_MATERIALS, FOOTWEAR_PARTS } from '#src/domain/catalogue/footwear.ts';
import { PATTERNS } from './patterns.ts';
import {
  CARE_LINES,
  COLOURS,
  COUNTRIES,
  type ColourId,
  FAMILY_IDS,
  MATERIALS,
  SEGMENTATION_IDS,
} from './word-lists.ts';
import { oneWord, readWords } from './word-table.ts';

/** `slug` where the URL has an earlier title's words: links outlive titles. */
const familySchema = z
  .tuple([z.string(), z.string()], z.string())
  .transform(([title, text, slug]) => ({ title, text, slug }));
export type FamilyWords = z.infer<typeof familySchema>;

const sheetSchema = z.object({
  colours: z.record(z.enum(Object.keys(COLOURS) as ColourId[]), oneWord),
  materials: z.record(z.enum(MATERIALS), oneWord),
  care: z.record(z.enum(CARE_LINES), oneWord),
  countries: z.record(z.enum(COUNTRIES), oneWord),
  patterns: z.record(z.enum(PATTERNS), oneWord),
  shoeParts: z.record(z.enum(FOOTWEAR_PARTS), oneWord),
  shoeMaterials: z.record(z.enum(FOOTWEAR_MATERIALS), oneWord),
  segmentations: z.record(z.enum(SEGMENTATION_IDS), oneWord),
  families: z.record(z.enum(FAMILY_IDS), familySchema),
  sizes: z.object({ one: oneWord, shoes: oneWord }),
});
/** Words of colours, product sheets, families and segmentations in one language. */
export type SheetWords = z.infer<typeof sheetSchema>;

/** The words that every catalogue is shown with, by language (`sheets.csv`). */
export const SHEETS = readWords(new URL('./sheets.csv', import.meta.url), sheetSchema);
