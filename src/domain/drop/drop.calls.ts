import { z } from 'zod';
import { hasOneRule, newPricePlanFields } from '#src/domain/catalogue/price-plan.schema.ts';
import { MAX_PUBLISHED } from '#src/domain/catalogue/publication-set.schema.ts';
import { contentTypeSchema } from '#src/domain/content/content.schema.ts';
import { newPromotionSchema } from '#src/domain/promotion/promotion.schema.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { dropList } from './drop.list.ts';
import { dropSchema, newDropSchema } from './drop.schema.ts';
import { dropResultsSchema } from './drop-results.schema.ts';

const DROPS = '/staff/drops';
const DROP = `${DROPS}/{dropId}`;
const selling = { by: 'staff', needs: 'prices:write' } as const;
/** Who writes texts of a drop sees when they begin. */
const seeing = { by: 'staff', needs: ['prices:write', 'content:write'] } as const;
const params = z.object({ dropId: z.uuid() });
const version = z.int().min(1);
const changeId = z.uuid();
const text = { contentType: contentTypeSchema, uid: z.string().regex(/^[\w-]{1,60}$/) };
const theDrop = { answers: { 200: 'The drop as it is now' }, answer: dropSchema } as const;
const PRICES = ['PLAN_EMPTY', 'PRICES_INVALID', 'PRICES_PLANNED', 'PLAN_TOO_DEEP'] as const;
const PROMOTIONS = ['PROMOTION_INVALID', 'PROMOTIONS_TOO_MANY', 'PROMOTION_CODE_TAKEN'] as const;
const CHANGED = ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'IDEMPOTENCY_KEY_REUSED'] as const;

export const listDrops = defineCall({
  method: 'GET',
  path: DROPS,
  summary: 'Prices, promotions, content and products that begin together in shops of the caller',
  ...seeing,
  request: { query: dropList.query },
  answers: { 200: 'A page of them' },
  answer: dropList.answer,
  errors: [],
});

export const getDrop = defineCall({
  method: 'GET',
  path: DROP,
  summary:
    'A drop with its parts, in shops of the caller; prices and promotions for those who plan them',
  ...seeing,
  request: { params },
  ...theDrop,
  errors: ['NOT_FOUND'],
});

export const getDropResults = defineCall({
  method: 'GET',
  path: `${DROP}/results`,
  summary:
    'What came of a drop while it ran: orders with something of it, what was paid and taken off',
  ...selling,
  request: { params },
  answers: { 200: 'By shop and by day' },
  answer: dropResultsSchema,
  errors: ['NOT_FOUND'],
});

export const makeDrop = defineCall({
  method: 'POST',
  path: DROPS,
  summary: 'Make a drop without parts; done once for each changeId',
  ...selling,
  request: { body: newDropSchema.extend({ changeId }) },
  ...theDrop,
  errors: ['NOT_FOUND', 'DROP_INVALID', 'IDEMPOTENCY_KEY_REUSED'],
});

export const changeDrop = defineCall({
  method: 'PUT',
  path: DROP,
  summary:
    'Rename a drop that has begun nowhere, or have it begin at other times or in other shops with all its parts',
  ...selling,
  request: { params, body: newDropSchema.extend({ version }) },
  ...theDrop,
  errors: [
    ...(['NOT_FOUND', 'DROP_INVALID', 'CHANGED_BY_OTHERS', 'FORBIDDEN'] as const),
    ...PRICES,
    ...PROMOTIONS,
  ],
});

export const addPlanToDrop = defineCall({
  method: 'POST',
  path: `${DROP}/price-plans`,
  summary: 'Add a price plan to a drop that has not begun; done once for each changeId',
  ...selling,
  request: {
    params,
    body: newPricePlanFields
      .omit({ shops: true, from: true, until: true })
      .extend({ changeId })
      .refine(hasOneRule),
  },
  ...theDrop,
  errors: [...CHANGED, ...PRICES],
});

export const addPromotionToDrop = defineCall({
  method: 'POST',
  path: `${DROP}/promotions`,
  summary: 'Add a promotion to a drop that has not begun; done once for each changeId',
  ...selling,
  request: {
    params,
    body: newPromotionSchema.omit({ shops: true, begins: true, ends: true }).extend({ changeId }),
  },
  ...theDrop,
  errors: [...CHANGED, ...PROMOTIONS],
});

export const addTextToDrop = defineCall({
  method: 'POST',
  path: `${DROP}/texts`,
  summary:
    'Publish the drafts of an entry with a drop that has not begun, in its shops that have one',
  ...selling,
  request: { params, body: z.strictObject(text) },
  ...theDrop,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'DROP_INVALID', 'FORBIDDEN'],
});

export const removeTextFromDrop = defineCall({
  method: 'DELETE',
  path: `${DROP}/texts/{contentType}/{uid}`,
  summary: 'Take an entry from a drop that has not begun; its drafts stay',
  ...selling,
  request: { params: params.extend(text) },
  ...theDrop,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'FORBIDDEN'],
});

export const addProductsToDrop = defineCall({
  method: 'POST',
  path: `${DROP}/products`,
  summary: 'Publish products with a drop that has not begun; what cannot be shown is named',
  ...selling,
  request: {
    params,
    body: z.strictObject({
      changeId,
      productIds: z
        .array(z.string().regex(/^[\w-]{1,40}$/))
        .min(1)
        .max(MAX_PUBLISHED),
    }),
  },
  ...theDrop,
  errors: [...CHANGED, 'DROP_INVALID', 'FORBIDDEN'],
});

export const stopDrop = defineCall({
  method: 'POST',
  path: `${DROP}/stop`,
  summary: 'Have all parts go back in some shops, or never begin there',
  ...selling,
  request: {
    params,
    body: z.strictObject({ version, shops: z.array(shopSchema).min(1).max(20) }),
  },
  ...theDrop,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'FORBIDDEN'],
});
