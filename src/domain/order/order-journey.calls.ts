import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import {
  claimedOrderSchema,
  journeySchema,
  orderClaimSchema,
  orderLinkSchema,
  trackedOrderSchema,
} from './order.schema.ts';

const ORDER = '/customers-self/orders/{orderNumber}';
const params = z.object({ orderNumber: idSegment });

export const getOrderJourney = defineCall({
  method: 'GET',
  path: `${ORDER}/journey`,
  summary: 'What became of an order, and what of it may come back',
  by: 'customer',
  capability: 'tracking',
  request: { params },
  answers: { 200: 'Its steps, parcel and returns' },
  answer: journeySchema,
  errors: ['ORDER_NOT_FOUND'],
});

export const trackOrder = defineCall({
  method: 'POST',
  path: '/orders/tracked',
  summary: 'Read the order that the link of a mail leads to',
  by: 'visitor',
  capability: 'tracking',
  request: { body: orderLinkSchema },
  answers: { 200: 'The order, without what is personal' },
  answer: trackedOrderSchema,
  errors: ['ORDER_LINK_UNKNOWN', 'TOO_MANY_REQUESTS'],
});

export const claimOrder = defineCall({
  method: 'POST',
  path: '/orders/claims',
  summary: 'Open an order for an hour by its number and the e-mail of its customer',
  by: 'visitor',
  capability: 'tracking',
  request: { body: orderClaimSchema },
  answers: { 200: 'The token of a link to the order' },
  answer: claimedOrderSchema,
  errors: ['ORDER_CLAIM_UNKNOWN', 'TOO_MANY_REQUESTS'],
});
