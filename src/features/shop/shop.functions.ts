import { createServerFn } from '@tanstack/react-start';
import { buildOrigin } from '#src/domain/hosts.ts';
import { ONLINE_LOCALES } from '#src/domain/locales.ts';
import { pageParams } from '#src/domain/web-domain.ts';
import { shopMiddleware } from '#src/session/commerce.middleware.ts';
import { config } from '#src/session/config.server.ts';
import { readMarketingLabels } from './marketing-labels.server.ts';

declare const __PRODUCT_VERSION__: string;

/** What every page of a shop needs to know of it: parameters and configuration, nothing secret. */
export const fetchShop = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { shop, call } }) => {
    const labels = (await readMarketingLabels(call)) ?? [];
    const { brandName, checkoutVersion, isProduction, mediaUrl, hostRule, tagId, abTestUrl } =
      config();
    return {
      parameters: { ...shop, params: pageParams(shop.params) },
      brandName,
      /** What labels of products are called, by code; a code that editors do not know is not shown. */
      labels: Object.fromEntries(labels.map(({ code, title }) => [code, title])),
      checkoutVersion,
      /** Shown outside prod only (specification §9). */
      productVersion: isProduction ? null : __PRODUCT_VERSION__,
      tagId,
      /** Where the script of A/B tests is; null where the shop has none on (`params.abtasty`). */
      abTestUrl: shop.params.abtasty ? abTestUrl : null,
      mediaUrl: mediaUrl ?? '/media',
      /** Origin per locale; empty in test, where links are path-only. */
      origins: Object.fromEntries(
        ONLINE_LOCALES.map((code) => [code, buildOrigin(code, hostRule)]),
      ),
    };
  });

export type Shop = Awaited<ReturnType<typeof fetchShop>>;
