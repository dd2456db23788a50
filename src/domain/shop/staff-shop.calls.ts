import { defineCall } from '#src/domain/wire/call.ts';
import { shopLegalSchema, shopSettingsSchema } from './staff-shop.schema.ts';

const settling = { by: 'staff', needs: 'settings:write' } as const;

export const getShopSettings = defineCall({
  method: 'GET',
  path: '/staff/shops',
  summary: 'Shops of the caller with all that is set of them, missing content and translations',
  ...settling,
  request: {},
  answers: { 200: 'The shops' },
  answer: shopSettingsSchema,
  errors: [],
});

export const getShopLegal = defineCall({
  method: 'GET',
  path: '/staff/legal',
  summary: 'What no shop of the caller may open without: seller, legal pages, manufacturers',
  ...settling,
  request: {},
  answers: { 200: 'What is missing' },
  answer: shopLegalSchema,
  errors: [],
});
