import { z } from 'zod';
import { sizeScaleSchema } from '#src/domain/size/size.schema.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { FAMILY_ROLES, MAX_TEXT } from './catalogue.values.ts';

/** The id of a family, as URLs have it. */
export const familyIdSchema = z.string().regex(/^\w{1,40}$/);

const words = z.strictObject({
  title: z.string().trim().max(80),
  /** What its URL is named; made of the title where empty. */
  slug: z
    .string()
    .trim()
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    .max(80),
  /** One or two sentences above its list, which search engines read, too. */
  text: z.string().trim().max(600),
  /** What search engines are told in the place of title and text; left out, it stays as it is. */
  searchTitle: z.string().trim().max(MAX_TEXT.searchTitle).optional(),
  searchDescription: z.string().trim().max(MAX_TEXT.searchDescription).optional(),
});
export type FamilyWords = z.infer<typeof words>;

/** What the staff say of a family; a language without a title takes the first one that there is. */
export const familyDocumentSchema = z.strictObject({
  parentId: familyIdSchema.nullable(),
  role: z.enum(FAMILY_ROLES).nullable(),
  /** Of Google's product taxonomy; that of the family above where null. */
  googleCategory: z.int().min(1).max(999_999).nullable(),
  /** Of the sizes that its products have, which the form of a product begins with. */
  sizeScale: sizeScaleSchema,
  /** Where it is shown: null for everywhere, none for nowhere. */
  shops: z.array(shopSchema).max(50).nullable(),
  texts: z.strictObject({
    ...{ de: words, en: words, es: words },
    ...{ fr: words, it: words, pl: words },
  }),
});
export type FamilyDocument = z.infer<typeof familyDocumentSchema>;

export const newFamilySchema = z.strictObject({
  changeId: z.uuid(),
  document: familyDocumentSchema,
});

export const familyChangeSchema = z.strictObject({
  /** What was read before. */
  revision: z.string().max(100),
  document: familyDocumentSchema,
});

export const familyMoveSchema = z.strictObject({ to: z.enum(['up', 'down']) });

const staffFamilySchema = z
  .object({
    id: z.string(),
    document: familyDocumentSchema,
    revision: z.string(),
    /** Products that are in it, and in those below it. */
    products: z.int().min(0),
    /** The number of families above it. */
    depth: z.int().min(0),
  })
  .meta({ id: 'StaffFamily' });
export type StaffFamily = z.infer<typeof staffFamilySchema>;

/** The tree in the order of menus, parents before children. */
export const staffFamiliesSchema = z.object({
  values: z.array(staffFamilySchema),
  /** Only who works for all shops changes what is the same in all of them. */
  isForAllShops: z.boolean(),
});
