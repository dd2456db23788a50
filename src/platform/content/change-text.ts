import { z } from 'zod';
import { CONTENT_SCHEMAS, type ContentType } from '#src/domain/content/content.schema.ts';
import { withSlug } from '#src/domain/content/new-entry.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { audit } from '../staff/face.ts';
import { changing, dropDraft, type Editing, publish, saveDraft } from './edit-entry.ts';
import type { Fields } from './entry-store.ts';
import { PUBLISH_CONTENT, secondsUntil } from './publish-content.job.ts';
import { difference } from './text-difference.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/** The text that is changed, and the state of it that was seen. */
export type Asked = { contentType: ContentType; uid: string; shop: OnlineLocale; revision: string };
type Change = Parameters<typeof changing>[1];
type Written = { before?: unknown; after?: unknown };

const recordSchema = z.record(z.string(), z.unknown());

/** What the program of the version before reads of a home page, until somebody changes that. */
const FORMER: Partial<Record<ContentType, readonly string[]>> = {
  home_page: ['hero', 'seasons', 'families', 'selection', 'editorial'],
};

/** Fields of an entry without those that nothing shows any more. */
export const withoutFormer = (contentType: ContentType, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !FORMER[contentType]?.includes(name)),
  );

/**
 * What was typed, as it may be served, over what the schema does not know of the entry. A name in URLs
 * that is empty follows from the title, or else from `uid`. Throws BAD_REQUEST with the field that may not.
 */
export function servable(
  contentType: ContentType,
  typed: unknown,
  beginning: Fields,
  uid = '',
): Fields {
  const parsed = CONTENT_SCHEMAS[contentType].safeParse(typed);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? [];
    throw new DomainError('BAD_REQUEST', { field: ['fields', ...path].join('.') });
  }
  const text = withSlug(recordSchema.parse(parsed.data), uid);
  return { ...withoutFormer(contentType, beginning), ...text };
}

/**
 * Changes a text of a shop of the caller that is still as it was seen, and writes it down. Throws
 * NOT_FOUND, CHANGED_BY_OTHERS and what `work` does.
 */
export async function changeText(
  { database, now }: Deps,
  caller: StaffCaller,
  { contentType, uid, shop, revision, action }: Asked & { action: ActionOf<'content'> },
  work: (tx: Transaction, current: Editing, change: Change) => Promise<Written>,
): Promise<void> {
  if (!caller.shops.has(shop)) throw new DomainError('NOT_FOUND');
  await inTransaction(database, async (tx) => {
    const at = now();
    const key = { contentType, uid, locale: shop };
    const change = { key, base: revision, editor: caller.name, now: at };
    const changed = await changing(tx, change, async (current) => {
      const written = await work(tx, current, change);
      const subject = { kind: 'content', id: `${contentType}/${uid}` };
      await audit(tx, caller, at, { action, subject, shop, ...written });
    });
    if (changed.state === 'unknown') throw new DomainError('NOT_FOUND');
    if (changed.state === 'overtaken') throw new DomainError('CHANGED_BY_OTHERS');
  });
}

/** Where an editor began: at the draft, or at what the shop has published. */
const beginningOf = ({ draft, published }: Editing): Fields => draft?.fields ?? published ?? {};

/** Keeps a draft; with an instant, the queue publishes it then. */
export const keepDraft = (
  deps: Deps,
  caller: StaffCaller,
  { fields, publishAt, ...asked }: Asked & { fields: Fields; publishAt: string | null },
) =>
  changeText(deps, caller, { ...asked, action: 'content.draft' }, async (tx, current, change) => {
    const dropId = current.draft?.dropId ?? null;
    // A text of a drop is published when the drop begins, whatever is written until then.
    const planned = publishAt === null ? null : new Date(publishAt);
    const due = dropId === null ? planned : (current.draft?.publishAt ?? null);
    if (due !== null && due <= change.now) {
      throw new DomainError('BAD_REQUEST', { field: 'publishAt' });
    }
    const beginning = beginningOf(current);
    const text = servable(asked.contentType, fields, beginning);
    const { revision } = await saveDraft(tx, change, text, due, dropId);
    if (due !== null) {
      const afterSeconds = secondsUntil(due, change.now);
      await enqueue(tx, PUBLISH_CONTENT, revision, { afterSeconds });
    }
    const { before, after } = difference(beginning, text);
    return { before, after: { fields: after, publishAt: due?.toISOString() ?? null } };
  });

export const discard = (deps: Deps, caller: StaffCaller, asked: Asked) =>
  changeText(
    deps,
    caller,
    { ...asked, action: 'content.discard' },
    async (tx, { draft, published }, { key }) => {
      if (draft === null) throw new DomainError('NOT_FOUND');
      await dropDraft(tx, key);
      return { before: difference(draft.fields, published ?? {}).before };
    },
  );

export const publishNow = (
  deps: Deps,
  caller: StaffCaller,
  { fields, ...asked }: Asked & { fields: Fields },
) =>
  changeText(deps, caller, { ...asked, action: 'content.publish' }, async (tx, current, change) => {
    const text = servable(asked.contentType, fields, beginningOf(current), asked.uid);
    await publish(tx, change, current, text);
    await dropDraft(tx, change.key);
    return difference(current.published ?? {}, text);
  });

/** Publishes an earlier version again; a draft stays as it is. */
export const publishVersion = (
  deps: Deps,
  caller: StaffCaller,
  { versionId, ...asked }: Asked & { versionId: string },
) =>
  changeText(deps, caller, { ...asked, action: 'content.restore' }, async (tx, current, change) => {
    const version = current.versions.find((one) => one.versionId === versionId);
    if (version === undefined) throw new DomainError('NOT_FOUND');
    await publish(tx, change, current, version.fields);
    return difference(current.published ?? {}, version.fields);
  });
