import type { z } from 'zod';
import { contentTypeSchema } from '#src/domain/content/content.schema.ts';
import type { TextState } from '#src/domain/content/content.ts';
import { headText, partOf } from '#src/domain/content/entry-fields.ts';
import type { listContent } from '#src/domain/content/staff-content.calls.ts';
import type { ListedEntry } from '#src/domain/content/staff-content.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { findWebDomains } from '../shops/face.ts';
import { localeChain } from './entry-store.ts';
import { contentDrafts, contentEntries, contentVersions } from './tables.ts';

type Asked = z.output<typeof listContent.request.query>;
type Cell = ListedEntry['cells'][number];

/** What an entry is called, by whatever its type calls so. */
export function titleOf(fields: unknown): string {
  const notice = partOf(partOf(fields, 'notices'), 0);
  return headText(fields, 'title') || headText(notice, 'title');
}

/** Every entry of every type that is known here, with its texts in some shops side by side. */
async function readContent(db: Queryable, own: (shop: OnlineLocale) => boolean) {
  const { contentType: type, uid: name, locale } = contentVersions;
  const [shops, entries, drafts, versions] = await Promise.all([
    findWebDomains(db),
    db.select().from(contentEntries),
    db.select().from(contentDrafts),
    db.selectDistinct({ contentType: type, uid: name, locale }).from(contentVersions),
  ]);
  const keyOf = (row: { contentType: string; uid: string; locale: string }) =>
    `${row.contentType} ${row.uid} ${row.locale}`;
  const published = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const drafted = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const once = new Set(versions.map(keyOf));
  const uidsOf = Map.groupBy([...entries, ...drafts, ...versions], (row) => row.contentType);
  const cellOf = (contentType: string, uid: string, shop: OnlineLocale): Cell => {
    const entry = localeChain(shop)
      .map((locale) => published.get(keyOf({ contentType, uid, locale })))
      .find((one) => one !== undefined);
    const draft = drafted.get(keyOf({ contentType, uid, locale: shop }));
    return {
      ...{ shop, title: titleOf((draft ?? entry)?.fields), from: entry?.locale ?? null },
      draft: draft === undefined ? null : toDraft(draft),
      isDeleted:
        once.has(keyOf({ contentType, uid, locale: shop })) &&
        !published.has(keyOf({ contentType, uid, locale: shop })),
    };
  };
  const theirs = shops.map(({ domain }) => domain).filter(own);
  return contentTypeSchema.options.flatMap((contentType) => {
    const uids = new Set(uidsOf.get(contentType)?.map(({ uid }) => uid));
    return [...uids].sort().map(
      (uid): ListedEntry => ({
        ...{ id: `${contentType}/${uid}`, contentType, uid },
        cells: theirs.map((shop) => cellOf(contentType, uid, shop)),
      }),
    );
  });
}

/** When somebody saved a draft, as editors read it. */
export const toDraft = ({ savedBy, savedAt, publishAt }: typeof contentDrafts.$inferSelect) => ({
  ...{ savedBy, savedAt: savedAt.toISOString(), publishAt: publishAt?.toISOString() ?? null },
});

const isNothing = ({ from, draft }: Cell) => from === null && draft === null;

const IS_IN: Record<TextState, (cell: Cell) => boolean> = {
  draft: ({ draft }) => draft !== null,
  planned: ({ draft }) => draft?.publishAt !== null && draft !== null,
  missing: (cell) => isNothing(cell) && !cell.isDeleted,
  deleted: ({ isDeleted }) => isDeleted,
};

/** A page of the entries that have what is looked for in one of the shops. */
export async function findContent(
  db: Queryable,
  own: ReadonlySet<OnlineLocale>,
  { contentType, shop, state, q = '', order, ...page }: Asked,
): Promise<{ values: ListedEntry[]; total: number }> {
  const typed = q.toLowerCase();
  const all = await readContent(db, (one) => own.has(one) && (shop ?? one) === one);
  const found = all.filter(
    ({ cells, uid, ...entry }) =>
      cells.length > 0 &&
      (contentType ?? entry.contentType) === entry.contentType &&
      // What was deleted everywhere is there for those who look for it.
      (state === undefined
        ? !cells.every((cell) => isNothing(cell)) || !cells.some(IS_IN.deleted)
        : cells.some(IS_IN[state])) &&
      (uid.toLowerCase().includes(typed) ||
        cells.some(({ title }) => title.toLowerCase().includes(typed))),
  );
  const { limit, offset } = rowsOf(page);
  const sorted = order === 'asc' ? found : found.toReversed();
  return { values: sorted.slice(offset, offset + limit), total: found.length };
}
