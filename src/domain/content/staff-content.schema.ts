import { z } from 'zod';
import { legalGapsSchema } from '#src/domain/legal/legal.schema.ts';
import { MAX_PICTURE_BYTES } from '#src/domain/order/return-picture.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { contentGapSchema } from '#src/domain/shop/staff-shop.schema.ts';
import { contentAssetsSchema, contentTypeSchema } from './content.schema.ts';

const instant = z.iso.datetime();
const shop = z.enum(ONLINE_LOCALES);
const fieldsSchema = z.record(z.string(), z.unknown());

const draftSchema = z.object({
  savedBy: z.string(),
  savedAt: instant,
  /** When it is published by itself. */
  publishAt: instant.nullable(),
});

/** An entry with its texts in the shops of the caller side by side. */
export const listedEntrySchema = z
  .object({
    id: z.string(),
    contentType: contentTypeSchema,
    uid: z.string(),
    cells: z.array(
      z.object({
        shop,
        /** What the text calls itself; empty where it has no title. */
        title: z.string(),
        /** The shop or language whose text is shown; null where the shop gets nothing. */
        from: z.string().nullable(),
        draft: draftSchema.nullable(),
        /** It was published once, and deleted. */
        isDeleted: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ListedEntry' });
export type ListedEntry = z.infer<typeof listedEntrySchema>;

/** The text of an entry in a shop, as its editors see it. */
export const staffEntrySchema = z
  .object({
    contentType: contentTypeSchema,
    uid: z.string(),
    shop,
    /** The draft, or what the shop shows; null where it has neither. */
    fields: fieldsSchema.nullable(),
    /** Whether the shop has a text of its own, and shows not that of its language. */
    isOwn: z.boolean(),
    draft: draftSchema.nullable(),
    /** The newest first; `publishedBy` is null for what stood there when the shop was opened. */
    versions: z.array(
      z.object({
        versionId: z.uuid(),
        publishedAt: instant,
        publishedBy: z.string().nullable(),
      }),
    ),
    /** Names this very state: writes say which they saw. */
    revision: z.uuid(),
    /** Shows the draft in the shop for some hours, to anyone who has it. */
    previewUrl: z.string().nullable(),
    /** What shops of other languages have of it: a draft of a shop of the caller, else what is shown. */
    others: z.array(z.object({ shop, fields: fieldsSchema })),
    /** Other shops of the caller that have a draft of it. */
    draftedIn: z.array(shop),
  })
  .meta({ id: 'StaffEntry' });
export type StaffEntry = z.infer<typeof staffEntrySchema>;

const seen = { revision: z.uuid() } as const;
export const seenBodySchema = z.strictObject(seen);
export const publicationBodySchema = z.strictObject({ ...seen, fields: fieldsSchema });
export const draftBodySchema = z.strictObject({
  ...seen,
  fields: fieldsSchema,
  publishAt: instant.nullable(),
});

/** What the shops of the caller lack, and the pictures that may be chosen. */
export const contentGapsSchema = z
  .object({ content: z.array(contentGapSchema), legal: legalGapsSchema.shape.shops })
  .meta({ id: 'ContentGaps' });

/** JPEG, PNG or WebP in base64. */
export const uploadBodySchema = z.strictObject({
  content: z.base64().max(Math.ceil(MAX_PICTURE_BYTES / 3) * 4),
});
/** A picture that was taken, for a field of an entry. */
export const uploadedSchema = z
  .object({ pictureId: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'UploadedPicture' });

export const staffAssetsSchema = z.object({
  values: z.array(contentAssetsSchema.shape.assets.element),
});
