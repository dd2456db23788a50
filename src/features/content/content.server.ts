import * as calls from '#src/domain/content/content.calls.ts';
import type {
  FooterLayout,
  HomePage,
  LegalNotice,
  SiteSelector,
} from '#src/domain/content/content.schema.ts';
import { homeOfFamilies } from '#src/domain/content/home-page.ts';
import { shopFooter, shopHeader } from '#src/domain/content/shop-links.ts';
import { withShopValues } from '#src/domain/content/shop-values.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { config } from '#src/session/config.server.ts';
import { entryOf } from '#src/session/content-entries.server.ts';
import { readFamilies, readMenu } from '#src/session/menu.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';
import { openShops } from '#src/session/shop-parameters.server.ts';

/** Parts of a page as editors wrote them; null for one that cannot be read (F03). */
const readFooterEntry = optional(
  cachedRead('footer', CONTENT_RULE, entryOf('footer_layout')),
  null,
);

/** The menu, without links to what the shop does not have. */
export async function readHeader(commerce: Commerce, shop: WebDomain) {
  const header = await readMenu(commerce);
  return header && shopHeader(header, shop);
}

const readSitesEntry = optional(
  cachedRead('sites', CONTENT_RULE, entryOf('site_selector_component')),
  null,
);
/** Country selector: the shops that are open; null where it cannot be read, or there is no other. */
export async function readSites(commerce: Commerce): Promise<SiteSelector | null> {
  const [sites, open] = await Promise.all([readSitesEntry(commerce), openShops()]);
  const entries = sites?.entries.filter(({ locale }) => open.some((shop) => shop === locale)) ?? [];
  return sites !== null && entries.length > 1 ? { ...sites, entries } : null;
}

const readHomeEntry = optional(cachedRead('home', CONTENT_RULE, entryOf('home_page')), null);

/** Home as editors wrote it, or of the families where the platform has no editors; null where it cannot be read. */
export async function readHome(commerce: Commerce): Promise<HomePage | null> {
  if (commerce.caller.served.has('content')) return readHomeEntry(commerce);
  const families = await readFamilies(commerce);
  return families && homeOfFamilies(config().brandName, families);
}

/** The footer, its promises with the values of the shop, without links to what the shop does not have. */
export async function readFooter(
  commerce: Commerce,
  shop: WebDomain,
): Promise<FooterLayout | null> {
  const footer = await readFooterEntry(commerce);
  if (footer === null) return null;
  const reinsurances = footer.reinsurances.map(({ icon, title, text }) => ({
    icon,
    title: withShopValues(title, shop),
    text: withShopValues(text, shop),
  }));
  return shopFooter({ ...footer, reinsurances }, shop);
}

/** The legal text of the shop's offers; a failure is an empty list (§7). */
export async function readLegalNotices(commerce: Commerce): Promise<LegalNotice[]> {
  const { iso2, iso3 } = getDomain(commerce.caller.locale);
  try {
    const query = { country: iso2, language: iso3 };
    return (await commerce.ask(calls.getLegalNotices, { query })).values;
  } catch {
    return [];
  }
}
