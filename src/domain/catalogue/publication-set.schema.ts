import { z } from 'zod';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { LACKS } from './publication.ts';
import { publishingSchema } from './staff-product.schema.ts';

const instant = z.iso.datetime();
const id = z.string().regex(/^[\w-]{1,40}$/);
const count = z.int().min(0);

/** How many products are published or withdrawn at a time. */
export const MAX_PUBLISHED = 1_000;

/** What is to become of many products: in which shops, and from when to when; null withdraws them. */
export const wantedPublicationsSchema = z.strictObject({
  shops: z.array(shopSchema).min(1).max(20),
  to: publishingSchema.shape.to,
});
export type WantedPublications = z.infer<typeof wantedPublicationsSchema>;

/** A product, and how it stood in the shops when it was read. */
const seenProductSchema = z.strictObject({ productId: id, revision: z.string().max(100) });
export type SeenProduct = z.infer<typeof seenProductSchema>;

export const publishedProductsSchema = z.array(seenProductSchema).min(1).max(MAX_PUBLISHED);

/** Products by their numbers; all that a list finds without. */
export const chosenProductsSchema = z.array(id).min(1).max(MAX_PUBLISHED).nullable();

const PUBLICATION_REFUSALS = [
  'NOT_FOUND',
  'PRODUCT_NOT_READY',
  'PUBLICATION_INVALID',
  'CHANGED_BY_OTHERS',
] as const;
export type PublicationRefusal = (typeof PUBLICATION_REFUSALS)[number];

const refusedSchema = z.object({
  productId: z.string(),
  /** In the language of the caller. */
  name: z.string(),
  shop: shopSchema,
  refusal: z.enum(PUBLICATION_REFUSALS),
});

const outcomeSchema = z.object({
  shops: z.array(
    z.object({
      shop: shopSchema,
      /** Products that are published, planned or withdrawn there. */
      changed: count,
      /** Those that stand there as was asked for. */
      asBefore: count,
      /** Those that stay as they are, each of which is named. */
      refused: count,
    }),
  ),
  refused: z.array(
    refusedSchema.extend({
      /** What keeps it from being shown there. */
      lacks: z.array(z.enum(LACKS)),
    }),
  ),
});
export type PublicationOutcome = z.infer<typeof outcomeSchema>;

export const publicationPreviewSchema = outcomeSchema.extend({
  /** Of all products that were asked for, which are none where they are more than can be changed at a time. */
  total: count,
  products: z.array(seenProductSchema),
});
export type PublicationPreview = z.infer<typeof publicationPreviewSchema>;

export const publicationsWrittenSchema = outcomeSchema.extend({
  /** The change that can be undone; null where nothing was changed. */
  setId: z.uuid().nullable(),
});

/** Products that were published or withdrawn in one go. */
export const publicationSetSchema = z
  .object({
    id: z.uuid(),
    shops: z.array(shopSchema),
    products: count,
    /** They were published or planned, not withdrawn. */
    isPublished: z.boolean(),
    madeBy: z.string(),
    madeAt: instant,
    undoneAt: instant.nullable(),
    /** What undoing left as it is, as it was changed since or could not be shown again. */
    left: z.array(refusedSchema),
  })
  .meta({ id: 'PublicationSet' });
export type PublicationSet = z.infer<typeof publicationSetSchema>;
