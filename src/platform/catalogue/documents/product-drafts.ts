import { eq, TransactionRollbackError } from 'drizzle-orm';
import type { ProductMatch } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { Database, Queryable, Transaction } from '../../kernel/database/database.ts';
import { findProduct, type ProductKey } from '../products/product-store.ts';
import type { ShopView } from '../shop-view.ts';
import { readDocument, withCertificate } from './read-document.ts';
import { productDrafts } from './tables.ts';
import { writeProduct } from './write-product.ts';

export type DraftRow = typeof productDrafts.$inferSelect;

/** The draft of a product; null where there is none. */
export async function findDraft(db: Queryable, productId: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(productDrafts).where(eq(productDrafts.productId, productId));
  if (row === undefined) return null;
  return { ...row, base: withCertificate(row.base), document: withCertificate(row.document) };
}

/** Keeps a draft in place of the one that was there. */
export async function keepDraft(tx: Transaction, row: DraftRow): Promise<void> {
  const { productId: _, ...set } = row;
  await tx
    .insert(productDrafts)
    .values(row)
    .onConflictDoUpdate({ target: productDrafts.productId, set });
}

export async function removeDraft(tx: Transaction, productId: string): Promise<void> {
  await tx.delete(productDrafts).where(eq(productDrafts.productId, productId));
}

/** A draft without the colours that it adds: what has no price is not shown yet. */
const ofKnownColours = (document: ProductDocument): ProductDocument => ({
  ...document,
  colours: document.colours.filter(({ optionId }) => optionId !== null),
});

/**
 * A product as its draft says, whether a shop shows it or not; as it is where it has none. The writer of
 * products writes the draft, and it is taken back as soon as it is read: so a preview cannot differ from
 * what will be published.
 */
export async function findDrafted(
  database: Database,
  key: ProductKey,
  shop: ShopView,
  { productId, now }: { productId: string; now: Date },
): Promise<ProductMatch | null> {
  const asIs = await findProduct(database, key, shop, now, productId);
  const draft = await findDraft(database, productId);
  if (draft === null || (asIs !== null && asIs.product.productId !== productId)) return asIs;
  let found: ProductMatch | null = null;
  try {
    await database.transaction(async (tx) => {
      const before = await readDocument(tx, productId);
      const document = ofKnownColours(draft.document);
      const by = { madeAs: draft.savedAs, madeBy: draft.savedBy };
      await writeProduct(tx, { productId, document, before, by }, now);
      found = await findProduct(tx, key, shop, now, productId);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return found;
}
