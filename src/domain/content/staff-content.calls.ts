import { z } from 'zod';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { listOf, listQuery } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { contentTypeSchema } from './content.schema.ts';
import { TEXT_STATES } from './content.ts';
import { SEVERAL_KINDS } from './new-entry.ts';
import {
  contentGapsSchema,
  draftBodySchema,
  listedEntrySchema,
  publicationBodySchema,
  seenBodySchema,
  staffAssetsSchema,
  staffEntrySchema,
  uploadBodySchema,
  uploadedSchema,
} from './staff-content.schema.ts';

const CONTENT = '/staff/content';
const ENTRY = `${CONTENT}/{contentType}/{uid}/{shop}`;
const shop = z.enum(ONLINE_LOCALES);
const params = z.object({
  contentType: contentTypeSchema,
  uid: z.string().regex(/^[\w-]{1,60}$/),
  shop,
});
const editing = { by: 'staff', needs: 'content:write' } as const;
const theEntry = {
  answers: { 200: 'The text as it is now' },
  answer: staffEntrySchema,
} as const;

export const listContent = defineCall({
  method: 'GET',
  path: CONTENT,
  summary: 'Entries with their texts in the shops of the caller',
  ...editing,
  request: {
    query: listQuery(
      {
        contentType: contentTypeSchema.optional(),
        shop: shop.optional(),
        state: z.enum(TEXT_STATES).optional(),
      },
      ['uid'],
    ),
  },
  answers: { 200: 'A page of them' },
  answer: listOf(listedEntrySchema),
  errors: [],
});

export const getContentGaps = defineCall({
  method: 'GET',
  path: '/staff/content-gaps',
  summary: 'Entries and legal pages that shops of the caller lack',
  ...editing,
  request: {},
  answers: { 200: 'What is missing' },
  answer: contentGapsSchema,
  errors: [],
});

export const getStaffAssets = defineCall({
  method: 'GET',
  path: '/staff/content-assets',
  summary: 'Pictures that fields of content may name',
  ...editing,
  request: {},
  answers: { 200: 'All of them' },
  answer: staffAssetsSchema,
  errors: [],
});

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/staff/content-pictures',
  summary: 'Keep a picture of one’s own, which a field of content may name',
  ...editing,
  request: { body: uploadBodySchema },
  answers: { 200: 'Its name and its size in pixels' },
  answer: uploadedSchema,
  errors: ['PICTURE_NOT_READABLE'],
});

export const getStaffEntry = defineCall({
  method: 'GET',
  path: ENTRY,
  summary: 'Read a text with its draft, its versions and the other languages',
  ...editing,
  request: { params },
  ...theEntry,
  errors: ['NOT_FOUND'],
});

export const saveDraft = defineCall({
  method: 'PUT',
  path: `${ENTRY}/draft`,
  summary: 'Save a draft, which nobody sees, or which is published at an instant',
  ...editing,
  request: { params, body: draftBodySchema },
  ...theEntry,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});

export const discardDraft = defineCall({
  method: 'POST',
  path: `${ENTRY}/draft/removal`,
  summary: 'Discard a draft',
  ...editing,
  request: { params, body: seenBodySchema },
  ...theEntry,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});

export const publishEntry = defineCall({
  method: 'POST',
  path: `${ENTRY}/publication`,
  summary: 'Publish a text; its draft is gone then',
  ...editing,
  request: { params, body: publicationBodySchema },
  ...theEntry,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});

export const showVersionAgain = defineCall({
  method: 'POST',
  path: `${ENTRY}/versions/{versionId}`,
  summary: 'Publish an earlier version again; a draft stays as it is',
  ...editing,
  request: { params: params.extend({ versionId: z.uuid() }), body: seenBodySchema },
  ...theEntry,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});

export const createEntry = defineCall({
  method: 'POST',
  path: CONTENT,
  summary: 'Begin an entry of a kind that shops have several of, as a draft',
  ...editing,
  request: {
    body: z.strictObject({
      contentType: z.enum(SEVERAL_KINDS),
      /** Part of its URL. */
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
  answer: staffEntrySchema,
  errors: ['NOT_FOUND', 'ENTRY_NAME_TAKEN'],
});

export const copyEntry = defineCall({
  method: 'POST',
  path: `${ENTRY}/copies`,
  summary:
    'Copy a text to other shops as a draft, where there is none yet; words stay to be written in shops of another language',
  ...editing,
  request: { params, body: seenBodySchema.extend({ to: z.array(shop).min(1).max(20) }) },
  answers: { 200: 'What became of each' },
  answer: z
    .object({
      values: z.array(
        z.object({
          shop,
          outcome: z.enum(['copied', 'has-draft']),
          /** Words that are empty there, and not in the text that was copied. */
          unwritten: z.int().min(0),
        }),
      ),
    })
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
