import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import sanitizeHtml from 'sanitize-html';
import { CONTENT_SCHEMAS, type LegalText } from '#src/domain/content/content.schema.ts';
import type { Upload } from '#src/domain/content/content-parts.schema.ts';
import { withShopValues } from '#src/domain/content/shop-values.ts';
import { dutiesOf } from '#src/domain/legal/duties.ts';
import { DOCUMENTS_OF_ORDER, type LegalPageName } from '#src/domain/legal/legal-pages.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { bestOf, localeChain } from '../entry-store.ts';
import { contentEntries, contentVersions } from '../tables.ts';

/** A legal page as plain paragraphs, for mails. */
export type LegalDocument = { title: string; paragraphs: string[]; notice: Upload | null };

/** The text of a page on a day; null where there was none. */
async function findTextOf(
  db: Queryable,
  { domain }: Pick<WebDomain, 'domain'>,
  page: LegalPageName,
  at: Date,
): Promise<LegalText | null> {
  const chain = localeChain(domain);
  const versions = await db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.contentType, 'legal_page'),
        eq(contentVersions.uid, page),
        eq(contentVersions.locale, domain),
        lte(contentVersions.publishedAt, at),
      ),
    )
    .orderBy(desc(contentVersions.publishedAt))
    .limit(1);
  const entries = await db
    .select()
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.contentType, 'legal_page'),
        eq(contentEntries.uid, page),
        inArray(contentEntries.locale, chain),
      ),
    );
  const [entry] = bestOf(entries, chain);
  const parsed = CONTENT_SCHEMAS.legal_page.safeParse((versions[0] ?? entry)?.fields);
  return parsed.success ? parsed.data : null;
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
]);

/** What a rich text says, paragraph by paragraph. */
export function paragraphsOf(html: string): string[] {
  const ended = html.replaceAll(/<\/(p|h\d|li|ul|ol)>/g, '$&\n');
  return sanitizeHtml(ended, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (sign) => SIGNS.get(sign) ?? sign)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * What a mail about an order carries: terms, instruction and, where the law of the country that it goes
 * to asks for it, the notice of the guarantee, as they stood at an instant.
 */
export async function findOrderDocuments(
  db: Queryable,
  shop: WebDomain,
  { shippingAddress, createdAt: at }: Pick<Order, 'shippingAddress'> & { createdAt: Date },
): Promise<LegalDocument[]> {
  const { guaranteeNotice } = dutiesOf(shippingAddress, shop);
  const wanted = DOCUMENTS_OF_ORDER.filter((page) => page !== 'guarantee' || guaranteeNotice);
  const found = await Promise.all(wanted.map((page) => findTextOf(db, shop, page, at)));
  return found.flatMap((text) =>
    text === null
      ? []
      : [
          {
            title: text.title,
            paragraphs: paragraphsOf(withShopValues(text.html, shop)),
            notice: text.notice,
          },
        ],
  );
}
