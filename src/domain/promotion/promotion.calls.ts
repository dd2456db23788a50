import { z } from 'zod';
import { sellableItemSchema } from '#src/domain/draft-order/draft-order.schema.ts';
import { exportedSchema } from '#src/domain/staff/export.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { promotionList } from './promotion.list.ts';
import { newPromotionSchema, promotionSchema } from './promotion.schema.ts';
import { MAX_NEW_CODES, MAX_PREFIX } from './promotion.values.ts';
import { promotionCodeList, promotionCodeSchema } from './promotion-code.list.ts';
import { promotionResultsSchema } from './promotion-results.schema.ts';
import { promotionTrialBodySchema, promotionTrialSchema } from './promotion-trial.schema.ts';

const PROMOTIONS = '/staff/promotions';
const selling = { by: 'staff', needs: 'prices:write' } as const;
const params = z.object({ promotionId: z.uuid() });
const version = z.int().min(1);
const thePromotion = {
  answers: { 200: 'The promotion as it is now' },
  answer: promotionSchema,
} as const;

export const listPromotions = defineCall({
  method: 'GET',
  path: PROMOTIONS,
  summary: 'Promotions of shops of the caller',
  ...selling,
  request: { query: promotionList.query },
  answers: { 200: 'A page of them' },
  answer: promotionList.answer,
  errors: [],
});

export const getPromotion = defineCall({
  method: 'GET',
  path: `${PROMOTIONS}/{promotionId}`,
  summary: 'A promotion, as it runs in shops of the caller',
  ...selling,
  request: { params },
  ...thePromotion,
  errors: ['NOT_FOUND'],
});

export const makePromotion = defineCall({
  method: 'POST',
  path: PROMOTIONS,
  summary: 'Make a promotion; done once for each changeId',
  ...selling,
  request: { body: newPromotionSchema.extend({ changeId: z.uuid() }) },
  ...thePromotion,
  errors: [
    'NOT_FOUND',
    'PROMOTION_INVALID',
    'PROMOTIONS_TOO_MANY',
    'PROMOTION_CODE_TAKEN',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const changePromotion = defineCall({
  method: 'PUT',
  path: `${PROMOTIONS}/{promotionId}`,
  summary:
    'Change a promotion that is not over; where it has begun, its beginning and its shops stay',
  ...selling,
  request: { params, body: newPromotionSchema.extend({ version }) },
  ...thePromotion,
  errors: [
    'NOT_FOUND',
    'PROMOTION_INVALID',
    'PROMOTIONS_TOO_MANY',
    'PROMOTION_CODE_TAKEN',
    'CHANGED_BY_OTHERS',
  ],
});

export const stopPromotion = defineCall({
  method: 'POST',
  path: `${PROMOTIONS}/{promotionId}/stop`,
  summary: 'Stop a promotion in some shops, or withdraw it where it has not begun',
  ...selling,
  request: {
    params,
    body: z.strictObject({ version, shops: z.array(shopSchema).min(1).max(20) }),
  },
  ...thePromotion,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});

export const getPromotionResults = defineCall({
  method: 'GET',
  path: `${PROMOTIONS}/{promotionId}/results`,
  summary:
    'Orders, revenue and cost of a promotion by day and shop, and what is taken of its limits',
  ...selling,
  request: { params },
  answers: { 200: 'In shops of the caller' },
  answer: promotionResultsSchema,
  errors: ['NOT_FOUND'],
});

const CODES = `${PROMOTIONS}/{promotionId}/codes`;

export const listPromotionCodes = defineCall({
  method: 'GET',
  path: CODES,
  summary: 'Single-use codes of a promotion, with what became of each',
  ...selling,
  request: { params, query: promotionCodeList.query },
  answers: { 200: 'A page of them' },
  answer: promotionCodeList.answer,
  errors: ['NOT_FOUND'],
});

export const makePromotionCodes = defineCall({
  method: 'POST',
  path: CODES,
  summary: 'Make codes that hold once; done once for each changeId',
  ...selling,
  request: {
    params,
    body: z.strictObject({
      changeId: z.uuid(),
      count: z.int().min(1).max(MAX_NEW_CODES),
      /** What they begin with. */
      prefix: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z\d]*$/)
        .max(MAX_PREFIX),
    }),
  },
  answers: { 200: 'How many the promotion has now' },
  answer: z.object({ total: z.int().min(1) }).meta({ id: 'PromotionCodesMade' }),
  errors: ['NOT_FOUND', 'PROMOTION_INVALID', 'PROMOTION_CODES_TOO_MANY', 'IDEMPOTENCY_KEY_REUSED'],
});

export const withdrawPromotionCode = defineCall({
  method: 'POST',
  path: `${CODES}/{code}/withdrawal`,
  summary: 'Withdraw a single-use code that nobody uses: it is refused from then on',
  ...selling,
  request: { params: z.object({ promotionId: z.uuid(), code: z.string().max(40) }) },
  answers: { 200: 'Withdrawn; once more changes nothing' },
  answer: promotionCodeSchema,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});

export const exportPromotionCodes = defineCall({
  method: 'POST',
  path: `${CODES}/export`,
  summary: 'All single-use codes of a promotion as CSV; is written down in the audit log',
  ...selling,
  request: { params },
  answers: { 200: 'The file' },
  answer: exportedSchema,
  errors: ['NOT_FOUND'],
});

export const findTrialItems = defineCall({
  method: 'GET',
  path: '/staff/promotion-items',
  summary: 'Find items of a shop to try promotions on, by name, sku or barcode',
  ...selling,
  request: { query: z.object({ shop: shopSchema, q: z.string().trim().min(2).max(100) }) },
  answers: { 200: 'Items at their price of now' },
  answer: z.object({ values: z.array(sellableItemSchema) }).meta({ id: 'TrialItems' }),
  errors: ['NOT_FOUND'],
});

export const tryPromotions = defineCall({
  method: 'POST',
  path: '/staff/promotion-trial',
  summary: 'What a cart would get of all promotions of a shop at an instant; writes nothing',
  ...selling,
  request: { body: promotionTrialBodySchema },
  answers: { 200: 'Sums, units, and why what does not apply does not' },
  answer: promotionTrialSchema,
  errors: ['NOT_FOUND'],
});
