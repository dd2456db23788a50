/** The content calls of specification §7 as they are published in the OpenAPI document. */
import { createRoute, z } from '@hono/zod-openapi';
import {
  contentAssetsSchema,
  contentEntriesSchema,
  cspRulesBodySchema,
  cspRulesSchema,
  legalNoticesSchema,
} from '#src/contract/content.ts';
import { LOCALE_CODES } from '#src/domain/locales.ts';
import { answer, jsonBody } from '../http/call.ts';

const tags = ['Content'];
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

export const entriesCall = createRoute({
  method: 'get',
  path: '/cms/v3/content_types/{type}/entries',
  tags,
  summary: 'Entries of a content type, with fallback of the locale',
  request: {
    params: z.object({ type: name }),
    query: z.object({
      locale: z.enum(LOCALE_CODES).optional(),
      'include[]': names,
      'only[]': names,
      query: filter,
    }),
  },
  responses: { 200: answer(contentEntriesSchema, 'Entries') },
});

export const assetsCall = createRoute({
  method: 'get',
  path: '/cms/v3/assets',
  tags,
  summary: 'Assets, of one folder or all',
  request: { query: z.object({ folder: z.string().max(60).optional(), query: filter }) },
  responses: { 200: answer(contentAssetsSchema, 'Assets') },
});

export const legalNoticesCall = createRoute({
  method: 'get',
  path: '/commercial-animations/offers/legal-notices',
  tags,
  summary: 'Terms of the offers of a country',
  request: {
    query: z.object({
      country: z.string().regex(/^[A-Za-z]{2}$/),
      language: z.string().regex(/^[A-Za-z]{2,3}$/),
    }),
  },
  responses: { 200: answer(legalNoticesSchema, 'Notices') },
});

export const cspRulesCall = createRoute({
  method: 'post',
  path: '/applications/front-ecommerce/rules/merge-csp',
  tags,
  summary: 'Content security rules: directive to sources',
  request: { body: jsonBody(cspRulesBodySchema) },
  responses: { 200: answer(cspRulesSchema, 'Rules') },
});
