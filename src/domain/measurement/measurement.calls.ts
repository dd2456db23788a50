import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { measurementsSchema } from './measurement.schema.ts';
import { MEASURED_SPANS } from './web-vitals.ts';

export const getMeasurements = defineCall({
  method: 'GET',
  path: '/staff/measurements',
  summary: 'How far carts came and how pages felt in some days, in the shops of the caller',
  by: 'staff',
  needs: 'measurements:read',
  request: {
    query: z.object({
      days: z.coerce.number<number>().pipe(z.literal(MEASURED_SPANS)).default(28),
    }),
  },
  answers: { 200: 'Counts' },
  answer: measurementsSchema,
  errors: [],
});
