import * as calls from '#src/domain/shipping/shipping.calls.ts';
import { CATALOGUE_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** The ways to deliver in the country of the shop, for goods like most; null where that fails. */
export const readDeliveries = optional(
  cachedRead(
    'deliveries',
    CATALOGUE_RULE,
    (commerce, country: string) => commerce.ask(calls.getShippingMethods, { query: { country } }),
    (_, country) => country,
  ),
  null,
);
