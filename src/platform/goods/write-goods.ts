import { groupsChanged } from '#src/domain/catalogue/field-owners.ts';
import type { NewProduct } from '#src/domain/catalogue/new-product.schema.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import {
  authorOf,
  changedParts,
  checkDocument,
  followListings,
  givePricesOf,
  latestVersion,
  lockListings,
  nextProductId,
  noteProductChanges,
  readDocument,
  requireTaken,
  type WrittenProduct,
  writeProduct,
} from '../catalogue/face.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { revisionOf } from '../kernel/revision-of.ts';
import { audit, findMade, isMade, requireAllShops, requireOwn } from '../staff/face.ts';
import { setStock } from '../stock/face.ts';

/** Products that the staff make and change: document, stock and prices in one transaction. */

/** A product as it is written; throws NOT_FOUND. */
export async function readGoods(db: Queryable, productId: string) {
  const document = requireFound(await readDocument(db, productId), 'NOT_FOUND');
  const version = await latestVersion(db, productId);
  return { id: productId, document, revision: revisionOf(document), version };
}

type Followed = {
  productId: string;
  before: ProductDocument | null;
  after: ProductDocument;
  action?: ActionOf<'product'>;
};

/** Tells and writes down what changed of a product, and has lists follow. */
export async function follow(
  tx: Transaction,
  caller: StaffCaller,
  {
    productId,
    before,
    after,
    action = before === null ? 'product.make' : 'product.change',
  }: Followed,
  now: Date,
): Promise<void> {
  const parts = changedParts(before, after);
  await followListings(tx, [productId], now);
  await noteProductChanges(tx, [{ productId, isNew: before === null, ...parts }], now);
  await audit(tx, caller, now, {
    ...{ action, subject: { kind: 'product', id: productId }, shop: null },
    ...{ before: parts.before, after: parts.after },
  });
}

type Rewritten = {
  productId: string;
  /** Checked. */
  document: ProductDocument;
  before: ProductDocument;
  restoredFrom?: number;
  draftedBy?: string;
  action?: ActionOf<'product'>;
};

/** Writes a product that is there, with all that follows; throws PRODUCT_INVALID and FIELD_OWNED. */
export async function rewrite(
  tx: Transaction,
  caller: StaffCaller,
  { action, ...asked }: Rewritten,
  now: Date,
): Promise<void> {
  const { productId, before } = asked;
  await requireOwn(tx, caller, groupsChanged(before, asked.document), now);
  const written = await writeProduct(tx, { ...asked, by: authorOf(caller) }, now);
  requireTaken(written);
  await setStock(tx, stockOf(written, []), now);
  const { document: after } = written;
  await follow(tx, caller, { productId, before, after, ...(action && { action }) }, now);
}

/** New sizes have a row of stock, be it of none: without one nothing could be counted. */
const stockOf = (written: WrittenProduct, asked: NewProduct['stock']) =>
  written.colours.flatMap(({ sizes }, colour) =>
    sizes.flatMap(({ sku, size, isNew }) => {
      const said = asked.find((one) => one.colour === colour && one.size === size);
      return isNew ? [{ sku, quantity: said?.quantity ?? 0 }] : [];
    }),
  );

/**
 * Makes a product, once for each changeId, and answers its id. Throws FORBIDDEN where the caller does not
 * work for all shops or may give no prices or stock, NOT_FOUND for a shop that is not its own, and
 * PRODUCT_INVALID.
 */
export async function makeGoods(
  tx: Transaction,
  caller: StaffCaller,
  { changeId, document, stock, prices }: NewProduct,
  now: Date,
): Promise<string> {
  const { permissions } = caller;
  requireAllShops(caller);
  if (prices.length > 0 && !permissions.has('prices:write')) throw new DomainError('FORBIDDEN');
  const isStocked = stock.some(({ quantity }) => quantity > 0);
  if (isStocked && !permissions.has('stock:write')) throw new DomainError('FORBIDDEN');
  await lockListings(tx, now);
  const made = await findMade(tx, changeId);
  const productId = made ?? (await nextProductId(tx));
  if (await isMade(tx, { changeId, subjectKind: 'product', subjectId: productId }, now)) {
    return productId;
  }
  const checked = await checkDocument(tx, document, null);
  const by = authorOf(caller);
  const written = await writeProduct(tx, { productId, document: checked, before: null, by }, now);
  requireTaken(written);
  await setStock(tx, stockOf(written, stock), now);
  if (prices.length > 0) {
    const shops = prices.map(({ shop, cents }) => ({ shop, initialCents: cents, saleCents: null }));
    const optionIds = written.colours.map(({ optionId }) => optionId);
    await givePricesOf(tx, caller, { productId, optionIds, shops, from: null, lastDay: null }, now);
  }
  await follow(tx, caller, { productId, before: null, after: written.document }, now);
  return productId;
}

/**
 * Writes a product. Throws NOT_FOUND, FORBIDDEN where the caller does not work for all shops,
 * CHANGED_BY_OTHERS where it is not as it was read, and PRODUCT_INVALID.
 */
export async function changeGoods(
  tx: Transaction,
  caller: StaffCaller,
  asked: { productId: string; revision: string; document: ProductDocument },
  now: Date,
): Promise<void> {
  const { productId, revision, document } = asked;
  requireAllShops(caller);
  await lockListings(tx, now);
  const before = requireFound(await readDocument(tx, productId), 'NOT_FOUND');
  if (revisionOf(before) !== revision) throw new DomainError('CHANGED_BY_OTHERS');
  const checked = await checkDocument(tx, document, before);
  if (JSON.stringify(checked) === JSON.stringify(before)) return;
  await rewrite(tx, caller, { productId, document: checked, before }, now);
}
