import { z } from 'zod';
import { ONLINE_LOCALES } from '../shop/locales.ts';
import { EVENT_TYPES, eventSchema } from './event.ts';

/** What an endpoint is told. */
export const wantedSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(500),
  types: z.array(z.enum(EVENT_TYPES)).min(1),
  shops: z.array(z.enum(ONLINE_LOCALES)).min(1),
  isActive: z.boolean(),
});

export const endpointSchema = wantedSchema.extend({
  endpointId: z.uuid(),
  createdAt: z.iso.datetime(),
  version: z.int(),
});
export type Endpoint = z.infer<typeof endpointSchema>;

/** With the secret that signs its messages, which is shown this once. */
export const newEndpointSchema = endpointSchema.extend({ secret: z.string() });

export const deliverySchema = z.object({
  deliveryId: z.uuid(),
  eventId: z.uuid(),
  endpointId: z.uuid(),
  url: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  since: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable(),
  /** What was answered last: a status, or why there was none. */
  answer: z.string().nullable(),
  event: eventSchema,
});
export type Delivery = z.infer<typeof deliverySchema>;
