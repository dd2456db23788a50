import type { BilledPart } from '#src/domain/order/billed.ts';
import type { LineShare, Order } from '#src/domain/order/order.schema.ts';
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

/** Items that come back, with their cents at the price that the invoice has. */
export function creditedLines({ lineItems }: Order, lines: readonly LineShare[]) {
  const quantities = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  }
  return lineItems.flatMap((item) => {
    const quantity = quantities.get(item.lineId) ?? 0;
    const each = item.isFree ? 0 : item.totalPrice.centAmount / item.quantity;
    return quantity === 0 ? [] : [{ item, quantity, cents: Math.round(each * quantity) }];
  });
}

/** What is credited, above zero as the invoice bills it. What was not taxed is credited last. */
export function creditedParts(order: Order, credit: Credit, lang: Language): BilledPart[] {
  const words = textsFor(lang).creditNote;
  const total = credit.bankCents + credit.giftCardCents;
  const lines = creditedLines(order, credit.lines);
  const untaxedOfOrder = [...order.giftCards, ...order.donations].reduce(
    (sum, { price }) => sum + price,
    0,
  );
  const taxed = Math.min(total, Math.max(0, order.totalPrice.centAmount - untaxedOfOrder));
  const rest = taxed - lines.reduce((sum, { cents }) => sum + cents, 0);
  const untaxed = total - taxed;
  return [
    ...lines.map(({ item, quantity, cents }) => ({
      ...part('item', item.product.name, cents),
      quantity,
    })),
    ...(lines.length === 0 && rest > 0 ? [part('item', words.byHand, rest)] : []),
    ...(lines.length > 0 && rest > 0 ? [part('delivery', words.rest, rest)] : []),
    ...(rest < 0 ? [part('reduction', words.rest, -rest)] : []),
    ...(untaxed === 0 ? [] : [{ ...part('item', words.byHand, untaxed), isTaxed: false }]),
  ];
}
