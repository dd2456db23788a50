import { z } from 'zod';
import { shippingMethodsSchema } from '#src/domain/shipping/shipping.schema.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { ONLINE_LOCALES } from './locales.ts';
import { SETTING_PARTS, settingSchema, shopSettingSchema } from './setting.schema.ts';

const SETTINGS = '/staff/shops/{shop}/settings';
const shop = z.enum(ONLINE_LOCALES);
const part = z.enum(SETTING_PARTS);
const revision = z.string().max(100);
const settling = { by: 'staff', needs: 'settings:write' } as const;
const thePart = {
  answers: { 200: 'The part as it is now, with its history' },
  answer: shopSettingSchema,
} as const;

export const getShopSetting = defineCall({
  method: 'GET',
  path: `${SETTINGS}/{part}`,
  summary: 'A part of the settings of a shop, and who changed what of it',
  ...settling,
  request: { params: z.object({ shop, part }) },
  ...thePart,
  errors: ['NOT_FOUND'],
});

export const changeShopSetting = defineCall({
  method: 'PUT',
  path: SETTINGS,
  summary: 'Change a part of the settings of a shop',
  ...settling,
  request: {
    params: z.object({ shop }),
    body: z.strictObject({ revision, setting: settingSchema }),
  },
  ...thePart,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'SETTING_INVALID'],
});

export const undoShopSetting = defineCall({
  method: 'POST',
  path: `${SETTINGS}/{part}/undo`,
  summary: 'Go back to what a part of the settings was before a change of its history',
  ...settling,
  request: {
    params: z.object({ shop, part }),
    body: z.strictObject({ revision, changeId: idSegment }),
  },
  ...thePart,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'SETTING_INVALID'],
});

export const tryDelivery = defineCall({
  method: 'GET',
  path: '/staff/shops/{shop}/delivery-trial',
  summary: 'Ways of delivery that a shop offers for a country and a weight',
  ...settling,
  request: {
    params: z.object({ shop }),
    query: z.object({
      country: z.string().regex(/^[A-Z]{2}$/),
      grams: z.coerce.number<number>().int().min(0).max(1_000_000),
    }),
  },
  answers: { 200: 'The ways, for an order that is placed now' },
  answer: shippingMethodsSchema,
  errors: ['NOT_FOUND'],
});
