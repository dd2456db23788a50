import { type BilledPart, grossOf } from '#src/domain/order/billed.ts';
import type { LineShare, Order } from '#src/domain/order/order.schema.ts';
import { unitsBack } from '#src/domain/promotion/units.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import type { Credit } from './find-credits.ts';

const part = (kind: BilledPart['kind'], name: string, cents: number): BilledPart => ({
  ...{ kind, name, cents, quantity: 1, isTaxed: true },
});

/** All that an invoice bills, in its order. */
export function invoicedParts(order: Order, lang: Language): BilledPart[] {
  const words = textsFor(lang).mails.order;
  const { lineItems, loyaltyCard, giftCards, donations, discounts, shippingInfo, giftWrap } = order;
  return [
    ...lineItems.map(({ product, quantity, totalPrice, isFree }) => ({
      ...part('item', product.name, isFree ? 0 : totalPrice.centAmount),
      quantity,
    })),
    ...(loyaltyCard === null ? [] : [part('item', words.loyaltyCard, loyaltyCard.price)]),
    ...giftCards.map(({ price }) => ({ ...part('item', words.giftCard, price), isTaxed: false })),
    ...donations.map(({ price }) => ({ ...part('item', words.donation, price), isTaxed: false })),
    ...(giftWrap === null ? [] : [part('item', words.giftWrap, giftWrap.price)]),
    ...discounts.map(({ label, centAmount }) => part('reduction', label, centAmount)),
    ...(shippingInfo === null ? [] : [part('delivery', shippingInfo.name, shippingInfo.price)]),
  ];
}

const countOf = (lines: readonly LineShare[], lineId: string) =>
  lines.reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);

/**
 * Items that come back, with their cents at the price that the invoice has, and what codes took off
 * them; an order of before the units were kept does not say it.
 */
export function creditedLines(
  { lineItems, discounts }: Order,
  { lines, earlier }: Pick<Credit, 'lines' | 'earlier'>,
) {
  const credited = lineItems.flatMap((item) => {
    const quantity = countOf(lines, item.lineId);
    const each = item.isFree ? 0 : item.totalPrice.centAmount / item.quantity;
    return quantity === 0 ? [] : [{ item, quantity, cents: Math.round(each * quantity) }];
  });
  const taken = credited.flatMap(
    ({ item, quantity }) => unitsBack(item, countOf(earlier, item.lineId), quantity).reductions,
  );
  const reductions = discounts.flatMap(({ code, label }) => {
    const own = taken.filter((reduction) => reduction.code === code);
    const cents = own.reduce((sum, reduction) => sum + reduction.cents, 0);
    return cents === 0 ? [] : [{ label, cents }];
  });
  const goodsCents = credited.reduce((sum, { cents }) => sum + cents, 0);
  const takenCents = reductions.reduce((sum, { cents }) => sum + cents, 0);
  return { lines: credited, reductions, cents: goodsCents - takenCents };
}

/** What is credited, above zero as the invoice bills it. What was not taxed is credited last. */
export function creditedParts(
  order: Order,
  credit: Omit<Credit, 'number'>,
  lang: Language,
): BilledPart[] {
  const words = textsFor(lang).creditNote;
  const total = credit.bankCents + credit.giftCardCents;
  const { lines, reductions, cents: credited } = creditedLines(order, credit);
  const billed = { ...order, totalCents: order.totalPrice.centAmount };
  const { taxed, untaxed } = grossOf(billed, total);
  const { feeCents } = credit;
  const rest = taxed + feeCents - credited;
  return [
    ...lines.map(({ item, quantity, cents }) => ({
      ...part('item', item.product.name, cents),
      quantity,
    })),
    ...reductions.map(({ label, cents }) => part('reduction', label, cents)),
    ...(feeCents === 0 ? [] : [part('reduction', words.label, feeCents)]),
    ...(lines.length === 0 && rest > 0 ? [part('item', words.byHand, rest)] : []),
    ...(lines.length > 0 && rest > 0 ? [part('delivery', words.rest, rest)] : []),
    ...(rest < 0 ? [part('reduction', words.rest, -rest)] : []),
    ...(untaxed === 0 ? [] : [{ ...part('item', words.byHand, untaxed), isTaxed: false }]),
  ];
}
