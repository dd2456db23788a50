import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { type RangedScale, SIZE_RANGES } from '#src/platform/catalogue/vocabularies/sizes.ts';
import { FAMILY_IDS, SEGMENTATION_IDS } from '#src/platform/catalogue/vocabularies/word-lists.ts';
import { FABRICS, SILHOUETTES } from '../garments/garments.ts';
import { STYLE_NAMES, type StyleNames } from './collections.ts';
import { PALETTES, type PaletteId } from './palettes.ts';
import { CUTS, FABRIC_IDS, MODELS, PATTERN_IDS, STYLINGS } from './words/word-lists.ts';

const FILE = new URL('./product-lines.csv', import.meta.url);

const keyOf = <T extends string>(table: Readonly<Record<T, unknown>>) =>
  z.custom<T>((name) => typeof name === 'string' && Object.hasOwn(table, name));
const words = z.string().transform((text) => text.split(' ').filter((word) => word !== ''));
const listOf = <T extends string>(ids: readonly T[]) => words.pipe(z.array(z.enum(ids)));

const lineSchema = z.object({
  family: z.enum(FAMILY_IDS),
  segmentation: z.enum(SEGMENTATION_IDS),
  model: z.enum(MODELS),
  silhouette: z.enum(SILHOUETTES),
  /** How many products of it the shop has. */
  count: z.coerce.number().int().min(1),
  /** Cents of a euro, before the fabric's factor. */
  price: z.coerce.number().int().min(1),
  sizes: keyOf<RangedScale>(SIZE_RANGES),
  palette: keyOf<PaletteId>(PALETTES),
  /** Whom its styles are named for. */
  names: keyOf<StyleNames>(STYLE_NAMES),
  styling: z.enum(STYLINGS),
  cuts: listOf(CUTS),
  fabrics: listOf(FABRIC_IDS),
  patterns: listOf(PATTERN_IDS),
  /** Drawn instead of the fabric's own weave. */
  drawn: z.union([z.literal('').transform(() => null), z.enum(FABRICS)]),
  /** Fabrics that the noun already says: "veste en jean en denim". */
  unnamed: listOf(FABRIC_IDS),
  /** Woven patterns in the colours of suiting. */
  suiting: z.enum(['', 'yes']).transform((text) => text === 'yes'),
});

/** One model of one family: how many products of it the shop has, and what they may be. */
export type ProductLine = z.infer<typeof lineSchema>;

/** The lines of the shop in the order of its product numbers (`product-lines.csv`). */
export const PRODUCT_LINES: readonly ProductLine[] = z
  .array(lineSchema)
  .parse(parse(readFileSync(FILE, 'utf8'), { columns: true }));
