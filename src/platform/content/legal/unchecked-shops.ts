import { and, eq, sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { contentVersions } from '../tables.ts';
import { readLegalGaps } from './legal-gaps.ts';

/** Legal pages that were published as checked before, by shop: `fr-fr/terms`. */
async function findCheckedBefore(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ locale: contentVersions.locale, uid: contentVersions.uid })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.contentType, 'legal_page'),
        sql`${contentVersions.fields} -> 'isDraft' = 'false'::jsonb`,
      ),
    );
  return new Set(rows.map(({ locale, uid }) => `${locale}/${uid}`));
}

/**
 * Shops with a legal page that nobody has ever checked. One that was checked once and is being written
 * again counts as checked: a shop that is open does not close because of an editor (decision 087).
 */
export async function findUncheckedShops(db: Queryable): Promise<ReadonlySet<OnlineLocale>> {
  const [{ shops }, before] = await Promise.all([readLegalGaps(db), findCheckedBefore(db)]);
  const unchecked = shops.filter(({ domain, drafts, missing }) =>
    [...drafts, ...missing].some((page) => !before.has(`${domain}/${page}`)),
  );
  return new Set(unchecked.map(({ domain }) => domain));
}
