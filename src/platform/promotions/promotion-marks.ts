import { isReduced } from '#src/domain/catalogue/catalogue.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { isSelected, type PromotedLine } from '#src/domain/promotion/pieces.ts';
import { goneFor, isLimited, NOTHING_TAKEN } from '#src/domain/promotion/promotion-limits.ts';
import { ruleIn } from '#src/domain/promotion/promotion-rule.ts';
import { isPriceReduction } from '#src/domain/promotion/promotion-terms.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import {
  type FoundMark,
  findPromotedProducts,
  type MarkedItem,
  type ShopView,
} from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { textsFor } from '../kernel/texts/platform-texts.ts';
import { findRunning, type RunningPromotion, rulesOfNow } from './promote.ts';
import { findTaken } from './promotion-uses.ts';

type InShop = { shop: OnlineLocale; currency: Currency; now: Date };

/** What runs in a shop without a code, and is not used up, in its currency. */
async function findOpen(
  db: Queryable,
  { shop, currency, now }: InShop,
): Promise<RunningPromotion[]> {
  const running = await findRunning(db, shop, now);
  const open = running.filter(({ asked }) => asked.reach !== 'code');
  const limited = open.flatMap(({ id, asked }) => (isLimited(asked.limits) ? id : []));
  const taken = await findTaken(db, limited, { cartId: '', customerId: null, currency });
  return open.filter(({ id, asked: { limits } }) => {
    if (!isLimited(limits)) return true;
    return goneFor(limits, taken.get(id) ?? NOTHING_TAKEN, { currency, cents: 0 }) === null;
  });
}

/**
 * Which promotions items take part in, in a shop at an instant: the same for everybody, so that pages
 * that are kept may say it. Those of a lower rank come first.
 */
export async function findMarks(
  db: Queryable,
  { domain, lang }: ShopView,
  items: readonly MarkedItem[],
  now: Date,
): Promise<(item: MarkedItem) => FoundMark[]> {
  const [first] = items;
  if (first === undefined) return () => [];
  const { currency } = first.price;
  const open = await findOpen(db, { shop: domain, currency, now });
  if (open.length === 0) return () => [];
  const known = new Map(open.map((one) => [one.id, one]));
  const rules = await rulesOfNow(
    db,
    open.flatMap(({ id, asked }) => ruleIn(id, asked, currency) ?? []),
  );
  const inOrder = rules.toSorted((one, other) => one.rank - other.rank);
  const products = await findPromotedProducts(db, [
    ...new Set(items.map(({ productId }) => productId)),
  ]);
  return ({ productId, price }) => {
    const product = products.get(productId);
    if (product === undefined) return [];
    const line: PromotedLine = {
      ...{ ...product, productId, sku: '', quantity: 1, unitCents: price.centAmount },
      isReduced: isReduced(price),
    };
    return inOrder.flatMap(({ id, selection }) => {
      const running = known.get(id);
      if (running === undefined || !isSelected(line, selection)) return [];
      const { asked, beginsAt = null } = running;
      const isForMembers = asked.reach === 'members';
      const label = asked.labels[lang];
      const own = { id, label: isForMembers ? textsFor(lang).promotions.forMembers(label) : label };
      const kind = asked.effect.kind;
      const mark = isForMembers ? { ...own, kind, forMembers: true as const } : { ...own, kind };
      return [{ mark, announcedAt: isPriceReduction(asked) ? beginsAt : null }];
    });
  };
}
