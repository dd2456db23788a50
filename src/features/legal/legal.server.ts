import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import type { ContentLink } from '#src/domain/content/content-parts.schema.ts';
import { withShopValues } from '#src/domain/content/shop-values.ts';
import { legalPagesOf } from '#src/domain/legal/duties.ts';
import { isLegalPage, type LegalPageName, legalPath } from '#src/domain/legal/legal-pages.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { saidOf } from '#src/domain/text/search-texts.ts';
import { readDeliveries } from '#src/features/delivery/delivery.server.ts';
import { readRichText, summaryOf } from '#src/features/rich-text/rich-text.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { config } from '#src/session/config.server.ts';
import { askEntries } from '#src/session/content-entries.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** Every legal page of the shop, by its name; throws where they cannot be read. */
const readLegalTexts = cachedRead('legal-pages', CONTENT_RULE, async (commerce: Commerce) => {
  const entries = await askEntries(commerce, 'legal_page');
  return new Map(
    entries
      .filter(({ uid }) => isLegalPage(uid))
      .map(({ uid, fields }) => [uid, CONTENT_SCHEMAS.legal_page.parse(fields)]),
  );
});

/** A legal page, cleaned, with the data of the shop; null where the shop has none. */
export async function readLegalPage(commerce: Commerce, shop: WebDomain, page: LegalPageName) {
  const isOurs = commerce.caller.served.has('content') && legalPagesOf(shop).includes(page);
  const legalText = isOurs ? (await readLegalTexts(commerce)).get(page) : undefined;
  if (legalText === undefined) return null;
  const nodes = readRichText(withShopValues(legalText.html, shop));
  return {
    title: legalText.title,
    description: summaryOf(nodes),
    searchEngines: saidOf(legalText.search_engines),
    nodes,
    /** Said on the page where it is no shop of customers. */
    isDraft: legalText.isDraft && !config().isProduction,
    notice: legalText.notice,
    /** What the page on delivery lists. */
    deliveries: page === 'delivery' ? await readDeliveries(commerce, shop.countryCodeISO2) : null,
  };
}

const readTitles = optional(readLegalTexts, null);

/** Links to the legal pages of a shop, in the order of the law; none where they cannot be read. */
export async function readLegalLinks(commerce: Commerce, shop: WebDomain): Promise<ContentLink[]> {
  const texts = await readTitles(commerce);
  return legalPagesOf(shop).flatMap((page) => {
    const label = texts?.get(page)?.title;
    return label === undefined ? [] : [{ label, url: legalPath(page) }];
  });
}
