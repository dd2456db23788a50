import type { PromotionSelection } from '#src/domain/promotion/promotion.schema.ts';
import { brandsOf } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';

/** Calls the brands of some selections as they are called now: one may have got another name since. */
export async function brandsOfNow(
  db: Queryable,
  selections: readonly PromotionSelection[],
): Promise<(selection: PromotionSelection) => PromotionSelection> {
  const nameNow = await brandsOf(
    db,
    selections.flatMap(({ brands }) => brands),
  );
  return (selection) => ({
    ...selection,
    brands: [...new Set(selection.brands.map((name) => nameNow(name)))],
  });
}
