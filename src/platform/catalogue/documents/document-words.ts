import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import { families } from '../families/tables.ts';
import { catalogueTerms, colours, type Localized, segmentations } from '../goods-words/tables.ts';
import { productRelations, products } from '../products/tables.ts';
import type { GarmentKind } from '../vocabularies/garment-kinds.ts';
import { ORIGINS } from '../vocabularies/origins.ts';
import { segmentationOf } from '../vocabularies/segmentations.ts';

/** The ids that a product document may name. */
export type DocumentWords = {
  families: ReadonlySet<string>;
  materials: ReadonlySet<string>;
  care: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  colours: ReadonlyMap<string, { hex: string; labels: Localized }>;
};

export async function findDocumentWords(db: Queryable): Promise<DocumentWords> {
  const terms = await db
    .select({ kind: catalogueTerms.kind, id: catalogueTerms.termId })
    .from(catalogueTerms);
  const ofKind = (kind: string) =>
    new Set(terms.filter((term) => term.kind === kind).map(({ id }) => id));
  const booked = new Set(
    (await db.select({ id: segmentations.segmentationId }).from(segmentations)).map(({ id }) => id),
  );
  const listed = await db.select({ id: families.familyId }).from(families);
  const known = await db.select().from(colours);
  return {
    families: new Set(listed.map(({ id }) => id).filter((id) => booked.has(segmentationOf(id)))),
    ...{ materials: ofKind('material'), care: ofKind('care'), countries: ORIGINS },
    colours: new Map(known.map(({ colourId, hex, labels }) => [colourId, { hex, labels }])),
  };
}

/** Writes what a product is, or its marketing labels; what is left out stays. */
export async function writeMarks(
  tx: Transaction,
  productId: string,
  marks: { kind?: GarmentKind | null; labels?: string[] },
): Promise<void> {
  await tx.update(products).set(marks).where(eq(products.productId, productId));
}

/** Replaces what goes with a product, or resembles it; what is left out stays. */
export async function writeRelations(
  tx: Transaction,
  productId: string,
  relations: Partial<Record<'look' | 'similar', readonly string[]>>,
): Promise<void> {
  for (const kind of ['look', 'similar'] as const) {
    const related = relations[kind];
    if (related === undefined) continue;
    const isOf = and(eq(productRelations.productId, productId), eq(productRelations.kind, kind));
    await tx.delete(productRelations).where(isOf);
    await insertRows(
      tx,
      productRelations,
      related.map((relatedId, position) => ({ productId, kind, position, relatedId })),
    );
  }
}

/** Which of some numbers are of products. */
export async function knownProducts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: products.productId })
    .from(products)
    .where(inArray(products.productId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
