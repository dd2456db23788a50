import { z } from 'zod';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { checkedLinksSchema, linkTargetsSchema, MAX_CHECKED_LINKS } from './link-target.schema.ts';

const LINKS = '/staff/content-links/{shop}';
const params = z.object({ shop: z.enum(ONLINE_LOCALES) });
const editing = { by: 'staff', needs: 'content:write' } as const;

export const findLinkTargets = defineCall({
  method: 'GET',
  path: LINKS,
  summary: 'Pages, families, stories and products of a shop by their names, to link to',
  ...editing,
  request: { params, query: z.object({ q: z.string().trim().max(200).default('') }) },
  answers: { 200: 'The nearest, of each kind some' },
  answer: linkTargetsSchema,
  errors: ['NOT_FOUND'],
});

export const checkLinks = defineCall({
  method: 'POST',
  path: `${LINKS}/checks`,
  summary: 'Say where links of a text lead in a shop, and which lead nowhere',
  ...editing,
  request: {
    params,
    body: z.strictObject({ urls: z.array(z.string().max(2_000)).max(MAX_CHECKED_LINKS) }),
  },
  answers: { 200: 'Each of them' },
  answer: checkedLinksSchema,
  errors: ['NOT_FOUND'],
});
