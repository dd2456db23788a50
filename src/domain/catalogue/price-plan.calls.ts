import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { pricePlanList } from './price-plan.list.ts';
import {
  madePricePlanSchema,
  newPricePlanSchema,
  planChoicesSchema,
  planForecastSchema,
  pricePlanSchema,
} from './price-plan.schema.ts';

const PLANS = '/staff/price-plans';
const pricing = { by: 'staff', needs: 'prices:write' } as const;
const thePlan = { answers: { 200: 'The plan as it is now' }, answer: pricePlanSchema } as const;

export const listPricePlans = defineCall({
  method: 'GET',
  path: PLANS,
  summary: 'Reductions of many products, of shops of the caller',
  ...pricing,
  request: { query: pricePlanList.query },
  answers: { 200: 'A page of them' },
  answer: pricePlanList.answer,
  errors: [],
});

export const getPlanChoices = defineCall({
  method: 'GET',
  path: '/staff/price-plan-choices',
  summary: 'Families, brands and shops that a plan can reduce',
  ...pricing,
  request: {},
  answers: { 200: 'In the language of the caller' },
  answer: planChoicesSchema,
  errors: [],
});

export const forecastPricePlan = defineCall({
  method: 'POST',
  path: '/staff/price-plan-forecast',
  summary: 'What a plan would do in each shop; writes nothing',
  ...pricing,
  request: { body: newPricePlanSchema },
  answers: { 200: 'Counts of each shop' },
  answer: planForecastSchema,
  errors: ['NOT_FOUND', 'PLAN_EMPTY', 'PRICES_INVALID', 'PRICES_PLANNED', 'PLAN_TOO_DEEP'],
});

export const makePricePlan = defineCall({
  method: 'POST',
  path: PLANS,
  summary: 'Reduce many products, now or from a day on; done once for each changeId',
  ...pricing,
  request: { body: madePricePlanSchema },
  ...thePlan,
  errors: [
    'NOT_FOUND',
    'PLAN_EMPTY',
    'PRICES_INVALID',
    'PRICES_PLANNED',
    'PLAN_TOO_DEEP',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const endPricePlan = defineCall({
  method: 'POST',
  path: `${PLANS}/{planId}/end`,
  summary: 'Withdraw a plan that has not begun, or stop one that runs',
  ...pricing,
  request: { params: z.object({ planId: z.uuid() }) },
  ...thePlan,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});
