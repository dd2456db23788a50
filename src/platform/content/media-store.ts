import { asc, count, desc, eq, ilike, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { contentTypeSchema } from '#src/domain/content/content.schema.ts';
import { HERO_FOLDERS } from '#src/domain/content/content.values.ts';
import type { listMedia } from '#src/domain/media/media.calls.ts';
import { MEDIA_ID, type Media, mediaIdSchema } from '#src/domain/media/media.schema.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { containing } from '../staff/face.ts';
import { localeChain } from './entry-store.ts';
import { type contentAssets, contentDrafts, contentEntries, mediaPictures } from './tables.ts';

export type MediaRow = typeof mediaPictures.$inferSelect;
type Own = ReadonlySet<OnlineLocale>;
type Use = Media['usedIn'][number];

/** Texts that name pictures of the library, drafts included, by the name of each picture. */
async function findUses(db: Queryable): Promise<ReadonlyMap<string, Use[]>> {
  const namesOne = '%"m-%';
  const of = (table: typeof contentEntries | typeof contentDrafts) => {
    const text = sql<string>`${table.fields}::text`.as('text');
    const { contentType, uid } = table;
    return db
      .select({ contentType, uid, locale: sql<string>`${table.locale}`.as('locale'), text })
      .from(table)
      .where(sql`${table.fields}::text like ${namesOne}`);
  };
  const uses = new Map<string, Map<string, Use>>();
  for (const { contentType, uid, locale, text } of await unionAll(
    of(contentEntries),
    of(contentDrafts),
  )) {
    const type = contentTypeSchema.safeParse(contentType);
    if (!type.success) continue;
    const shops = ONLINE_LOCALES.filter((shop) =>
      locale === shop
        ? true
        : !ONLINE_LOCALES.some((one) => one === locale) && localeChain(shop).includes(locale),
    );
    for (const [mediaId] of text.matchAll(MEDIA_ID)) {
      const known = uses.get(mediaId) ?? new Map<string, Use>();
      for (const shop of shops) {
        known.set(`${contentType}/${uid}/${shop}`, { contentType: type.data, uid, shop });
      }
      uses.set(mediaId, known);
    }
  }
  return new Map([...uses].map(([mediaId, of]) => [mediaId, [...of.values()]]));
}

function toMedia(row: MediaRow, uses: ReadonlyMap<string, Use[]>, own: Own): Media {
  const { mediaId: id, photoId: _, savedAt, ...fields } = row;
  const usedIn = (uses.get(id) ?? []).filter(({ shop }) => own.has(shop));
  return { id, ...fields, savedAt: savedAt.toISOString(), usedIn };
}

/** A page of the library, the newest first. */
export async function listMediaOf(
  db: Queryable,
  own: Own,
  { q, order, ...page }: z.output<typeof listMedia.request.query>,
): Promise<{ values: Media[]; total: number }> {
  const { name, savedAt, mediaId } = mediaPictures;
  const which = q === undefined ? undefined : ilike(name, containing(q));
  const { limit, offset } = rowsOf(page);
  const [rows, [counted], uses] = await Promise.all([
    db
      .select()
      .from(mediaPictures)
      .where(which)
      .orderBy(order === 'asc' ? asc(savedAt) : desc(savedAt), asc(mediaId))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(mediaPictures).where(which),
    findUses(db),
  ]);
  return { values: rows.map((row) => toMedia(row, uses, own)), total: counted?.total ?? 0 };
}

export async function findMediaRow(db: Queryable, mediaId: string): Promise<MediaRow | null> {
  const [row] = await db.select().from(mediaPictures).where(eq(mediaPictures.mediaId, mediaId));
  return row ?? null;
}

export async function readMedia(db: Queryable, mediaId: string, own: Own): Promise<Media | null> {
  const row = await findMediaRow(db, mediaId);
  return row && toMedia(row, await findUses(db), own);
}

/** Whether any text of any shop names a picture. */
export const isUsed = async (db: Queryable, mediaId: string): Promise<boolean> =>
  (await findUses(db)).has(mediaId);

/** The library as content names its pictures. */
export async function findMediaAssets(
  db: Queryable,
): Promise<(typeof contentAssets.$inferSelect)[]> {
  const { mediaId, letters } = mediaPictures;
  const rows = await db.select({ mediaId, letters }).from(mediaPictures).orderBy(asc(mediaId));
  return rows.map((row) => ({
    ...{ uid: row.mediaId, title: row.mediaId, folder: HERO_FOLDERS[row.letters] },
    ...{ url: `/media/hero/${row.mediaId}.webp`, contentMediaType: 'image/webp' },
  }));
}

const isMediaId = (name: string) => mediaIdSchema.safeParse(name).success;

/** The photograph that a picture of content is, by its name; null for one that ships. */
export async function findMedia(db: Queryable, name: string): Promise<MediaRow | null> {
  return isMediaId(name) ? findMediaRow(db, name) : null;
}
