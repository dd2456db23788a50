import { z } from 'zod';
import { CHECKOUT_VERSIONS } from '#src/domain/order/order-paths.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { ONLINE_LOCALES } from './locales.ts';
import { sellerSchema, shopLegalSchema, shopSettingsSchema } from './staff-shop.schema.ts';
import { webDomainSchema } from './web-domain.schema.ts';

const SHOP = '/staff/shops/{shop}';
const shop = z.enum(ONLINE_LOCALES);
const settling = { by: 'staff', needs: 'settings:write' } as const;

export const getShopSettings = defineCall({
  method: 'GET',
  path: '/staff/shops',
  summary: 'Parameters of the shops of the caller, with missing content and translations',
  ...settling,
  request: {},
  answers: { 200: 'The shops' },
  answer: shopSettingsSchema,
  errors: [],
});

export const flipSwitch = defineCall({
  method: 'PUT',
  path: `${SHOP}/switches/{name}`,
  summary: 'Turn a parameter that is on or off to the state that is wanted',
  ...settling,
  request: {
    params: z.object({ shop, name: z.string().regex(/^\w{1,60}$/) }),
    body: z.strictObject({ isOn: z.boolean() }),
  },
  answers: { 200: 'The shop' },
  answer: webDomainSchema,
  errors: ['NOT_FOUND'],
});

export const chooseCheckout = defineCall({
  method: 'PUT',
  path: `${SHOP}/checkout`,
  summary: 'Choose the checkout of a shop, or leave it to the installation (A-079)',
  ...settling,
  request: {
    params: z.object({ shop }),
    body: z.strictObject({ version: z.enum(CHECKOUT_VERSIONS).nullable() }),
  },
  answers: { 200: 'The shop' },
  answer: webDomainSchema,
  errors: ['NOT_FOUND'],
});

export const getShopLegal = defineCall({
  method: 'GET',
  path: '/staff/legal',
  summary: 'Sellers of the shops of the caller, legal pages that are drafts or missing',
  ...settling,
  request: {},
  answers: { 200: 'Sellers and gaps' },
  answer: shopLegalSchema,
  errors: [],
});

export const changeSeller = defineCall({
  method: 'PUT',
  path: `${SHOP}/seller`,
  summary: 'Say who sells in a shop',
  ...settling,
  request: {
    params: z.object({ shop }),
    /** `seen` is what the form was filled in over. */
    body: z.strictObject({ seller: sellerSchema, seen: sellerSchema }),
  },
  answers: { 200: 'Sellers and gaps' },
  answer: shopLegalSchema,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});
