import { createServerFn } from '@tanstack/react-start';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { shopMiddleware } from '#src/session/commerce.middleware.ts';
import { onceFor } from '#src/session/once-for.server.ts';
import { describeShop, type Label } from './describe-shop.server.ts';
import { readMarketingLabels } from './marketing-labels.server.ts';

const NO_LABELS: readonly Label[] = [];
const described = onceFor((shop: WebDomain) =>
  onceFor((labels: readonly Label[]) => describeShop(shop, labels)),
);

/** What every page of a shop needs to know of it: parameters and configuration, nothing secret. */
export const fetchShop = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { shop, commerce } }) =>
    described(shop)((await readMarketingLabels(commerce)) ?? NO_LABELS),
  );

export type Shop = Awaited<ReturnType<typeof fetchShop>>;
