import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { readEditing } from './edit-entry.ts';
import type { Draft } from './entry-store.ts';
import { contentDrafts, contentVersions } from './tables.ts';

type Instant = {
  locale: OnlineLocale;
  at: Date;
  /** The drops that end in the shop until then. */
  ended: readonly string[];
};

/** Drafts that are published by themselves by then, and not taken back. */
async function findDueDrafts(db: Queryable, { locale, at, ended }: Instant): Promise<Draft[]> {
  const due = await db
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.locale, locale), lte(contentDrafts.publishAt, at)));
  return due
    .filter(({ dropId }) => dropId === null || !ended.includes(dropId))
    .map(({ contentType, uid, fields }) => ({ contentType, uid, locale, fields }));
}

/** What is shown again once drops have ended that published something, as `takeBackTexts` will do it. */
async function findTakenBack(db: Queryable, { locale, ended }: Instant): Promise<Draft[]> {
  if (ended.length === 0) return [];
  const { contentType, uid, dropId, dropFate } = contentVersions;
  const shown = await db
    .selectDistinct({ contentType, uid })
    .from(contentVersions)
    .where(and(eq(contentVersions.locale, locale), inArray(dropId, [...ended]), isNull(dropFate)));
  const texts: Draft[] = [];
  for (const entry of shown) {
    const key = { ...entry, locale };
    const { published, versions } = await readEditing(db, key);
    const [latest, before] = versions;
    const isIts = latest?.dropId != null && ended.includes(latest.dropId);
    if (published !== null && isIts) texts.push({ ...key, fields: before?.fields ?? null });
  }
  return texts;
}

/** What a shop shows at an instant in place of what it shows now. */
export async function findTextsAt(db: Queryable, instant: Instant): Promise<Draft[]> {
  const due = await findDueDrafts(db, instant);
  const isDue = ({ contentType, uid }: Draft) =>
    due.some((one) => one.contentType === contentType && one.uid === uid);
  return [...due, ...(await findTakenBack(db, instant)).filter((text) => !isDue(text))];
}
