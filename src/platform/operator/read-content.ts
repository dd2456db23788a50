import {
  CONTENT_SCHEMAS,
  type ContentType,
  isContentType,
} from '#src/domain/content/content.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { localeChain } from '../content/entry-store.ts';
import { contentDrafts, contentEntries } from '../content/tables.ts';
import type { Queryable } from '../database/database.ts';
import { findWebDomains } from '../web-domains/web-domain-store.ts';
import { partOf } from './entry-fields.ts';

/** Where a shop's text of an entry comes from: its own, that of its language, or none. */
export type EntryCell = {
  locale: OnlineLocale;
  /** What the text calls itself; empty where it has no title. */
  title: string;
  /** Null where the shop gets nothing. */
  from: string | null;
  draft: { savedBy: string; publishAt: Date | null } | null;
};
export type EntryRow = { contentType: ContentType; uid: string; cells: EntryCell[] };

/** What an entry is called, by whatever its type calls so. */
function titleOf(fields: unknown): string {
  for (const path of [['title'], ['hero', 'title'], ['notices', 0, 'title']]) {
    const title = path.reduce<unknown>((value, name) => partOf(value, name), fields);
    if (typeof title === 'string' && title !== '') return title;
  }
  return '';
}

const TYPES = Object.keys(CONTENT_SCHEMAS).filter(isContentType);

/** Every entry of every type that is known here, with its texts in all open shops side by side. */
export async function readContent(db: Queryable): Promise<EntryRow[]> {
  const [shops, entries, drafts] = await Promise.all([
    findWebDomains(db),
    db.select().from(contentEntries),
    db.select().from(contentDrafts),
  ]);
  const keyOf = (row: { contentType: string; uid: string; locale: string }) =>
    `${row.contentType} ${row.uid} ${row.locale}`;
  const published = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const drafted = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  return TYPES.flatMap((contentType) => {
    const ofType = entries.filter((entry) => entry.contentType === contentType);
    const uids = [...new Set(ofType.map(({ uid }) => uid))].sort();
    return uids.map((uid) => {
      const cells = shops.map(({ domain: locale }): EntryCell => {
        const entry = localeChain(locale)
          .map((one) => published.get(keyOf({ contentType, uid, locale: one })))
          .find((one) => one !== undefined);
        const draft = drafted.get(keyOf({ contentType, uid, locale })) ?? null;
        const title = titleOf((draft ?? entry)?.fields);
        return { locale, title, from: entry?.locale ?? null, draft };
      });
      return { contentType, uid, cells };
    });
  });
}
