import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import { methodRule } from '#src/domain/payment/methods.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { CardGateway } from './card-gateway.ts';

/** A shop as it is served: of its payment products, those that somebody takes. */
export async function withTakenMethods(
  gateway: Pick<CardGateway, 'planFor'>,
  shop: WebDomain,
): Promise<WebDomain> {
  const { storeId, params } = shop;
  const taken = await Promise.all(
    params.paymentProducts.map(async ({ name: product }) => {
      const { provider } = methodRule(product);
      if (!isCardProvider(provider)) return true;
      return (await gateway.planFor({ provider, product, storeId })) !== null;
    }),
  );
  const paymentProducts = params.paymentProducts.filter((_, place) => taken[place]);
  return { ...shop, params: { ...params, paymentProducts } };
}

/** What keeps shops from selling, in sentences; none where every shop can take a payment. */
export async function findNotSelling(
  gateway: Pick<CardGateway, 'planFor'>,
  shops: readonly WebDomain[],
): Promise<string[]> {
  const found = await Promise.all(
    shops.map(async (shop) => {
      if (shop.params.paymentProducts.length === 0) return [];
      const { params } = await withTakenMethods(gateway, shop);
      return params.paymentProducts.length > 0
        ? []
        : [`${shop.domain} has payment products and no provider in PAYMENT_PROVIDERS`];
    }),
  );
  return found.flat();
}
