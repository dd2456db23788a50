import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { contentTag } from '#src/process/page-tags.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import type { EntryKey } from '../kernel/http/preview-tokens.ts';
import { notePurge } from '../kernel/purges/purge-pages.job.ts';
import type { Fields } from './entry-store.ts';
import { contentDrafts, contentEntries, contentVersions } from './tables.ts';

/** How drafts become what shoppers see, and how that is taken back (decision 070). */

/** What stands for the latest version of a text that nobody has edited yet. */
const UNTOUCHED = '00000000-0000-4000-8000-000000000000';

type Table = typeof contentDrafts | typeof contentEntries | typeof contentVersions;
const isOf = (table: Table, { contentType, uid, locale }: EntryKey) =>
  and(eq(table.contentType, contentType), eq(table.uid, uid), eq(table.locale, locale));

export type ContentDraft = typeof contentDrafts.$inferSelect;
export type ContentVersion = typeof contentVersions.$inferSelect;

/** A text as its editors see it; `revision` names this very state of it. */
export type Editing = {
  published: Fields | null;
  draft: ContentDraft | null;
  /** The newest first. */
  versions: ContentVersion[];
  revision: string;
};

export async function readEditing(db: Queryable, key: EntryKey): Promise<Editing> {
  const [entry] = await db
    .select({ fields: contentEntries.fields })
    .from(contentEntries)
    .where(isOf(contentEntries, key));
  const [draft = null] = await db.select().from(contentDrafts).where(isOf(contentDrafts, key));
  const versions = await db
    .select()
    .from(contentVersions)
    .where(isOf(contentVersions, key))
    .orderBy(desc(contentVersions.publishedAt))
    .limit(30);
  const revision = draft?.revision ?? versions[0]?.versionId ?? UNTOUCHED;
  return { published: entry?.fields ?? null, draft, versions, revision };
}

/** The drafts of an entry in all shops. */
export const findDrafts = (
  db: Queryable,
  { contentType, uid }: Pick<EntryKey, 'contentType' | 'uid'>,
): Promise<ContentDraft[]> =>
  db
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.contentType, contentType), eq(contentDrafts.uid, uid)))
    .orderBy(asc(contentDrafts.locale));

/** The editor of a text, the state that was seen, and the time. */
export type Change = { key: EntryKey; base: string; editor: string; now: Date };

/**
 * What became of a change. `overtaken`: somebody else was faster, the text is as `current` has it,
 * and nothing was changed. `unknown`: there is no such entry in any language.
 */
export type Changed =
  | { state: 'done' }
  | { state: 'overtaken'; current: Editing }
  | { state: 'unknown' };

/** One change of an entry at a time, whatever its language: its rows are the lock. */
export async function readLocked(tx: Transaction, key: EntryKey): Promise<Editing | null> {
  return (await isKnown(tx, key)) ? readEditing(tx, key) : null;
}

/** Whether there is an entry in any shop, or was one; what there is of it is locked. */
export async function isKnown(
  tx: Transaction,
  { contentType, uid }: Pick<EntryKey, 'contentType' | 'uid'>,
): Promise<boolean> {
  let count = 0;
  for (const table of [contentEntries, contentDrafts, contentVersions]) {
    const { rows } = await tx.execute(sql`
      select from ${table} where content_type = ${contentType} and uid = ${uid}
      order by locale for update`);
    count += rows.length;
  }
  return count > 0;
}

/** Does `work` on a text that is still as its editor has seen it. */
export async function changing(
  tx: Transaction,
  { key, base }: Change,
  work: (current: Editing) => Promise<unknown>,
): Promise<Changed> {
  const current = await readLocked(tx, key);
  if (current === null) return { state: 'unknown' };
  if (current.revision !== base) return { state: 'overtaken', current };
  await work(current);
  return { state: 'done' };
}

