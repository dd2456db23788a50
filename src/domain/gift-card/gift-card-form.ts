import type { GiftCardBody } from '#src/domain/cart/cart-extras.schema.ts';
import { GIFT_CARD_LENGTHS, isGiftCardAmount } from '#src/domain/cart/cart-extras.ts';
import { isEmail } from '#src/domain/newsletter/email.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';

/** A gift card as somebody types it. */
export type TypedGiftCard = Record<keyof GiftCardBody, string>;
export type GiftCardField = keyof GiftCardBody;

/**
 * Cents of an amount as people write it: `50`, `49,90`, `€49.90`. Null for anything else, and for
 * more than two decimals.
 */
export function readAmount(typed: string): number | null {
  const plain = typed.replaceAll(/[\s\u00a0\u202f€£]|CHF|EUR|zł/giu, '').replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

const isWithin = (text: string, min: number, max: number) =>
  text.trim().length >= min && text.trim().length <= max;

/** Fields that keep a gift card from being bought, in the order of the form (GFT-01, A-063). */
export function giftCardProblems(
  typed: TypedGiftCard,
  bounds: NonNullable<DomainParams['giftCard']>,
): GiftCardField[] {
  const cents = readAmount(typed.amount);
  const wrong: Record<GiftCardField, boolean> = {
    amount: cents === null || !isGiftCardAmount(bounds, cents),
    recipientName: !isWithin(typed.recipientName, 1, GIFT_CARD_LENGTHS.recipientName),
    recipientEmail:
      !isEmail(typed.recipientEmail) ||
      !isWithin(typed.recipientEmail, 1, GIFT_CARD_LENGTHS.recipientEmail),
    message: typed.message.trim().length > GIFT_CARD_LENGTHS.message,
  };
  return (['amount', 'recipientName', 'recipientEmail', 'message'] as const).filter(
    (field) => wrong[field],
  );
}
