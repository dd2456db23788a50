import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { contentTag } from '#src/domain/shop/page-tags.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import type { EntryKey } from '../http/preview-tokens.ts';
import { notePurge } from '../purges/purge-pages.job.ts';
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
async function readLocked(tx: Transaction, key: EntryKey): Promise<Editing | null> {
  const { contentType, uid } = key;
  const rows = await tx
    .select({ uid: contentEntries.uid })
    .from(contentEntries)
    .where(and(eq(contentEntries.contentType, contentType), eq(contentEntries.uid, uid)))
    .orderBy(contentEntries.locale)
    .for('update');
  return rows.length === 0 ? null : readEditing(tx, key);
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
): Promise<{ revision: string }> {
  const revision = randomUUID();
  const draft = { fields, revision, savedBy: editor, savedAt: now, publishAt };
  await tx
    .insert(contentDrafts)
    .values({ ...key, ...draft })
    .onConflictDoUpdate({
      target: [contentDrafts.contentType, contentDrafts.uid, contentDrafts.locale],
      set: draft,
    });
  return { revision };
}

export async function dropDraft(tx: Transaction, key: EntryKey): Promise<void> {
  await tx.delete(contentDrafts).where(isOf(contentDrafts, key));
}

/** Shows a text to shoppers. What stood there before anybody edited it becomes the first version. */
export async function publish(
  tx: Transaction,
  { key, editor, now }: Omit<Change, 'base'>,
  { published, versions }: Editing,
  fields: Fields,
): Promise<void> {
  if (versions.length === 0 && published !== null) {
    // Before all others, in whatever order the clock brings them.
    const first = { publishedBy: null, publishedAt: new Date(0) };
    await tx
      .insert(contentVersions)
      .values({ versionId: randomUUID(), ...key, fields: published, ...first });
  }
  await tx
    .insert(contentEntries)
    .values({ ...key, fields })
    .onConflictDoUpdate({
      target: [contentEntries.contentType, contentEntries.uid, contentEntries.locale],
      set: { fields },
    });
  await tx
    .insert(contentVersions)
    .values({ versionId: randomUUID(), ...key, fields, publishedBy: editor, publishedAt: now });
  await notePurge(tx, [contentTag(key.contentType)]);
}

/** Publishes a draft whose time has come; nothing where it has been changed since. */
export async function publishDraft(tx: Transaction, revision: string, now: Date): Promise<void> {
  const [waiting] = await tx
    .select()
    .from(contentDrafts)
    .where(eq(contentDrafts.revision, revision));
  if (waiting === undefined) return;
  const { contentType, uid, locale, fields, savedBy: editor } = waiting;
  const key = { contentType, uid, locale };
  const current = await readLocked(tx, key);
  if (current?.draft?.revision !== revision) return;
  await publish(tx, { key, editor, now }, current, fields);
  await dropDraft(tx, key);
}
