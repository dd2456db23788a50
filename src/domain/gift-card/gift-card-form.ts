import type { GiftCardBody } from '#src/domain/cart/cart-extras.schema.ts';
import { GIFT_CARD_LENGTHS, isGiftCardAmount } from '#src/domain/cart/cart-extras.ts';
import { readAmount } from '#src/domain/money/typed-amount.ts';
import { isEmail } from '#src/domain/newsletter/email.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';
import { isPersonName } from '#src/domain/text/person-name.ts';
import { isSendingDay } from './bought-card.ts';

/** A gift card as somebody types it; its picture is chosen. `sendOn` is empty for "right away". */
export type TypedGiftCard = Record<Exclude<keyof GiftCardBody, 'design'>, string>;
export type GiftCardField = keyof TypedGiftCard;

/** Fields in the order of the form. */
const FIELDS = [
  'amount',
  'recipientName',
  'recipientEmail',
  'senderName',
  'message',
  'sendOn',
] as const satisfies readonly GiftCardField[];

const isWithin = (text: string, min: number, max: number) =>
  text.trim().length >= min && text.trim().length <= max;

const isName = (text: string, max: number) => isWithin(text, 1, max) && isPersonName(text);

/**
 * Fields that keep a gift card from being bought, in the order of the form (GFT-01, A-063). `today`
 * is the shop's day, `YYYY-MM-DD`.
 */
export function giftCardProblems(
  typed: TypedGiftCard,
  bounds: NonNullable<DomainParams['giftCard']>,
  today: string,
): GiftCardField[] {
  const cents = readAmount(typed.amount);
  const wrong: Record<GiftCardField, boolean> = {
    amount: cents === null || !isGiftCardAmount(bounds, cents),
    recipientName: !isName(typed.recipientName, GIFT_CARD_LENGTHS.recipientName),
    recipientEmail:
      !isEmail(typed.recipientEmail) ||
      !isWithin(typed.recipientEmail, 1, GIFT_CARD_LENGTHS.recipientEmail),
    senderName: !isName(typed.senderName, GIFT_CARD_LENGTHS.senderName),
    message: typed.message.trim().length > GIFT_CARD_LENGTHS.message,
    sendOn: typed.sendOn !== '' && !isSendingDay(typed.sendOn, today),
  };
  return FIELDS.filter((field) => wrong[field]);
}
