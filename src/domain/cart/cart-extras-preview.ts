/** The cart without an extra (loyalty card, gift card, donation), before the platform has answered. */
import type { CartDonation, GiftWrap } from './cart.schema.ts';
import type { ShopperCart } from './cart.ts';

function withDifference(cart: ShopperCart, differenceCents: number): ShopperCart {
  const { centAmount, currencyCode } = cart.totalPrice;
  const changed = Math.max(0, centAmount + differenceCents);
  return { ...cart, totalPrice: { centAmount: changed, currencyCode } };
}

export function withoutGiftCard(cart: ShopperCart, id: string): ShopperCart {
  const gone = cart.giftCards.find((card) => card.id === id);
  if (gone === undefined) return cart;
  const giftCards = cart.giftCards.filter((card) => card !== gone);
  return { ...withDifference(cart, -gone.price), giftCards };
}

export function withoutLoyaltyCard(cart: ShopperCart): ShopperCart {
  return { ...withDifference(cart, -(cart.loyaltyCard?.price ?? 0)), loyaltyCard: null };
}

/** The cart with a donation of so many cents; 0 takes it back. */
export function withDonation(
  cart: ShopperCart,
  { donationId, centAmount }: { donationId: string; centAmount: number },
): ShopperCart {
  const known = cart.donations.find(({ id }) => id === donationId);
  const others = cart.donations.filter((donation) => donation !== known);
  const given: CartDonation = {
    id: donationId,
    lineId: known?.lineId ?? donationId,
    price: centAmount,
  };
  const donations = centAmount === 0 ? others : [...others, given];
  return { ...withDifference(cart, centAmount - (known?.price ?? 0)), donations };
}

/** The cart wrapped as a gift, or as it is. */
export function withGiftWrap(cart: ShopperCart, giftWrap: GiftWrap | null): ShopperCart {
  const difference = (giftWrap?.price ?? 0) - (cart.giftWrap?.price ?? 0);
  return { ...withDifference(cart, difference), giftWrap };
}

/** The cart with these offers ticked; what they take off is for the platform to say. */
export function withOffers(
  cart: ShopperCart,
  offers: readonly { id: string; label: string }[],
): ShopperCart {
  const loyaltyOffers = offers.map(({ id, label }) => ({ id, label, productOutOfStock: [] }));
  return { ...cart, loyaltyOffers };
}
