import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { shopMiddleware } from '#src/session/commerce.middleware.ts';
import { openShops } from '#src/session/shop-parameters.server.ts';
import { describeShop, readMarketingLabels } from './describe-shop.server.ts';

/** What every page of a shop needs to know of it: parameters and configuration, nothing secret. */
export const fetchShop = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { shop, commerce } }) =>
    describeShop(shop, (await readMarketingLabels(commerce)) ?? [], await openShops()),
  );

export type Shop = Awaited<ReturnType<typeof fetchShop>>;

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: () => fetchShop(),
  staleTime: Number.POSITIVE_INFINITY,
});
