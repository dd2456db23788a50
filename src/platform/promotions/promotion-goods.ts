import type { PromotionSelection } from '#src/domain/promotion/promotion.schema.ts';
import type { PromotionGoods } from '#src/domain/promotion/promotion-goods.schema.ts';
import { isNarrow } from '#src/domain/promotion/promotion-rule.ts';
import type { Promoted, SeenGoods } from '#src/domain/promotion/seen-promotion.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import { findGoodsNames } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';

/** More names are no help. */
const MAX_NAMES = 3;

type FindName = Awaited<ReturnType<typeof findGoodsNames>>;
type Names = PromotionGoods['names'];

/** What is chosen by one list alone, and is few. */
function chosenOf({ families, brands, labels, productIds }: PromotionSelection) {
  const lists = [families, brands, labels, productIds].filter((list) => list.length > 0);
  const [only = [], ...others] = lists;
  const isTold = others.length === 0 && only.length <= MAX_NAMES && only !== labels;
  return { isAll: lists.length === 0, ids: isTold ? only : [], areBrands: only === brands };
}

function namesIn(lang: Language, selection: PromotionSelection, find: FindName): Names {
  const { ids, areBrands } = chosenOf(selection);
  if (areBrands) return ids.map((name) => ({ name, link: null }));
  const found = ids.flatMap((id) => find(lang, id) ?? []);
  return found.length === ids.length ? found : [];
}

function goodsOf(selection: PromotionSelection, find: FindName): SeenGoods {
  const { onlyFullPrice, exceptFamilies, exceptProductIds } = selection;
  const { isAll } = chosenOf(selection);
  const inLanguage = (lang: Language): PromotionGoods => {
    const names = namesIn(lang, selection, find);
    const isExcepted = exceptFamilies.length + exceptProductIds.length > 0;
    return { names, onlyFullPrice, isPartly: isExcepted || (!isAll && names.length === 0) };
  };
  return {
    ...{ de: inLanguage('de'), en: inLanguage('en'), es: inLanguage('es') },
    ...{ fr: inLanguage('fr'), it: inLanguage('it'), pl: inLanguage('pl') },
  };
}

/** Results that name the goods of which something is missing. */
export async function withGoods(
  db: Queryable,
  { shop, now }: { shop: OnlineLocale; now: Date },
  promoted: readonly Promoted[],
): Promise<Promoted[]> {
  const lacking = promoted.flatMap(({ lacks }) => (lacks !== null && isNarrow(lacks) ? lacks : []));
  if (lacking.length === 0) return [...promoted];
  const chosen = lacking.map((selection) => ({ ...selection, ...chosenOf(selection) }));
  const find = await findGoodsNames(db, shop, {
    familyIds: chosen.flatMap(({ ids, families }) => (ids === families ? ids : [])),
    productIds: chosen.flatMap(({ ids, productIds }) => (ids === productIds ? ids : [])),
    now,
  });
  return promoted.map((one) => {
    const isNamed = one.lacks !== null && isNarrow(one.lacks);
    return isNamed && one.lacks ? { ...one, goods: goodsOf(one.lacks, find) } : one;
  });
}
