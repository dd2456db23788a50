import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import { methodRule } from '#src/domain/payment/methods.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
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

export type Selling = {
  /** Whether any shop that has payment products can take a payment; true where none has any. */
  isOpen: boolean;
  /** What keeps shops from selling, in sentences. */
  problems: string[];
};

/** Which shops can take a payment; `unchecked` are those with legal pages that nobody has checked. */
export async function readSelling(
  gateway: Pick<CardGateway, 'planFor'>,
  shops: readonly WebDomain[],
  unchecked: ReadonlySet<OnlineLocale>,
): Promise<Selling> {
  const open = shops.filter(({ domain }) => !unchecked.has(domain));
  const asked = open.filter(({ params }) => params.paymentProducts.length > 0);
  const served = await Promise.all(asked.map((shop) => withTakenMethods(gateway, shop)));
  const closed = served.filter(({ params }) => params.paymentProducts.length === 0);
  return {
    isOpen: closed.length < asked.length || (asked.length === 0 && unchecked.size === 0),
    problems: [
      ...[...unchecked].map(
        (domain) => `${domain} is closed: nobody has checked its legal pages (LEGAL_DRAFTS)`,
      ),
      ...closed.map(
        ({ domain }) => `${domain} has payment products and no provider in PAYMENT_PROVIDERS`,
      ),
    ],
  };
}
