import { z } from 'zod';
import { dayAfter } from '#src/domain/shop/shop-day.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { MAX_TAKINGS_DAYS, takingSchema } from './takings.schema.ts';

export const getTakings = defineCall({
  method: 'GET',
  path: '/staff/takings',
  summary:
    'Takings and refunds of up to 92 days by shop, day and VAT rate, in the shops of the caller',
  by: 'staff',
  needs: 'finance:read',
  request: {
    query: z
      .object({ from: z.iso.date(), to: z.iso.date() })
      .refine(({ from, to }) => from <= to && to < dayAfter(from, MAX_TAKINGS_DAYS)),
  },
  answers: { 200: 'A row for each, the oldest day first' },
  answer: z.object({ takings: z.array(takingSchema) }),
  errors: [],
});
