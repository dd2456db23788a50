import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { amountLeft } from '#src/domain/cart/cart.ts';
import { DomainError } from '#src/domain/errors.ts';
import { type GiftCardShare, sharedCents } from '#src/domain/gift-card/gift-card.ts';
import { type Change, changeCart, seenTotal } from '../carts/face.ts';
import {
  assertSpendable,
  cardIdsOf,
  findPlans,
  openGiftCard,
  writePlans,
} from '../gift-cards/face.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { GIFT_CARDS, withinGuesses } from '../kernel/http/within-guesses.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now' | 'config'>;
type Target = { cartId: string; version: number };

/** Writes the shares and brings the cart in step. */
async function setShares({ tx, cart }: Change, shares: readonly GiftCardShare[]): Promise<void> {
  const { cartId } = cart.row;
  await writePlans(tx, cartId, shares);
  cart.giftCardPlans = await findPlans(tx, cartId);
}

/**
 * Has a gift card pay a part of a cart, a cart change: at most `amount`, what the
 * card holds and what other gift cards leave, in cents. Asked again, the new amount takes the place
 * of the old one. Nothing is taken from the card before the cart is paid or ordered (decision 039).
 */
export async function payByGiftCard(
  deps: Deps,
  customer: Customer,
  target: Target,
  { typed, amount, pin }: { typed: string; amount: number; pin: string | null },
): Promise<{ amountPlanned: number; amountLeft: number }> {
  const { database: db, config } = deps;
  const { cartId } = target;
  // By the card too: a thief of its number has customers and carts for free, but no PIN.
  const guess = { cartId, target: cardIdsOf(config.sealing, typed)[0] ?? '' };
  const card = await withinGuesses(deps, GIFT_CARDS, customer, guess, () =>
    openGiftCard({ db, sealing: config.sealing }, typed, pin),
  );
  const cart = await changeCart(
    deps,
    customer,
    { ...target, customerOnly: true },
    async (change) => {
      const { row, giftCardPlans } = change.cart;
      assertSpendable(card, { currency: row.currency, now: change.now });
      const others = giftCardPlans.filter((plan) => plan.cardId !== card.cardId);
      const left = seenTotal(change.cart) - sharedCents(others);
      if (left <= 0) throw new DomainError('GIFT_CARD_NOT_NEEDED');
      await setShares(change, [
        ...others,
        { cardId: card.cardId, centAmount: Math.min(amount, left) },
      ]);
      return undefined;
    },
  );
  const share = cart.payments.find(({ giftCardId }) => giftCardId === card.cardId);
  return { amountPlanned: share?.amountPlanned ?? 0, amountLeft: leftByGiftCards(cart) };
}

/** Cents that gift cards leave to pay. */
function leftByGiftCards({ totalPrice, payments }: Cart): number {
  const byGiftCards = payments.filter(({ giftCardId }) => giftCardId !== undefined);
  return amountLeft({ totalPrice, payments: byGiftCards });
}
