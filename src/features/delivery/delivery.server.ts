import { servedMethods } from '#src/domain/shipping/served-methods.ts';
import * as calls from '#src/domain/shipping/shipping.calls.ts';
import { startingMethod } from '#src/domain/shipping/shipping.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CATALOGUE_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/**
 * What a shop promises of returns, and how an order begins to be sent within its country, null where
 * nothing says it.
 */
async function askPromises(
  commerce: Commerce,
  { countryCodeISO2: country, devise: currency, params }: WebDomain,
) {
  const { days, isFree } = params.returns;
  const returns = { days, isFree, country, countries: params.deliveryCountries };
  const method = startingMethod((await readDeliveries(commerce, country)) ?? []);
  if (method === undefined) return { returns, shipping: null };
  const { name, delay, shippingRate } = method;
  return { returns, shipping: { country, currency, method: { name, delay, shippingRate } } };
}

/** The ways to deliver in the country of the shop, for goods like most; null where that fails. */
export const readDeliveries = optional(
  cachedRead(
    'deliveries',
    CATALOGUE_RULE,
    async (commerce, country: string) =>
      servedMethods(
        await commerce.ask(calls.getShippingMethods, { query: { country } }),
        commerce.caller.served,
      ),
    (_, country) => country,
  ),
  null,
);

/** The same; null where that fails. */
export const readPromises = optional(askPromises, null);
