import { isLoyaltyMember } from '#src/domain/account/client.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { LoyaltyPoints } from '#src/domain/cart/cart.ts';
import {
  isDonation,
  loyaltyPoints,
  MAX_GIFT_CARDS,
  mayBuyLoyaltyCard,
} from '#src/domain/cart/cart-extras.ts';
import { CENTS_A_POINT } from '#src/domain/loyalty/loyalty.ts';
import type { SeenPromotion } from '#src/domain/promotion/seen-promotion.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { StoredCart } from './cart-store.ts';
import type { Pricing } from './price-cart.ts';

/** The extras of a cart: what it has besides its lines. */
export type Extras = Pick<Cart, 'loyaltyCard' | 'giftCards' | 'donations' | 'giftWrap'>;

/** As the shopper saw them last. */
export function extrasOf({ loyaltyCard, giftCards, donations, giftWrap }: Extras): Extras {
  return { loyaltyCard, giftCards, donations, giftWrap };
}

/** Whether a cart holds nothing that could be ordered. */
export function isBare({ row, lines }: StoredCart): boolean {
  const { loyaltyCard, giftCards, donations } = row;
  return lines.length + giftCards.length + donations.length === 0 && loyaltyCard === null;
}

/**
 * What the shop still has of a cart's extras, at today's price: no gift cards where none are sold
 * any more, no loyalty card for a customer who has become a member since, no gift wrap
 * without goods.
 */
export function liveExtras({ row, lines, client }: StoredCart, { params }: WebDomain): Extras {
  const { loyaltyCard, giftCards, donations, giftWrap } = row;
  const isWrapped = giftWrap !== null && params.giftWrap !== null && lines.length > 0;
  const mayBuy = loyaltyCard !== null && mayBuyLoyaltyCard(params, client);
  return {
    loyaltyCard: mayBuy ? { ...loyaltyCard, price: params.loyaltyCardCentAmount } : null,
    giftCards: params.giftCard === null ? [] : giftCards,
    donations: donations.filter(({ id, price }) =>
      isDonation(params.donations, { donationId: id, centAmount: price }),
    ),
    giftWrap: isWrapped ? { ...giftWrap, price: params.giftWrap?.centAmount ?? 0 } : null,
  };
}

/** Whether the cart's owner may choose loyalty offers: a member, where there is a programme. */
export function mayChooseOffers({ client }: StoredCart, { params }: WebDomain): boolean {
  return params.loyalty && client !== null && isLoyaltyMember(client);
}

/** Points of a cart; a shopper who buys a loyalty card with it counts as a member. */
export function livePoints(
  cart: StoredCart,
  shop: WebDomain,
  {
    extras,
    pricing,
    promotions,
  }: { extras: Extras; pricing: Pricing; promotions: readonly SeenPromotion[] },
): LoyaltyPoints {
  if (!shop.params.loyalty) return { earned: 0, bonus: 0, incentive: 0 };
  const bonus = promotions.reduce((sum, { points = 0 }) => sum + points, 0);
  const isMember = mayChooseOffers(cart, shop) || extras.loyaltyCard !== null;
  const centsAPoint = shop.params.pointCentAmount ?? CENTS_A_POINT;
  return loyaltyPoints({ goodsCents: pricing.goodsCents, bonus, centsAPoint, isMember });
}

/**
 * What a guest's cart gives to the customer's: all gift cards that there is room for, and its
 * donations and gift wrap, which are the later choice.
 */
export function withMoved(into: StoredCart, from: StoredCart): Extras {
  const { loyaltyCard, giftCards, donations } = into.row;
  const given = new Set(from.row.donations.map(({ id }) => id));
  return {
    loyaltyCard,
    giftCards: [...giftCards, ...from.row.giftCards].slice(0, MAX_GIFT_CARDS),
    donations: [...donations.filter(({ id }) => !given.has(id)), ...from.row.donations],
    giftWrap: from.row.giftWrap ?? into.row.giftWrap,
  };
}
