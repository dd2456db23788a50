import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { isTakingsPeriod, takingSchema, takingsPeriodSchema } from './takings.schema.ts';

export const getTakings = defineCall({
  method: 'GET',
  path: '/staff/takings',
  summary:
    'Takings and refunds of up to 92 days by shop, day and VAT rate, in the shops of the caller',
  by: 'staff',
  needs: 'finance:read',
  request: {
    query: takingsPeriodSchema.refine(isTakingsPeriod),
  },
  answers: { 200: 'A row for each, the oldest day first' },
  answer: z.object({ takings: z.array(takingSchema) }),
  errors: [],
});
