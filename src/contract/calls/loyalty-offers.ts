import { z } from 'zod';
import { defineCall } from '../call.ts';
import { loyaltyOffersSchema } from '../loyalty-offers.ts';
import { idSegment } from '../request-parts.ts';

export const getLoyaltyOffers = defineCall({
  method: 'GET',
  path: '/customers-self/loyalty/offers/{storeId}',
  summary: 'Offers of a shop that the customer may choose; none for who is no member',
  by: 'customer',
  request: { params: z.object({ storeId: idSegment }) },
  answers: { 200: 'Offers' },
  answer: loyaltyOffersSchema,
  errors: [],
});
