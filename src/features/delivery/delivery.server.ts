import * as calls from '#src/domain/shipping/shipping.calls.ts';
import { startingMethod } from '#src/domain/shipping/shipping.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CATALOGUE_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** How an order begins to be sent within the country of the shop; null where nothing says it. */
export async function readShippingOffer(
  commerce: Commerce,
  { countryCodeISO2: country, devise: currency }: WebDomain,
) {
  const method = startingMethod((await readDeliveries(commerce, country)) ?? []);
  if (method === undefined) return null;
  const { name, delay, shippingRate } = method;
  return { country, currency, method: { name, delay, shippingRate } };
}

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
