import { createServerFn } from '@tanstack/react-start';
import { shopMiddleware } from '#src/session/commerce.middleware.ts';
import { describeShop } from './describe-shop.server.ts';
import { readMarketingLabels } from './marketing-labels.server.ts';

/** What every page of a shop needs to know of it: parameters and configuration, nothing secret. */
export const fetchShop = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { shop, commerce } }) =>
    describeShop(shop, (await readMarketingLabels(commerce)) ?? []),
  );

export type Shop = Awaited<ReturnType<typeof fetchShop>>;
