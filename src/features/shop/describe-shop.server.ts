import { PALETTE } from '#src/domain/brand/theme.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { hasStores, lacksOf, pageParams } from '#src/domain/shop/web-domain.ts';
import { buildOrigin, type HostRule } from '#src/process/hosts.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { config } from '#src/session/config.server.ts';
import { entriesOf } from '#src/session/content-entries.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** What editors write of products with a label; null when that cannot be read (CMS-03, CMS-09). */
export const readMarketingLabels = optional(
  cachedRead('marketing-labels', CONTENT_RULE, entriesOf('marketing_labels')),
  null,
);

declare const __PRODUCT_VERSION__: string;

/** What a label of products is called. */
export type Label = { code: string; title: string };

type PartnerScripts = Partial<Record<'olapic' | 'rich-relevance', string>>;

function partnerScripts(
  params: Pick<WebDomain['params'], 'olapic' | 'richRelevance'>,
  urls: { olapicUrl: string | null; richRelevanceUrl: string | null },
): PartnerScripts {
  const { olapicUrl, richRelevanceUrl } = urls;
  return {
    ...(params.olapic && olapicUrl !== null && { olapic: olapicUrl }),
    ...(params.richRelevance &&
      richRelevanceUrl !== null && { 'rich-relevance': richRelevanceUrl }),
  };
}

function originsOf(
  shops: readonly OnlineLocale[],
  rule: HostRule,
): Partial<Record<OnlineLocale, string>> {
  return Object.fromEntries(shops.map((code) => [code, buildOrigin(code, rule)]));
}

/** What pages know of a shop: its parameters, and what the installation has configured; nothing secret. */
export function describeShop(
  shop: WebDomain,
  labels: readonly Label[],
  openShops: readonly OnlineLocale[],
) {
  const { brandName, checkoutVersion, isProduction, mediaUrl, hostRule, tagId, ...others } =
    config();
  return {
    /** By it, scripts know how to write a cookie. */
    environment: hostRule.environment,
    parameters: { ...shop, params: pageParams(shop.params) },
    brandName,
    /** Of a browser's own bars around the shop. */
    themeColour: PALETTE.paper.light,
    /** What labels of products are called, by code; a code that editors do not know is not shown. */
    labels: Object.fromEntries(labels.map(({ code, title }) => [code, title])),
    /** The flow that the shop sells in: its own, or that of the installation. */
    checkoutVersion: shop.params.checkoutVersion ?? checkoutVersion,
    /** Shown outside prod only (specification §9). */
    productVersion: isProduction ? null : __PRODUCT_VERSION__,
    tagId,
    /** Where the script of A/B tests is; null where the shop has none on (`params.abtasty`). */
    abTestUrl: shop.params.abtasty ? others.abTestUrl : null,
    /** Scripts of partners that fill slots of this shop's pages, by the name of the slot. */
    partnerScripts: partnerScripts(shop.params, others),
    /** What the platform does not serve here: parts and links of it are left out (decision 108). */
    lacks: lacksOf(shop),
    hasStores: hasStores(shop),
    buildPollMs: others.buildPollMs,
    mediaUrl: mediaUrl ?? '/media',
    /** Origin of each shop that is open; empty in test, where links are path-only. */
    origins: originsOf(openShops, hostRule),
  };
}
