import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { shownCardNumber } from '#src/domain/gift-card/gift-card.ts';
import type { PlatformTexts } from '../texts/text-types.ts';
import type { PaymentItem } from './card-gateway.ts';

/**
 * What a payment is for, as its provider shows it: pieces, what stands beside them, reductions,
 * delivery, and what gift cards pay. The cents of all of them make the amount to pay.
 */
export function paymentItems(
  { lineItems, loyaltyCard, giftCards, donations, discounts, shippingInfo, payments }: Cart,
  { mails: { order: words }, invoice }: Pick<PlatformTexts, 'mails' | 'invoice'>,
): PaymentItem[] {
  const item = (label: string, centAmount: number, details: string[] = []) => ({
    label,
    details,
    centAmount,
  });
  return [
    ...lineItems.map(({ product: { name, colour, size }, quantity, totalPrice }) =>
      item(name, totalPrice.centAmount, [
        colour.label,
        words.size(size),
        ...(quantity > 1 ? [words.quantity(quantity)] : []),
      ]),
    ),
    ...(loyaltyCard === null ? [] : [item(words.loyaltyCard, loyaltyCard.price)]),
    ...giftCards.map(({ price, recipientName }) => item(words.giftCard, price, [recipientName])),
    ...donations.map(({ price }) => item(words.donation, price)),
    ...discounts.map(({ label, centAmount }) => item(label, -centAmount)),
    ...(shippingInfo === null ? [] : [item(shippingInfo.name, shippingInfo.price)]),
    ...payments.flatMap(({ amountPlanned, ...paid }) =>
      paid.giftCardId === undefined
        ? []
        : [item(invoice.byGiftCard(shownCardNumber(paid)), -amountPlanned)],
    ),
  ];
}
