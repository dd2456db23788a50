import { z } from 'zod';
import { listOf, listQuery } from '../staff/list.ts';
import { defineCall } from '../wire/call.ts';
import { deliverySchema, endpointSchema, newEndpointSchema, wantedSchema } from './event.schema.ts';
import { eventSchema } from './event.ts';

const endpointId = z.object({ endpointId: z.uuid() });

export const getEndpoints = defineCall({
  method: 'GET',
  path: '/staff/event-endpoints',
  summary: 'Systems that are told of events',
  by: 'staff',
  needs: 'keys:write',
  request: { query: listQuery({}, ['createdAt', 'url']) },
  answers: { 200: 'The endpoints, without their secrets' },
  answer: listOf(endpointSchema),
  errors: [],
});

export const addEndpoint = defineCall({
  method: 'POST',
  path: '/staff/event-endpoints',
  summary: 'Tells another system of events from now on',
  by: 'staff',
  needs: 'keys:write',
  request: { body: wantedSchema },
  answers: { 201: 'The endpoint, with the secret that signs its messages' },
  answer: newEndpointSchema,
  errors: ['ENDPOINT_NOT_ALLOWED', 'FORBIDDEN'],
});

export const changeEndpoint = defineCall({
  method: 'PUT',
  path: '/staff/event-endpoints/{endpointId}',
  summary: 'Changes what an endpoint is told, or turns it off',
  by: 'staff',
  needs: 'keys:write',
  request: { params: endpointId, body: wantedSchema.extend({ version: z.int() }) },
  answers: { 200: 'The endpoint' },
  answer: endpointSchema,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'ENDPOINT_NOT_ALLOWED', 'FORBIDDEN'],
});

export const removeEndpoint = defineCall({
  method: 'DELETE',
  path: '/staff/event-endpoints/{endpointId}',
  summary: 'Ends an endpoint, with what still waits for it',
  by: 'staff',
  needs: 'keys:write',
  request: { params: endpointId },
  answers: { 204: 'It is gone' },
  answer: z.null(),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const getDeliveries = defineCall({
  method: 'GET',
  path: '/staff/event-deliveries',
  summary: 'What endpoints were sent, and what they answered',
  by: 'staff',
  needs: 'keys:write',
  request: {
    query: listQuery(
      { endpointId: z.uuid().optional(), state: deliverySchema.shape.state.optional() },
      ['sequence'],
    ),
  },
  answers: { 200: 'Deliveries' },
  answer: listOf(deliverySchema),
  errors: [],
});

export const deliverAgain = defineCall({
  method: 'POST',
  path: '/staff/event-deliveries/{deliveryId}/again',
  summary: 'Sends an event again to an endpoint, for another three days',
  by: 'staff',
  needs: 'keys:write',
  request: { params: z.object({ deliveryId: z.uuid() }) },
  answers: { 204: 'It waits to be sent' },
  answer: z.null(),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const getEvents = defineCall({
  method: 'GET',
  path: '/staff/events',
  summary: 'What happened since a sequence number: how another system catches up',
  by: 'staff',
  needs: 'orders:read',
  request: {
    query: z.object({
      after: z.coerce.number<number>().int().min(0).default(0),
      size: z.coerce.number<number>().int().min(1).max(1_000).default(100),
    }),
  },
  answers: { 200: 'Events of the shops of the caller, the oldest first' },
  answer: z.object({ values: z.array(eventSchema.extend({ eventId: z.uuid() })) }),
  errors: [],
});
