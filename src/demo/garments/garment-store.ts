import { asc, eq } from 'drizzle-orm';
import { colours } from '#src/platform/catalogue/goods-words/tables.ts';
import { productOptions, products } from '#src/platform/catalogue/products/tables.ts';
import { COLOURS } from '#src/platform/catalogue/vocabularies/word-lists.ts';
import type { Queryable } from '#src/platform/kernel/database/database.ts';
import { type Garment, silhouetteOf } from './garments.ts';
import { drawnGarments } from './tables.ts';
import { usualFabricOf } from './usual-fabrics.ts';

const PALE: ReadonlySet<string> = new Set(['ecru', 'white']);

const FACTS = {
  productId: productOptions.productId,
  colourId: productOptions.colourId,
  hex: colours.hex,
  kind: products.kind,
  pattern: products.pattern,
};

type Row = {
  facts: Pick<typeof productOptions.$inferSelect, 'productId' | 'colourId'> &
    Pick<typeof colours.$inferSelect, 'hex'> &
    Pick<typeof products.$inferSelect, 'kind' | 'pattern'>;
  drawn: typeof drawnGarments.$inferSelect | null;
};

/**
 * A product of the demo as it was designed, any other as the catalogue describes it. The product
 * decides the cut, so that its colours are one garment.
 */
function toGarment({ facts, drawn }: Row): Garment {
  const seed = Number(facts.productId);
  if (drawn !== null) {
    const { silhouette, fabric, pattern, colour, accent } = drawn;
    return { silhouette, fabric, pattern, colour, accent, seed };
  }
  const silhouette = silhouetteOf(facts.kind);
  const accent = PALE.has(facts.colourId) ? COLOURS.navy : COLOURS.ecru;
  return {
    ...{ silhouette, fabric: usualFabricOf(silhouette), pattern: facts.pattern ?? 'plain' },
    ...{ colour: facts.hex, accent, seed },
  };
}

const rowsOf = (db: Queryable) =>
  db
    .select({ facts: FACTS, drawn: drawnGarments })
    .from(productOptions)
    .innerJoin(products, eq(products.productId, productOptions.productId))
    .innerJoin(colours, eq(colours.colourId, productOptions.colourId))
    .leftJoin(drawnGarments, eq(drawnGarments.optionId, productOptions.optionId));

/** What is drawn of an option; null for an unknown one. */
export async function findGarment(db: Queryable, optionId: string): Promise<Garment | null> {
  const [row] = await rowsOf(db).where(eq(productOptions.optionId, optionId));
  return row === undefined ? null : toGarment(row);
}

/** All colours of the product that an option belongs to, in the shop's order. */
export async function findGroup(db: Queryable, optionId: string): Promise<Garment[]> {
  const own = db
    .select({ productId: productOptions.productId })
    .from(productOptions)
    .where(eq(productOptions.optionId, optionId));
  const rows = await rowsOf(db)
    .where(eq(productOptions.productId, own))
    .orderBy(asc(productOptions.position));
  return rows.map(toGarment);
}
