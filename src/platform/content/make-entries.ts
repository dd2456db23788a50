import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { carried, unwrittenIn } from '#src/domain/content/carried-text.ts';
import { CONTENT_SCHEMAS, type ContentType } from '#src/domain/content/content.schema.ts';
import { fieldOf } from '#src/domain/content/entry-fields.ts';
import { isSeveralKind, type NewEntry, newEntryFields } from '#src/domain/content/new-entry.ts';
import { linkMark } from '#src/domain/content/page-slugs.ts';
import type * as calls from '#src/domain/content/staff-content.calls.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { inTransaction, type Queryable } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import type { EntryKey } from '../kernel/http/preview-tokens.ts';
import { audit } from '../staff/face.ts';
import { type Asked, changeText, servable, withoutFormer } from './change-text.ts';
import { beginDraft, isKnown, readEditing, removeText, saveDraft } from './edit-entry.ts';
import { type Fields, findEntries, localeChain } from './entry-store.ts';
import { contentDrafts, contentEntries } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type Copied = z.output<typeof calls.copyEntry.answer>['values'];

/** What shoppers of a shop see of an entry; null for nothing. */
export async function shownIn(
  db: Queryable,
  { contentType, uid, locale }: EntryKey,
): Promise<Fields | null> {
  const query = { locale, include: [], only: [], filter: { uid } };
  const [entry] = await findEntries(db, contentType, query);
  return entry?.fields ?? null;
}

const subjectOf = ({ contentType, uid }: { contentType: string; uid: string }) => ({
  ...{ kind: 'content', id: `${contentType}/${uid}` },
});

/** Begins an entry with a draft in one shop. Throws NOT_FOUND and ENTRY_NAME_TAKEN. */
export async function makeEntry(
  { database, now }: Deps,
  caller: StaffCaller,
  { shop, ...entry }: NewEntry & { shop: OnlineLocale },
): Promise<void> {
  if (!caller.shops.has(shop)) throw new DomainError('NOT_FOUND');
  const { contentType, uid } = entry;
  const fields = servable(contentType, newEntryFields(entry), {});
  await inTransaction(database, async (tx) => {
    const at = now();
    const key = { contentType, uid, locale: shop };
    const isNew = !(await isKnown(tx, key));
    if (!isNew || !(await beginDraft(tx, { key, editor: caller.name, now: at }, fields))) {
      throw new DomainError('ENTRY_NAME_TAKEN');
    }
    const change = { action: 'content.create', after: fields } as const;
    await audit(tx, caller, at, { ...change, subject: subjectOf(entry), shop });
  });
}

/**
 * Copies what a shop has of an entry to others as a draft; a draft that is there stays. A shop of another
 * language gets blocks, pictures, links and settings: its words are to be written, but for those that it
 * has. Throws NOT_FOUND and CHANGED_BY_OTHERS.
 */
export async function copyText(
  deps: Deps,
  caller: StaffCaller,
  { to, ...asked }: Asked & { to: readonly OnlineLocale[] },
): Promise<Copied> {
  const { contentType, uid, shop } = asked;
  const targets = [...new Set(to)].filter((one) => one !== shop);
  if (targets.some((one) => !caller.shops.has(one))) throw new DomainError('NOT_FOUND');
  const field = fieldOf(CONTENT_SCHEMAS[contentType]);
  const copied: Copied = [];
  await changeText(deps, caller, { ...asked, action: 'content.copy' }, async (tx, current, by) => {
    const shown = await shownIn(tx, by.key);
    const now = current.draft?.fields ?? shown;
    if (now === null) throw new DomainError('NOT_FOUND');
    // Without a draft there is no change to be carried over.
    const before = current.draft === null ? undefined : (shown ?? undefined);
    copied.length = 0;
    for (const target of targets) {
      const key = { contentType, uid, locale: target };
      const isOwn = getDomain(target).lang === getDomain(shop).lang;
      const { draft } = await readEditing(tx, key);
      const theirs = await shownIn(tx, key);
      const there = isOwn && before === undefined ? undefined : (theirs ?? undefined);
      const words = carried(field, { before, now, there }, isOwn);
      const kept = { ...(isOwn ? now : {}), ...theirs };
      const fields = { ...withoutFormer(contentType, kept), ...Object(words) };
      if (draft === null) await saveDraft(tx, { ...by, key }, fields, null);
      copied.push({
        ...{ shop: target, outcome: draft === null ? 'copied' : 'has-draft' },
        unwritten: isOwn ? 0 : unwrittenIn(field, draft?.fields ?? fields, now).length,
      });
    }
    return { after: { copied } };
  });
  return copied;
}

/** Deletes a text of a shop. Throws NOT_FOUND, CHANGED_BY_OTHERS and ENTRY_STAYS. */
export async function deleteText(deps: Deps, caller: StaffCaller, asked: Asked): Promise<void> {
  if (!caller.shops.has(asked.shop)) throw new DomainError('NOT_FOUND');
  if (!isSeveralKind(asked.contentType)) throw new DomainError('ENTRY_STAYS');
  await changeText(
    deps,
    caller,
    { ...asked, action: 'content.delete' },
    async (tx, current, { key }) => {
      const { draft, published } = current;
      if (draft === null && published === null) throw new DomainError('NOT_FOUND');
      await removeText(tx, key, current);
      return { before: { published, draft: draft?.fields ?? null } };
    },
  );
}

/** The texts that a shop shows, or has drafts of, which link to an entry. */
export async function findLinks(
  db: Queryable,
  { contentType, uid, shop }: { contentType: ContentType; uid: string; shop: OnlineLocale },
): Promise<{ contentType: string; uid: string }[]> {
  const mark = linkMark({ contentType, uid });
  if (mark === null) return [];
  const shown = await db
    .select()
    .from(contentEntries)
    .where(inArray(contentEntries.locale, localeChain(shop)));
  const drafted = await db
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.locale, shop)));
  const linking = [...shown, ...drafted].filter(
    (text) =>
      (text.contentType !== contentType || text.uid !== uid) &&
      mark.test(JSON.stringify(text.fields)),
  );
  const named = new Map(
    linking.map((text) => [
      `${text.contentType}/${text.uid}`,
      { contentType: text.contentType, uid: text.uid },
    ]),
  );
  return [...named.values()];
}
