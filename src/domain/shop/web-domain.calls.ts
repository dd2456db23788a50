import { defineCall } from '#src/domain/wire/call.ts';
import { webDomainsSchema } from './web-domain.schema.ts';

export const getWebDomains = defineCall({
  method: 'GET',
  path: '/web-domains/',
  summary: 'Parameters of every shop',
  by: 'storefront',
  capability: 'core',
  request: {},
  answers: { 200: 'One parameter set per shop' },
  answer: webDomainsSchema,
  errors: [],
});
