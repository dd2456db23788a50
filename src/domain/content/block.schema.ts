import { z } from 'zod';
import {
  heroSchema,
  leadSchema,
  linkSchema,
  richTextSchema,
  urlSchema,
} from './content-parts.schema.ts';

const percent = z.number().min(0).max(100);

/** What the first page and the pages of editors are composed of. */
export const blockSchema = z.discriminatedUnion('kind', [
  leadSchema.extend({
    kind: z.literal('lead'),
    /** What is shown instead, every year from a day until the next one's. */
    seasons: z
      .array(
        leadSchema.extend({
          from: z.object({ month: z.int().min(1).max(12), day: z.int().min(1).max(31) }),
        }),
      )
      .default([]),
  }),
  z.object({ kind: z.literal('words'), title: z.string(), html: richTextSchema }),
  leadSchema.extend({ kind: z.literal('picture') }),
  leadSchema.extend({ kind: z.literal('banner') }),
  z.object({
    kind: z.literal('families'),
    families: z.array(z.object({ hero: heroSchema, title: z.string(), url: urlSchema })),
  }),
  z.object({
    kind: z.literal('products'),
    title: z.string(),
    link: linkSchema,
    /** Whose products they are, where it is not the family that the link leads to. */
    otherFamilyId: z.string().meta({ isFamily: true }).nullable().default(null),
  }),
  z.object({ kind: z.literal('stories'), stories: z.array(leadSchema) }),
  z.object({
    kind: z.literal('look'),
    hero: heroSchema,
    alt: z.string(),
    title: z.string(),
    text: z.string(),
    places: z.array(z.object({ x: percent, y: percent, search: z.string() })),
  }),
]);
export type Block = z.infer<typeof blockSchema>;
export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

/** A garment on an upright picture: where it lies, in percent, and the words that find it. */
export type LookPlace = BlockOf<'look'>['places'][number];
