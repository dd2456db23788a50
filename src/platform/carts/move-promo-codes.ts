import { asc, eq, inArray, sql } from 'drizzle-orm';
import { inOrderOfRest, type PromotionRule, ruleIn } from '#src/domain/promotion/promotion-rule.ts';
import type { SeenPromotion } from '#src/domain/promotion/seen-promotion.ts';
import { reductionsOfLines } from '#src/domain/promotion/units.ts';
import { type Database, inTransaction, type Transaction } from '../kernel/database/database.ts';
import { addWholeOrderCode, findCodes, putTypedCode, type TypedCode } from '../promotions/face.ts';
import { findWebDomains } from '../shops/face.ts';
import { cartLines, cartPromoCodes, carts, promoCodes, promoCodeUses } from './tables.ts';

/** Carts that one transaction moves. */
const AT_A_TIME = 200;

/** Makes promotions of codes and offers that are rows of `promo_codes` and are none yet. */
async function moveCodes(tx: Transaction, now: Date): Promise<void> {
  const domains = await findWebDomains(tx);
  const rows = await tx.select().from(promoCodes).orderBy(asc(promoCodes.code));
  const moved = await findCodes(
    tx,
    rows.map(({ code }) => code),
  );
  const known = new Set(moved.map(({ code }) => code));
  for (const row of rows.filter(({ code }) => !known.has(code))) {
    const own = domains.filter(({ storeId }) => row.storeId === null || row.storeId === storeId);
    const shops = own.map(({ domain }) => domain);
    if (shops.length > 0) await addWholeOrderCode(tx, row, { shops, by: '', now });
  }
}

/** What customers used once stays used. */
async function moveUses(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into promotion_uses (cart_id, promotion_id, customer_id, domain, currency, cents, code,
      order_number, order_cents, taken_at)
    select u.cart_id, k.promotion_id, u.customer_id, w.domain, c.currency,
      greatest(1, coalesce((select sum((d ->> 'centAmount')::int)
        from jsonb_array_elements(o.discounts) d where d ->> 'code' = u.code), 0)),
      u.code, coalesce(o.order_number, u.cart_id), coalesce(o.total_cent_amount, 0), u.used_at
    from promo_code_uses u
    join promotion_codes k on k.code = u.code
    join carts c on c.cart_id = u.cart_id
    join web_domains w on w.store_id = c.store_id
    left join orders o on o.cart_id = u.cart_id
    on conflict do nothing`);
  await tx.delete(promoCodeUses);
}

type Applied = typeof cartPromoCodes.$inferSelect;

/** What codes took off a cart, as its shopper saw it, in the order in which they apply. */
function seenOf(
  cart: typeof carts.$inferSelect,
  lines: readonly (typeof cartLines.$inferSelect)[],
  codes: readonly (TypedCode & { applied: Applied })[],
): SeenPromotion[] {
  const byId = new Map(codes.map((code) => [code.promotionId, code]));
  const rules: PromotionRule[] = codes.flatMap(
    ({ promotionId, asked }) => ruleIn(promotionId, asked, cart.currency) ?? [],
  );
  const inOrder = inOrderOfRest(rules).flatMap(({ id }) => byId.get(id) ?? []);
  const paid = lines.filter(({ isFree }) => !isFree);
  const before = paid.map(({ sku }) =>
    cart.promotions.flatMap(({ id, units }) => {
      const own = units[sku];
      return own === undefined ? [] : [{ code: id, units: [...own] }];
    }),
  );
  const units = reductionsOfLines(
    paid.map(({ price, quantity }) => ({ unitCents: price.centAmount, quantity })),
    inOrder.map(({ code, applied }) => ({ code, centAmount: applied.centAmount })),
    before,
  );
  return inOrder.map(({ code, promotionId, asked, applied }) => {
    const { centAmount, heldBack } = applied;
    const { effect } = asked;
    const off = paid.flatMap(({ sku }, line) => {
      const own = units[line]?.find((one) => one.code === code);
      return own === undefined ? [] : [[sku, own.units]];
    });
    const held = heldBack && { reason: heldBack, minimumCentAmount: 0, missingCentAmount: 0 };
    const counts = heldBack === null;
    return {
      ...{ id: promotionId, labels: asked.labels, centAmount, units: Object.fromEntries(off) },
      ...{ freeMethods: [], missing: null, goods: null, cheapestPercent: null, deliveryCents: 0 },
      ...{ gone: null, code, heldBack: held, isOfRest: true },
      giftSku: counts && effect.kind === 'gift' ? effect.sku : null,
      points: counts && effect.kind === 'points' ? effect.points : 0,
    };
  });
}

/** Carts keep their codes, and show what they showed; true where there were any. */
async function moveCarts(tx: Transaction): Promise<boolean> {
  const held = tx.select({ cartId: cartPromoCodes.cartId }).from(cartPromoCodes);
  const rows = await tx
    .select()
    .from(carts)
    .where(inArray(carts.cartId, held))
    .orderBy(asc(carts.cartId))
    .limit(AT_A_TIME)
    .for('update');
  for (const cart of rows) {
    const { cartId } = cart;
    const isIts = eq(cartPromoCodes.cartId, cartId);
    const applied = await tx
      .select()
      .from(cartPromoCodes)
      .where(isIts)
      .orderBy(asc(cartPromoCodes.position));
    if (cart.state === 'active' || cart.state === 'set-aside') {
      const known = await findCodes(
        tx,
        applied.map(({ code }) => code),
      );
      const codes = applied.flatMap((one) => {
        const found = known.find(({ code }) => code === one.code);
        return found === undefined ? [] : [{ ...found, applied: one }];
      });
      for (const [at, code] of codes.entries()) {
        const typedAt = new Date(cart.changedAt.getTime() + at);
        await putTypedCode(tx, cartId, code, typedAt);
      }
      const lines = await tx
        .select()
        .from(cartLines)
        .where(eq(cartLines.cartId, cartId))
        .orderBy(asc(cartLines.position));
      const promotions = [...cart.promotions, ...seenOf(cart, lines, codes)];
      await tx.update(carts).set({ promotions }).where(eq(carts.cartId, cartId));
    }
    await tx.delete(cartPromoCodes).where(isIts);
  }
  return rows.length > 0;
}

/**
 * Moves codes and offers of version 1.1 into the list of promotions, with who used them and which
 * carts have them. Done when a platform starts, as often as one does; what is moved is not moved twice.
 */
export async function movePromoCodes(database: Database, now: Date): Promise<void> {
  if ((await database.$count(promoCodes)) === 0) return;
  await inTransaction(database, async (tx) => {
    await moveCodes(tx, now);
    await moveUses(tx);
  });
  while (await inTransaction(database, moveCarts)) {
    // Until no cart has any.
  }
}
