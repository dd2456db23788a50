import { z } from 'zod';
import { MAX_PHOTO_BYTES } from '#src/domain/catalogue/new-product.schema.ts';
import { focusSchema } from '#src/domain/catalogue/product-document.schema.ts';
import { contentTypeSchema } from '#src/domain/content/content.schema.ts';
import { LANGUAGES, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';

/** The name of a picture of the library, by which content names it: no drawing is called so. */
export const mediaIdSchema = z.string().regex(/^m-[0-9a-f]{12}$/);
/** The same inside of a text. */
export const MEDIA_ID = /\bm-[0-9a-f]{12}\b/g;

/** The colour of letters that are read on a picture. */
const LETTERS = ['light', 'dark'] as const;

const name = z.string().trim().min(1).max(120);
/** What a picture shows, by language. */
const altSchema = z.partialRecord(z.enum(LANGUAGES), z.string().trim().max(300));

const mediaFieldsSchema = z.strictObject({
  name,
  letters: z.enum(LETTERS),
  /** What stays in sight where it is cut; null for its middle. */
  focus: focusSchema.nullable(),
  alt: altSchema,
});

export const mediaSchema = z
  .object({
    id: mediaIdSchema,
    ...mediaFieldsSchema.shape,
    /** Raised by each change, and by a replacement. */
    version: z.int(),
    savedBy: z.string(),
    savedAt: z.iso.datetime(),
    /** Texts of the caller's shops that name it, drafts included. */
    usedIn: z.array(
      z.object({
        contentType: contentTypeSchema,
        uid: z.string(),
        shop: z.enum(ONLINE_LOCALES),
      }),
    ),
  })
  .meta({ id: 'Media' });
export type Media = z.infer<typeof mediaSchema>;

/** JPEG, PNG, WebP, AVIF or GIF in base64. */
const content = z.base64().max(Math.ceil(MAX_PHOTO_BYTES / 3) * 4);
export const newMediaSchema = z.strictObject({ name, content });
export const mediaBodySchema = mediaFieldsSchema.extend({ version: z.int() });
export const mediaReplacementSchema = z.strictObject({ version: z.int(), content });
