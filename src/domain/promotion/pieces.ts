import type { PromotionSelection } from './promotion.schema.ts';

/** What a promotion is told of a line: one size of one product, at its price before promotions. */
export type PromotedLine = {
  sku: string;
  quantity: number;
  unitCents: number;
  /** Its price is a reduced one already. */
  isReduced: boolean;
  productId: string;
  brand: string | null;
  /** The product's families with all above them. */
  families: readonly string[];
  labels: readonly string[];
};

/** One piece of a line, the `unit`-th of it. */
export type Piece = { line: PromotedLine; unit: number; cents: number };

/**
 * All pieces that cost something, the dearest first: the same for the same cart, in whichever order its
 * lines are. Each sku is one line.
 */
export function piecesOf(lines: readonly PromotedLine[]): Piece[] {
  return lines
    .toSorted((one, other) => other.unitCents - one.unitCents || (one.sku < other.sku ? -1 : 1))
    .filter(({ unitCents }) => unitCents > 0)
    .flatMap((line) =>
      Array.from({ length: line.quantity }, (_, unit) => ({ line, unit, cents: line.unitCents })),
    );
}

const holdsOne = (chosen: readonly string[], own: readonly string[]) =>
  own.some((one) => chosen.includes(one));
const isOpenOrHolds = (chosen: readonly string[], own: readonly string[]) =>
  chosen.length === 0 || holdsOne(chosen, own);

/** Whether the pieces of a line are of a selection. */
export function isSelected(line: PromotedLine, selection: PromotionSelection): boolean {
  const brand = line.brand === null ? [] : [line.brand];
  return (
    isOpenOrHolds(selection.families, line.families) &&
    isOpenOrHolds(selection.brands, brand) &&
    isOpenOrHolds(selection.labels, line.labels) &&
    isOpenOrHolds(selection.productIds, [line.productId]) &&
    !(selection.onlyFullPrice && line.isReduced) &&
    !holdsOne(selection.exceptFamilies, line.families) &&
    !holdsOne(selection.exceptProductIds, [line.productId])
  );
}
