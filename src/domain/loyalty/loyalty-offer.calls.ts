import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { loyaltyOffersSchema } from './loyalty.schema.ts';

export const getLoyaltyOffers = defineCall({
  method: 'GET',
  path: '/customers-self/loyalty/offers/{storeId}',
  summary: 'Offers of a shop that the customer may choose; none for who is no member',
  by: 'customer',
  capability: 'loyalty',
  request: { params: z.object({ storeId: idSegment }) },
  answers: { 200: 'Offers' },
  answer: loyaltyOffersSchema,
  errors: [],
});
