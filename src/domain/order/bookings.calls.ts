import { z } from 'zod';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { bookingSchema } from './bookings.schema.ts';
import { isTakingsPeriod, takingsPeriodSchema } from './takings.schema.ts';

export const getBookings = defineCall({
  method: 'GET',
  path: '/staff/bookings',
  summary: 'Lines of a shop’s invoices and credit notes for its books, of up to 92 days',
  by: 'staff',
  needs: 'finance:read',
  request: {
    query: takingsPeriodSchema.extend({ shop: z.enum(ONLINE_LOCALES) }).refine(isTakingsPeriod),
  },
  answers: { 200: 'A row for each line, the oldest document first' },
  answer: z.object({ bookings: z.array(bookingSchema) }),
  errors: ['NOT_FOUND'],
});
