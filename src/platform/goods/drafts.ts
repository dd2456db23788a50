import { randomUUID } from 'node:crypto';
import { groupsChanged } from '#src/domain/catalogue/field-owners.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { DraftChange, DraftOfProduct } from '#src/domain/catalogue/product-draft.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import {
  authorOf,
  changedParts,
  checkDocument,
  type DraftRow,
  findDraft,
  keepDraft,
  latestVersion,
  lockListings,
  readDocument,
  removeDraft,
  signPreviews,
} from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { DRAFT_PREVIEW } from '../kernel/http/preview-tokens.ts';
import { revisionOf } from '../kernel/revision-of.ts';
import { audit, requireAllShops, requireOwn } from '../staff/face.ts';
import { rewrite } from './write-goods.ts';

/** Changes of a product that are kept until somebody publishes or discards them. */

/** The draft of a product, with links that show it; null where there is none. Throws NOT_FOUND. */
export async function readDraft(
  deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
  caller: StaffCaller,
  productId: string,
): Promise<DraftOfProduct | null> {
  requireFound(await readDocument(deps.database, productId), 'NOT_FOUND');
  const row = await findDraft(deps.database, productId);
  if (row === null) return null;
  const { base, baseRevision, baseVersion, document, savedAs, savedBy, savedAt, revision } = row;
  return {
    ...{ document, savedAs, savedBy, savedAt: savedAt.toISOString(), revision },
    base: { document: base, revision: baseRevision, version: baseVersion },
    previews: await signPreviews(deps, caller, { contentType: DRAFT_PREVIEW, productId }),
  };
}

/** The product and its draft, which nobody else writes until the transaction ends; throws NOT_FOUND. */
async function openDraft(tx: Transaction, caller: StaffCaller, productId: string, now: Date) {
  requireAllShops(caller);
  await lockListings(tx, now);
  const before = requireFound(await readDocument(tx, productId), 'NOT_FOUND');
  return { before, draft: await findDraft(tx, productId) };
}

/** The draft that the caller has read; throws CHANGED_BY_OTHERS. */
function requireSeen(draft: DraftRow | null, revision: string): DraftRow {
  if (draft === null || draft.revision !== revision) throw new DomainError('CHANGED_BY_OTHERS');
  return draft;
}

async function auditDraft(
  tx: Transaction,
  caller: StaffCaller,
  deed: {
    action: 'product.draft-keep' | 'product.draft-remove';
    productId: string;
    before: ProductDocument;
    after: ProductDocument;
  },
  now: Date,
) {
  const { action, productId, ...documents } = deed;
  const subject = { kind: 'product' as const, id: productId };
  const { before, after } = changedParts(documents.before, documents.after);
  await audit(tx, caller, now, { action, subject, shop: null, before, after });
}

/**
 * Keeps changes of a product as its draft. Throws NOT_FOUND, FORBIDDEN where the caller does not work for
 * all shops, PRODUCT_INVALID, and CHANGED_BY_OTHERS where the draft, or the product below it, is not what
 * the caller has read.
 */
export async function keepGoodsDraft(
  tx: Transaction,
  caller: StaffCaller,
  { productId, revision, basedOn, document }: DraftChange & { productId: string },
  now: Date,
): Promise<void> {
  const { before, draft } = await openDraft(tx, caller, productId, now);
  if ((draft?.revision ?? null) !== revision) throw new DomainError('CHANGED_BY_OTHERS');
  const isOfNow = revisionOf(before) === basedOn;
  if (!isOfNow && draft?.baseRevision !== basedOn) throw new DomainError('CHANGED_BY_OTHERS');
  const checked = await checkDocument(tx, document, before);
  await requireOwn(tx, caller, groupsChanged(before, checked), now);
  const base =
    isOfNow || draft === null
      ? { base: before, baseVersion: await latestVersion(tx, productId) }
      : { base: draft.base, baseVersion: draft.baseVersion };
  const { madeAs: savedAs } = authorOf(caller);
  await keepDraft(tx, {
    ...{ productId, ...base, baseRevision: basedOn, document: checked },
    ...{ savedAs, savedBy: caller.name, savedAt: now, revision: randomUUID() },
  });
  const of = { before: draft?.document ?? base.base, after: checked };
  await auditDraft(tx, caller, { action: 'product.draft-keep', productId, ...of }, now);
}

/**
 * Writes a product as its draft says. Throws NOT_FOUND, FORBIDDEN, PRODUCT_INVALID, and CHANGED_BY_OTHERS
 * where the draft is not the one that the caller has read, or the product has changed since.
 */
export async function publishGoodsDraft(
  tx: Transaction,
  caller: StaffCaller,
  { productId, revision }: { productId: string; revision: string },
  now: Date,
): Promise<void> {
  const { before, draft } = await openDraft(tx, caller, productId, now);
  const { document, baseRevision, savedBy } = requireSeen(draft, revision);
  if (revisionOf(before) !== baseRevision) throw new DomainError('CHANGED_BY_OTHERS');
  const checked = await checkDocument(tx, document, before);
  const asked = { productId, document: checked, before, draftedBy: savedBy };
  await rewrite(tx, caller, { ...asked, action: 'product.draft-publish' }, now);
  await removeDraft(tx, productId);
}

/** Discards a draft; throws NOT_FOUND, FORBIDDEN and CHANGED_BY_OTHERS. */
export async function removeGoodsDraft(
  tx: Transaction,
  caller: StaffCaller,
  { productId, revision }: { productId: string; revision: string },
  now: Date,
): Promise<void> {
  const { draft } = await openDraft(tx, caller, productId, now);
  const { document, base } = requireSeen(draft, revision);
  await removeDraft(tx, productId);
  const of = { before: document, after: base };
  await auditDraft(tx, caller, { action: 'product.draft-remove', productId, ...of }, now);
}
