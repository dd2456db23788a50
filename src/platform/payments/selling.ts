import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import { isPaidLater, methodRule, type PaymentMethod } from '#src/domain/payment/methods.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { DomainParams, WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { CardGateway } from './card-gateway.ts';

type Gateway = Pick<CardGateway, 'planFor'>;
type Offering = Pick<WebDomain, 'domain' | 'storeId'> & {
  params: Pick<DomainParams, 'paymentProducts'>;
};
type Taken = { name: PaymentMethod; isUntold: boolean };

/**
 * Of a shop's payment products, those that somebody takes; `isUntold` where one is paid later and nobody
 * has said what that costs.
 */
async function takenMethods(gateway: Gateway, { storeId, params }: Offering): Promise<Taken[]> {
  const taken = await Promise.all(
    params.paymentProducts.map(async ({ name }): Promise<Taken[]> => {
      const { provider } = methodRule(name);
      if (!isCardProvider(provider)) return [{ name, isUntold: false }];
      const plan = await gateway.planFor({ provider, product: name, storeId });
      return plan === null ? [] : [{ name, isUntold: isPaidLater(name) && plan.credit === null }];
    }),
  );
  return taken.flat();
}

/** A shop as it is served: of its payment products, those that somebody takes. */
export async function withTakenMethods(gateway: Gateway, shop: WebDomain): Promise<WebDomain> {
  const taken = new Set((await takenMethods(gateway, shop)).map(({ name }) => name));
  const { params } = shop;
  const paymentProducts = params.paymentProducts.filter(({ name }) => taken.has(name));
  return { ...shop, params: { ...params, paymentProducts } };
}

export type Selling = {
  /** Whether any shop that has payment products can take a payment; true where none has any. */
  isOpen: boolean;
  /** What keeps shops from selling, or from saying what the law asks for, in sentences. */
  problems: string[];
};

/** Which shops can take a payment; `unchecked` are those with legal pages that nobody has checked. */
export async function readSelling(
  gateway: Gateway,
  shops: readonly Offering[],
  unchecked: ReadonlySet<OnlineLocale>,
): Promise<Selling> {
  const open = shops.filter(({ domain }) => !unchecked.has(domain));
  const asked = await Promise.all(
    open
      .filter(({ params }) => params.paymentProducts.length > 0)
      .map(async (shop) => ({ ...shop, taken: await takenMethods(gateway, shop) })),
  );
  const closed = asked.filter(({ taken }) => taken.length === 0);
  const untold = asked.flatMap(({ domain, taken }) => {
    const names = taken.filter(({ isUntold }) => isUntold).map(({ name }) => name);
    return names.length === 0 ? [] : [{ domain, names: names.join(', ') }];
  });
  return {
    isOpen: closed.length < asked.length || (asked.length === 0 && unchecked.size === 0),
    problems: [
      ...[...unchecked].map(
        (domain) => `${domain} is closed: nobody has checked its legal pages (LEGAL_DRAFTS)`,
      ),
      ...closed.map(
        ({ domain }) => `${domain} has payment products and no provider in PAYMENT_PROVIDERS`,
      ),
      ...untold.map(
        ({ domain, names }) =>
          `${domain} offers ${names} without saying what it costs: no credit in PAYMENT_PROVIDERS`,
      ),
    ],
  };
}
