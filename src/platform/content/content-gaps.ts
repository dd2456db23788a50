import { sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { ContentGap } from '#src/domain/shop/staff-shop.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { findWebDomains } from '../shops/face.ts';
import { localeChain } from './entry-store.ts';
import { contentEntries, contentVersions } from './tables.ts';

/** Entries of content that some of these shops get nothing for, not even in their language. */
export async function contentGapsIn(
  db: Queryable,
  own: ReadonlySet<OnlineLocale>,
): Promise<ContentGap[]> {
  const shops = (await findWebDomains(db))
    .map(({ domain }) => domain)
    .filter((shop) => own.has(shop));
  const { contentType, uid } = contentEntries;
  const entries = await db
    .select({ contentType, uid, locales: sql<string[]>`array_agg(${contentEntries.locale})` })
    .from(contentEntries)
    .groupBy(contentType, uid)
    .orderBy(contentType, uid);
  const versions = await db
    .selectDistinct({
      ...{ contentType: contentVersions.contentType, uid: contentVersions.uid },
      locale: contentVersions.locale,
    })
    .from(contentVersions);
  // What an editor deleted in a shop does not lack there.
  const deleted = new Set(versions.map((one) => `${one.contentType} ${one.uid} ${one.locale}`));
  return entries
    .map(({ locales, ...entry }) => ({
      ...entry,
      lacking: shops.filter(
        (shop) =>
          !localeChain(shop).some((locale) => locales.includes(locale)) &&
          !deleted.has(`${entry.contentType} ${entry.uid} ${shop}`),
      ),
    }))
    .filter(({ lacking }) => lacking.length > 0);
}
