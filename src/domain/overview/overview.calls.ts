import { z } from 'zod';
import { isTakingsPeriod, takingsPeriodSchema } from '#src/domain/order/takings.schema.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { failingJobsSchema, salesSchema, shopGapsSchema } from './overview.schema.ts';
import { SOLD_BY, soldGoodsSchema } from './sold-goods.schema.ts';

export const getSales = defineCall({
  method: 'GET',
  path: '/staff/overview/sales',
  summary: 'Read what was ordered in the last seven days, by day and by shop, and the seven before',
  by: 'staff',
  needs: 'finance:read',
  request: {},
  answers: { 200: 'Sales by currency' },
  answer: salesSchema,
  errors: [],
});

export const getSoldGoods = defineCall({
  method: 'GET',
  path: '/staff/overview/sold-goods',
  summary: 'Read what a shop sold by size, family or product in up to 92 days, and what came back',
  by: 'staff',
  needs: 'finance:read',
  request: {
    query: takingsPeriodSchema
      .extend({ shop: z.enum(ONLINE_LOCALES), by: z.enum(SOLD_BY) })
      .refine(isTakingsPeriod),
  },
  answers: { 200: 'Sizes in their order, families and products by their sales' },
  answer: soldGoodsSchema,
  errors: ['NOT_FOUND'],
});

export const getShopGaps = defineCall({
  method: 'GET',
  path: '/staff/overview/gaps',
  summary: 'Read which shops of the caller lack texts or data that they must publish',
  by: 'staff',
  needs: 'content:write',
  request: {},
  answers: { 200: 'Shops with something missing' },
  answer: shopGapsSchema,
  errors: [],
});

export const getFailingJobs = defineCall({
  method: 'GET',
  path: '/staff/overview/jobs',
  summary: 'Read which kinds of work in the background fail at the moment',
  by: 'staff',
  needs: 'settings:write',
  request: {},
  answers: { 200: 'Kinds of jobs with some that fail' },
  answer: failingJobsSchema,
  errors: [],
});
