import { z } from 'zod';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { productDocumentSchema } from './product-document.schema.ts';
import { AUTHOR_KINDS } from './product-version.schema.ts';

/** Changes of a product that no shop shows until they are published. */
export const productDraftSchema = z.object({
  document: productDocumentSchema,
  /** The product as it was when the draft was begun, or met what others wrote. */
  base: z.object({
    document: productDocumentSchema,
    revision: z.string(),
    version: z.int().min(0),
  }),
  savedAs: z.enum(AUTHOR_KINDS),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
  /** A link for each shop that shows the product as the draft says for some hours. */
  previews: z.array(z.object({ shop: shopSchema, url: z.string() })),
  /** Tells this state of the draft from any other. */
  revision: z.uuid(),
});
export type DraftOfProduct = z.infer<typeof productDraftSchema>;

export const productDraftAnswerSchema = z.object({ draft: productDraftSchema.nullable() });

export const draftRevisionSchema = z.strictObject({
  /** Of the draft that was read before. */
  revision: z.uuid(),
});

export const draftChangeSchema = z.strictObject({
  /** Of the draft that was read before; null where there was none. */
  revision: z.uuid().nullable(),
  /** Of the product that it is typed over: as it is now, or as the draft had it before. */
  basedOn: z.string().max(100),
  document: productDocumentSchema,
});
export type DraftChange = z.infer<typeof draftChangeSchema>;
