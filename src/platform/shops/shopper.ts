import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { CapabilityName } from '#src/domain/wire/capabilities.schema.ts';
import { declarationOf } from '#src/domain/wire/capabilities.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findWebDomains } from './web-domain-store.ts';

type Served = {
  closedShops: () => Promise<ReadonlySet<OnlineLocale>>;
  /** Takes payment products away that nobody takes. */
  withTakenMethods: (shop: WebDomain) => Promise<WebDomain>;
  /** Countries (ISO 3166-1 alpha-2) with a store: shops that might have some serve none elsewhere. */
  storeCountries: () => Promise<ReadonlySet<string>>;
};

/** The parameter sets of the shops that are open, with what is served in them; the reader sorts by rank. */
export function serveWebDomains(
  router: Router,
  { database, config }: PlatformDeps,
  { closedShops, withTakenMethods, storeCountries }: Served,
): void {
  serve(router, getWebDomains, async () => {
    const [shops, closed, countries] = await Promise.all([
      findWebDomains(database),
      closedShops(),
      storeCountries(),
    ]);
    const open = shops.filter(({ domain }) => !closed.has(domain));
    const shown = await Promise.all(open.map(withTakenMethods));
    const withCapabilities = (shop: WebDomain): WebDomain => {
      const { hasStores, iso2 } = getDomain(shop.domain);
      const mayHave = (name: CapabilityName) =>
        name !== 'stores' || !hasStores || countries.has(iso2);
      const { checkoutUrl } = config;
      const capabilities = {
        ...declarationOf(config.capabilities.filter(mayHave)),
        ...(checkoutUrl !== null && { checkout: 'hosted' as const, checkoutUrl }),
      };
      return { ...shop, params: { ...shop.params, capabilities } };
    };
    return ok(shown.map(withCapabilities));
  });
}
