import { getDomain } from '../../../src/domain/shop/locales.ts';
import { getWebDomains } from '../../../src/domain/shop/web-domain.calls.ts';
import { ok, serve } from './serve.ts';
import { allShops } from './shops.ts';

serve(getWebDomains, async () =>
  ok(
    (await allShops()).map(({ domain, storeId, currency, params }) => ({
      ...{ domain, storeId, countryCodeISO2: getDomain(domain).iso2, devise: currency, params },
    })),
  ),
);
