import { z } from 'zod';
import { LOCALE_CODES } from '#src/domain/shop/locales.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { previewHeaders, previewToken } from '#src/domain/wire/request-parts.ts';
import {
  contentAssetsSchema,
  contentEntriesSchema,
  contentPreviewSchema,
  cspRulesBodySchema,
  cspRulesSchema,
  legalNoticesSchema,
} from './content.schema.ts';
import { foundPagesSchema } from './found-pages.schema.ts';

const name = z.string().regex(/^\w{1,60}$/);

/** A parameter that may come once, often, or not at all: `include[]=a&include[]=b`. */
const names = z
  .union([name, z.array(name).max(20)])
  .default([])
  .transform((given) => (typeof given === 'string' ? [given] : given));

/** A JSON object of field values, as text. */
const filter = z
  .string()
  .max(1_000)
  .default('{}')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.unknown()));

export const getEntries = defineCall({
  method: 'GET',
  path: '/cms/v3/content_types/{type}/entries',
  summary: 'Entries of a content type, with fallback of the locale',
  by: 'visitor',
  capability: 'content',
  request: {
    params: z.object({ type: name }),
    query: z.object({
      locale: z.enum(LOCALE_CODES).optional(),
      'include[]': names,
      'only[]': names,
      query: filter,
    }),
    headers: previewHeaders,
  },
  answers: { 200: 'Entries' },
  answer: contentEntriesSchema,
  errors: [],
});

export const getAssets = defineCall({
  method: 'GET',
  path: '/cms/v3/assets',
  summary: 'Assets, of one folder or all',
  by: 'visitor',
  capability: 'content',
  request: { query: z.object({ folder: z.string().max(60).optional(), query: filter }) },
  answers: { 200: 'Assets' },
  answer: contentAssetsSchema,
  errors: [],
});

export const findPages = defineCall({
  method: 'GET',
  path: '/cms/v3/pages',
  summary: 'Pages of the shop that a text names: services, families, help, stories and stores',
  by: 'visitor',
  capability: 'content',
  request: { query: z.object({ q: z.string().max(200) }) },
  answers: { 200: 'Pages, the nearest first' },
  answer: foundPagesSchema,
  errors: [],
});

export const getLegalNotices = defineCall({
  method: 'GET',
  path: '/commercial-animations/offers/legal-notices',
  summary: 'Terms of the offers of a country',
  by: 'visitor',
  capability: 'content',
  request: {
    query: z.object({
      country: z.string().regex(/^[A-Za-z]{2}$/),
      language: z.string().regex(/^[A-Za-z]{2,3}$/),
    }),
    headers: previewHeaders,
  },
  answers: { 200: 'Notices' },
  answer: legalNoticesSchema,
  errors: [],
});

export const getCspRules = defineCall({
  method: 'POST',
  path: '/applications/front-ecommerce/rules/merge-csp',
  summary: 'Content security rules: directive to sources',
  by: 'storefront',
  capability: 'content',
  request: { body: cspRulesBodySchema },
  answers: { 200: 'Rules' },
  answer: cspRulesSchema,
  errors: [],
});

export const getPreview = defineCall({
  method: 'GET',
  path: '/cms/v3/preview',
  summary: 'What the link of an editor shows',
  by: 'storefront',
  capability: 'content',
  request: { headers: z.object({ [HEADER.preview]: previewToken }) },
  answers: { 200: 'The page that shows the entry, and until when' },
  answer: contentPreviewSchema,
  errors: ['NOT_FOUND'],
});
