import { randomInt, randomUUID } from 'node:crypto';
import type { GiftCardBody } from '#src/domain/cart/cart-extras.schema.ts';
import {
  isDonation,
  isGiftCardAmount,
  MAX_GIFT_CARDS,
  mayBuyLoyaltyCard,
} from '#src/domain/cart/cart-extras.ts';
import { DomainError } from '#src/domain/errors.ts';
import { isSendingDay } from '#src/domain/gift-card/bought-card.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import { cardIdsOf, writePlans } from '../gift-cards/face.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import type { Change, Outcome } from './change-cart.ts';

/** Changes of the extras of a cart: what it has besides its lines (decision 035). */

/** `296` and ten digits, random: the number tells nothing about other members. */
function newCardId(): string {
  return `296${randomInt(0, 10_000_000_000).toString().padStart(10, '0')}`;
}

/** One a cart: asked for again, the cart stays as it is. */
export function addLoyaltyCard({ cart, shop }: Change): Outcome {
  const { loyalty, loyaltyCardCentAmount: price } = shop.params;
  if (!loyalty) throw new DomainError('LOYALTY_NOT_OFFERED');
  if (!mayBuyLoyaltyCard(shop.params, cart.client)) throw new DomainError('LOYALTY_MEMBER_ALREADY');
  if (cart.row.loyaltyCard !== null) return { keep: true };
  return { row: { loyaltyCard: { cardId: newCardId(), lineId: randomUUID(), price } } };
}

export function removeLoyaltyCard({ cart }: Change): Outcome {
  if (cart.row.loyaltyCard === null) throw new DomainError('LINE_NOT_FOUND');
  return { row: { loyaltyCard: null } };
}

/** A gift card of an amount within the shop's bounds, for a day that comes (GFT-01, A-061). */
export function addGiftCard(
  { cart, shop, now }: Change,
  { amount: price, ...card }: GiftCardBody,
): Outcome {
  const { giftCard: bounds } = shop.params;
  const { giftCards } = cart.row;
  if (bounds === null) throw new DomainError('GIFT_CARD_NOT_OFFERED');
  if (!isGiftCardAmount(bounds, price)) {
    throw new DomainError('GIFT_CARD_AMOUNT_INVALID', { field: 'amount' });
  }
  if (card.sendOn !== null && !isSendingDay(card.sendOn, shopDay(now, shop.countryCodeISO2))) {
    throw new DomainError('GIFT_CARD_DAY_INVALID', { field: 'sendOn' });
  }
  if (giftCards.length >= MAX_GIFT_CARDS) throw new DomainError('GIFT_CARD_LIMIT_REACHED');
  return { row: { giftCards: [...giftCards, { id: randomUUID(), price, ...card }] } };
}

/**
 * Takes out a card that was put in to buy, or one that was to pay, by its id or its number;
 * GIFT_CARD_NOT_FOUND.
 */
export async function removeGiftCard(
  { tx, cart }: Change,
  giftCardId: string,
  sealing: Sealing,
): Promise<Outcome | undefined> {
  const { row, giftCardPlans } = cart;
  const bought = row.giftCards.filter(({ id }) => id !== giftCardId);
  if (bought.length < row.giftCards.length) return { row: { giftCards: bought } };
  const meant = [giftCardId, ...cardIdsOf(sealing, giftCardId)];
  const paying = giftCardPlans.filter(({ cardId }) => !meant.includes(cardId));
  if (paying.length === giftCardPlans.length) throw new DomainError('GIFT_CARD_NOT_FOUND');
  await writePlans(tx, row.cartId, paying);
  cart.giftCardPlans = paying;
  return undefined;
}

/** Wraps the goods, or writes another message (the price is the shop's). */
export function setGiftWrap({ cart, shop }: Change, { message }: { message: string }): Outcome {
  const { giftWrap } = shop.params;
  if (giftWrap === null || cart.lines.length === 0) throw new DomainError('GIFT_WRAP_NOT_OFFERED');
  return { row: { giftWrap: { price: giftWrap.centAmount, message } } };
}

/** One donation a choice; another amount takes the place of the first, 0 takes it back. */
export function setDonation(
  { cart, shop }: Change,
  { donationId, centAmount }: { donationId: string; centAmount: number },
): Outcome {
  const { donations } = cart.row;
  if (centAmount === 0)
    return { row: { donations: donations.filter(({ id }) => id !== donationId) } };
  if (!isDonation(shop.params.donations, { donationId, centAmount })) {
    throw new DomainError('DONATION_NOT_OFFERED');
  }
  const known = donations.find(({ id }) => id === donationId);
  const given = { id: donationId, lineId: known?.lineId ?? randomUUID(), price: centAmount };
  return {
    row: {
      donations: known
        ? donations.map((one) => (one === known ? given : one))
        : [...donations, given],
    },
  };
}
