import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { unwrittenIn } from '#src/domain/content/carried-text.ts';
import {
  CONTENT_SCHEMAS,
  type ContentType,
  contentTypeSchema,
} from '#src/domain/content/content.schema.ts';
import { fieldOf } from '#src/domain/content/entry-fields.ts';
import type { DropText, TextFate } from '#src/domain/drop/drop.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { contentTag } from '#src/process/page-tags.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { notePurge } from '../kernel/purges/purge-pages.job.ts';
import { type Actor, audit } from '../staff/face.ts';
import { publish, readLocked } from './edit-entry.ts';
import { titleOf } from './list-content.ts';
import { PUBLISH_CONTENT, secondsUntil } from './publish-content.job.ts';
import { contentDrafts, contentEntries, contentVersions } from './tables.ts';
import { difference } from './text-difference.ts';

/** Texts that a drop publishes where and when it says, and takes back. */

type Named = { contentType: ContentType; uid: string };
type Term = { shop: OnlineLocale; beginsAt: Date };
type DraftKey = Named & { locale: OnlineLocale };

const isText = (
  table: typeof contentDrafts | typeof contentEntries,
  key: Named & { locale: string },
) =>
  and(eq(table.contentType, key.contentType), eq(table.uid, key.uid), eq(table.locale, key.locale));

/** Another revision, as each time of publication has a job of its revision. */
async function planDraft(
  tx: Transaction,
  key: Named & { locale: string },
  { dropId, publishAt }: { dropId: string | null; publishAt: Date | null },
  now: Date,
) {
  const revision = randomUUID();
  await tx
    .update(contentDrafts)
    .set({ dropId, publishAt, revision })
    .where(isText(contentDrafts, key));
  if (publishAt === null) return;
  await enqueue(tx, PUBLISH_CONTENT, revision, { afterSeconds: secondsUntil(publishAt, now) });
}

/** Has drafts of an entry be published with a drop, but for those of another one; answers in which shops. */
export async function addText(
  tx: Transaction,
  { dropId, ...named }: Named & { dropId: string },
  terms: readonly Term[],
  now: Date,
): Promise<OnlineLocale[]> {
  const added: OnlineLocale[] = [];
  for (const { shop, beginsAt } of terms) {
    const key: DraftKey = { ...named, locale: shop };
    const draft = (await readLocked(tx, key))?.draft ?? null;
    if (draft === null || (draft.dropId !== null && draft.dropId !== dropId)) continue;
    await planDraft(tx, key, { dropId, publishAt: beginsAt }, now);
    added.push(shop);
  }
  return added;
}

const draftsOf = (db: Queryable, dropId: string) =>
  db
    .select()
    .from(contentDrafts)
    .where(eq(contentDrafts.dropId, dropId))
    .orderBy(asc(contentDrafts.contentType), asc(contentDrafts.uid), asc(contentDrafts.locale));

const asNamed = (row: { contentType: string; uid: string }): Named => ({
  ...{ contentType: contentTypeSchema.parse(row.contentType), uid: row.uid },
});

/** Has the drafts of a drop be published at other times, and those of its entries in shops that it comes to. */
export async function moveTexts(
  tx: Transaction,
  dropId: string,
  { terms, added }: { terms: readonly Term[]; added: readonly OnlineLocale[] },
  now: Date,
): Promise<void> {
  const drafts = await draftsOf(tx, dropId);
  const texts = new Map(drafts.map((one) => [`${one.contentType}/${one.uid}`, asNamed(one)]));
  const fresh = terms.filter(({ shop }) => added.includes(shop));
  for (const named of texts.values()) await addText(tx, { dropId, ...named }, fresh, now);
  for (const draft of drafts) {
    const publishAt = terms.find(({ shop }) => shop === draft.locale)?.beginsAt ?? null;
    const key = { ...asNamed(draft), locale: draft.locale };
    await planDraft(tx, key, { dropId: publishAt && dropId, publishAt }, now);
  }
}

/** Has drafts of a drop be drafts without a time again: of one shop, or of one entry. */
export async function releaseDrafts(
  tx: Transaction,
  dropId: string,
  which: (draft: Named & { locale: OnlineLocale }) => boolean,
  now: Date,
): Promise<void> {
  for (const draft of await draftsOf(tx, dropId)) {
    const key = { ...asNamed(draft), locale: draft.locale };
    if (which(key)) await planDraft(tx, key, { dropId: null, publishAt: null }, now);
  }
}

/**
 * Shows in one shop what was there before a drop published its texts. Where somebody has published
 * since, that stays.
 */
export async function takeBackTexts(
  tx: Transaction,
  actor: Actor,
  { dropId, shop }: { dropId: string; shop: OnlineLocale },
  now: Date,
): Promise<void> {
  await releaseDrafts(tx, dropId, ({ locale }) => locale === shop, now);
  const shown = await tx
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.dropId, dropId),
        eq(contentVersions.locale, shop),
        isNull(contentVersions.dropFate),
      ),
    );
  for (const { versionId, ...version } of shown) {
    const key = { ...asNamed(version), locale: shop };
    const current = await readLocked(tx, key);
    const [latest, before] = current?.versions ?? [];
    const isLatest = latest?.versionId === versionId && current?.published != null;
    if (current !== null && isLatest && before !== undefined) {
      await publish(tx, { key, editor: actor.name, now }, current, before.fields);
    } else if (isLatest) {
      await tx.delete(contentEntries).where(isText(contentEntries, key));
      await notePurge(tx, [contentTag(key.contentType)]);
    }
    await tx
      .update(contentVersions)
      .set({ dropFate: isLatest ? 'back' : 'left' })
      .where(eq(contentVersions.versionId, versionId));
    if (!isLatest) continue;
    const subject = { kind: 'content', id: `${key.contentType}/${key.uid}` };
    const change = difference(version.fields, before?.fields ?? {});
    await audit(tx, actor, now, { action: 'content.restore', subject, shop, ...change });
  }
}

/** What the first of some texts is called that has a title: a copy may wait for its own. */
const titleIn = (texts: readonly { fields: Record<string, unknown> }[]) =>
  texts.map(({ fields }) => titleOf(fields)).find((title) => title !== '') ?? '';

/** Texts of a drop, and what became of each in some shops. */
export async function findTextsOf(
  db: Queryable,
  shops: ReadonlySet<OnlineLocale>,
  dropId: string,
): Promise<DropText[]> {
  const versions = await db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.dropId, dropId));
  const withFate = <Row extends object>(row: Row, fate: TextFate) => ({ ...row, fate });
  const rows = [
    ...(await draftsOf(db, dropId)).map((row) => withFate(row, 'planned')),
    ...versions.map((row) => withFate(row, row.dropFate ?? 'shown')),
  ].filter(({ locale }) => shops.has(locale));
  return [...Map.groupBy(rows, ({ contentType, uid }) => `${contentType} ${uid}`).values()].flatMap(
    (of) => {
      const [first] = of;
      if (first === undefined) return [];
      const field = fieldOf(CONTENT_SCHEMAS[asNamed(first).contentType]);
      const lacking = ({ fields, fate }: (typeof of)[number]) =>
        fate === 'planned'
          ? Math.max(...of.map((other) => unwrittenIn(field, fields, other.fields).length))
          : 0;
      const inShops = of
        .map((row) => ({ shop: row.locale, fate: row.fate, unwritten: lacking(row) }))
        .toSorted((one, other) => one.shop.localeCompare(other.shop));
      return [{ ...asNamed(first), title: titleIn(of), shops: inShops }];
    },
  );
}
