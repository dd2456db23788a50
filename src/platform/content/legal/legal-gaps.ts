import { eq } from 'drizzle-orm';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { legalPagesOf } from '#src/domain/legal/duties.ts';
import type { LegalGaps, NeededSetting } from '#src/domain/legal/legal.schema.ts';
import { type LegalPageName, PAGES_WITH_NOTICE } from '#src/domain/legal/legal-pages.ts';
import { missingSellerFields } from '#src/domain/legal/seller.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { findWebDomains } from '../../shops/face.ts';
import { bestOf, type Entry, localeChain } from '../entry-store.ts';
import { contentEntries } from '../tables.ts';

const missingSettings = ({ shippingRates, paymentProducts }: DomainParams): NeededSetting[] => [
  ...(shippingRates.length === 0 ? (['delivery rates'] as const) : []),
  ...(paymentProducts.length === 0 ? (['payment methods'] as const) : []),
];

/** What is a draft, missing or empty of the texts and data that each shop must publish. */
export async function readLegalGaps(db: Queryable): Promise<LegalGaps> {
  const shops = await findWebDomains(db);
  const entries = await db
    .select()
    .from(contentEntries)
    .where(eq(contentEntries.contentType, 'legal_page'));
  const textIn = (shown: readonly Entry[], page: LegalPageName) => {
    const entry = shown.find(({ uid }) => uid === page);
    return CONTENT_SCHEMAS.legal_page.safeParse(entry?.fields).data;
  };
  return {
    shops: shops
      .map((shop) => {
        const { domain, params } = shop;
        const shown = bestOf(entries, localeChain(domain));
        const pages = legalPagesOf(shop);
        return {
          domain,
          drafts: pages.filter((page) => textIn(shown, page)?.isDraft === true),
          missing: pages.filter((page) => textIn(shown, page) === undefined),
          notices: PAGES_WITH_NOTICE.filter(
            (page) => pages.includes(page) && !textIn(shown, page)?.notice,
          ),
          seller: missingSellerFields(params.seller, shop),
          settings: missingSettings(params),
        };
      })
      .filter((shop) =>
        [shop.drafts, shop.missing, shop.notices, shop.seller, shop.settings].some(
          (lacking) => lacking.length > 0,
        ),
      ),
  };
}