/** Keeps what an editor has written; a time of publication that was set for an older text ends. */
export async function saveDraft(
  tx: Transaction,
  { key, editor, now }: Change,
  fields: Fields,
  publishAt: Date | null,
  dropId: string | null = null,
): Promise<{ revision: string }> {
  const revision = randomUUID();
  const draft = { fields, revision, savedBy: editor, savedAt: now, publishAt, dropId };
  await tx
    .insert(contentDrafts)
    .values({ ...key, ...draft })
    .onConflictDoUpdate({
      target: [contentDrafts.contentType, contentDrafts.uid, contentDrafts.locale],
      set: draft,
    });
  return { revision };
}

/** The first draft of an entry that nobody has begun; false where somebody has just done so. */
export async function beginDraft(
  tx: Transaction,
  { key, editor, now }: Omit<Change, 'base'>,
  fields: Fields,
): Promise<boolean> {
  const draft = { fields, revision: randomUUID(), savedBy: editor, savedAt: now };
  const begun = await tx
    .insert(contentDrafts)
    .values({ ...key, ...draft })
    .onConflictDoNothing()
    .returning({ uid: contentDrafts.uid });
  return begun.length > 0;
}

export async function dropDraft(tx: Transaction, key: EntryKey): Promise<void> {
  await tx.delete(contentDrafts).where(isOf(contentDrafts, key));
}

/** Keeps what stood there before anybody edited it as the first version, before all others. */
async function keepFirst(tx: Transaction, key: EntryKey, fields: Fields): Promise<void> {
  const first = { publishedBy: null, publishedAt: new Date(0) };
  await tx.insert(contentVersions).values({ versionId: randomUUID(), ...key, fields, ...first });
}

/**
 * Takes a text with its draft from its shop. What was published stays among its versions; the latest
 * gets another id, so that an editor who saw it before is told.
 */
export async function removeText(
  tx: Transaction,
  key: EntryKey,
  { published, versions: [latest] }: Editing,
): Promise<void> {
  if (latest === undefined) {
    if (published !== null) await keepFirst(tx, key, published);
  } else {
    await tx
      .update(contentVersions)
      .set({ versionId: randomUUID() })
      .where(eq(contentVersions.versionId, latest.versionId));
  }
  await tx.delete(contentEntries).where(isOf(contentEntries, key));
  await dropDraft(tx, key);
  if (published !== null) await notePurge(tx, [contentTag(key.contentType)]);
}

/** Shows a text to shoppers. What stood there before anybody edited it becomes the first version. */
export async function publish(
  tx: Transaction,
  { key, editor, now, dropId = null }: Omit<Change, 'base'> & { dropId?: string | null },
  { published, versions }: Editing,
  fields: Fields,
): Promise<void> {
  if (versions.length === 0 && published !== null) await keepFirst(tx, key, published);
  await tx
    .insert(contentEntries)
    .values({ ...key, fields })
    .onConflictDoUpdate({
      target: [contentEntries.contentType, contentEntries.uid, contentEntries.locale],
      set: { fields },
    });
  await tx.insert(contentVersions).values({
    versionId: randomUUID(),
    ...key,
    fields,
    publishedBy: editor,
    publishedAt: now,
    dropId,
  });
  await notePurge(tx, [contentTag(key.contentType)]);
}

/** What a planned publication changed, and who planned it. */
type Published = { key: EntryKey; editor: string; before: Fields; after: Fields };

/** Publishes a draft whose time has come; null where it has been changed since. */
export async function publishDraft(
  tx: Transaction,
  revision: string,
  now: Date,
): Promise<Published | null> {
  const [waiting] = await tx
    .select()
    .from(contentDrafts)
    .where(eq(contentDrafts.revision, revision));
  if (waiting === undefined) return null;
  const { contentType, uid, locale, fields, dropId, savedBy: editor } = waiting;
  const key = { contentType, uid, locale };
  const current = await readLocked(tx, key);
  if (current?.draft?.revision !== revision) return null;
  await publish(tx, { key, editor, now, dropId }, current, fields);
  await dropDraft(tx, key);
  return { key, editor, before: current.published ?? {}, after: fields };
}
