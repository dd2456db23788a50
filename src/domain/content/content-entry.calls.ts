import { z } from 'zod';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { contentTypeSchema } from './content.schema.ts';
import { deskEntrySchema, seenBodySchema } from './content-desk.schema.ts';
import { SEVERAL_KINDS } from './new-entry.ts';

const CONTENT = '/staff/content';
const ENTRY = `${CONTENT}/{contentType}/{uid}/{shop}`;
const shop = z.enum(ONLINE_LOCALES);
const params = z.object({
  contentType: contentTypeSchema,
  uid: z.string().regex(/^[\w-]{1,60}$/),
  shop,
});
const editing = { by: 'staff', needs: 'content:write' } as const;

export const createEntry = defineCall({
  method: 'POST',
  path: CONTENT,
  summary: 'Begin an entry of a kind that shops have several of, as a draft',
  ...editing,
  request: {
    body: z.strictObject({
      contentType: z.enum(SEVERAL_KINDS),
      /** It stands in URLs. */
      uid: z.string().regex(/^\w{1,40}$/),
      shop,
      title: z.string().trim().min(1).max(200),
      familyId: z
        .string()
        .regex(/^\w{1,40}$/)
        .nullable(),
    }),
  },
  answers: { 200: 'Its text as it is now' },
  answer: deskEntrySchema,
  errors: ['NOT_FOUND', 'ENTRY_NAME_TAKEN'],
});

export const copyEntry = defineCall({
  method: 'POST',
  path: `${ENTRY}/copies`,
  summary: 'Copy a text to other shops as a draft, where there is none yet',
  ...editing,
  request: { params, body: seenBodySchema.extend({ to: z.array(shop).min(1).max(20) }) },
  answers: { 200: 'What became of each' },
  answer: z
    .object({ values: z.array(z.object({ shop, outcome: z.enum(['copied', 'has-draft']) })) })
    .meta({ id: 'CopiedEntry' }),
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});

export const deleteEntry = defineCall({
  method: 'POST',
  path: `${ENTRY}/removal`,
  summary: 'Delete a text of a shop with its draft; what was published can be shown again',
  ...editing,
  request: { params, body: seenBodySchema },
  answers: { 204: 'It is gone' },
  answer: z.null(),
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'ENTRY_STAYS'],
});

export const getEntryLinks = defineCall({
  method: 'GET',
  path: `${ENTRY}/links`,
  summary: 'List the texts of a shop that link to an entry',
  ...editing,
  request: { params },
  answers: { 200: 'All of them' },
  answer: z
    .object({ values: z.array(z.object({ contentType: z.string(), uid: z.string() })) })
    .meta({ id: 'EntryLinks' }),
  errors: ['NOT_FOUND'],
});
