import { defineCall } from '#src/domain/wire/call.ts';
import { legalGapsSchema } from './legal.schema.ts';

export const getLegalGaps = defineCall({
  method: 'GET',
  path: '/legal/gaps',
  summary: 'Legal pages and data of the seller that are drafts or missing, by shop',
  by: 'storefront',
  capability: 'content',
  request: {},
  answers: { 200: 'Shops that lack something; empty where none does' },
  answer: legalGapsSchema,
  errors: [],
});
