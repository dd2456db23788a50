import { isLoyaltyMember } from '#src/domain/account/client.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import {
  activeDonations,
  type GiftCardBody,
  mayBuyLoyaltyCard,
} from '#src/domain/cart/cart-extras.ts';
import type { AvailableOffer } from '#src/domain/loyalty/loyalty-offer.ts';
import type { DomainParams, DonationChoice } from '#src/domain/shop/web-domain.ts';
import * as gateway from '#src/gateway/cart-extras.server.ts';
import { findProduct } from '#src/gateway/catalogue.server.ts';
import { CommerceError, isCommerceError } from '#src/gateway/commerce-error.ts';
import type { Commerce } from '#src/session/commerce.server.ts';
import { readClient } from '#src/session/customer-access.server.ts';
import { changeCart, changeOrOpenCart } from './cart.server.ts';

/** What may stand in a cart beside products, in this shop and for this shopper. */
export type CartChoices = {
  /** Bounds in cents; null where no gift cards are sold. */
  giftCard: DomainParams['giftCard'];
  donations: DonationChoice[];
  /** null where there is no programme. */
  loyalty: {
    standing: 'guest' | 'customer' | 'member';
    cardCents: number;
    offers: AvailableOffer[];
  } | null;
};

/** Offers that cannot be read are no reason to lose the cart page. */
async function readOffers({ call, shop }: Commerce): Promise<AvailableOffer[]> {
  try {
    return await gateway.getLoyaltyOffers(call, shop.storeId);
  } catch (error) {
    if (isCommerceError(error)) return [];
    throw error;
  }
}

async function readLoyalty(commerce: Commerce): Promise<CartChoices['loyalty']> {
  const { params } = commerce.shop;
  const { loyalty, loyaltyCardCentAmount: cardCents } = params;
  if (!loyalty) return null;
  const client = commerce.session === null ? null : await readClient(commerce);
  if (client === null || client.isDeleted) return { standing: 'guest', cardCents, offers: [] };
  if (mayBuyLoyaltyCard(params, client)) return { standing: 'customer', cardCents, offers: [] };
  const offers = isLoyaltyMember(client) ? await readOffers(commerce) : [];
  return { standing: 'member', cardCents, offers };
}

/** What the cart page may offer beside products. */
export async function readCartChoices(commerce: Commerce): Promise<CartChoices> {
  const { giftCard, donations } = commerce.shop.params;
  return {
    giftCard,
    donations: activeDonations(donations),
    loyalty: await readLoyalty(commerce),
  };
}

type At = { version: number };

export function addLoyaltyCard(commerce: Commerce, { version }: At): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) => gateway.addLoyaltyCard(commerce.call, at));
}

export function removeLoyaltyCard(commerce: Commerce, { version }: At): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) => gateway.removeLoyaltyCard(commerce.call, at));
}

/** A gift card may be the first thing in a cart. */
export function addGiftCard(
  commerce: Commerce,
  { version, ...card }: GiftCardBody & { press: string; version: number | null },
): Promise<ShopperCart> {
  return changeOrOpenCart(commerce, version, (at) => gateway.addGiftCard(commerce.call, at, card));
}

export function removeGiftCard(
  commerce: Commerce,
  { id, version }: At & { id: string },
): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) => gateway.removeGiftCard(commerce.call, at, id));
}

export function setDonation(
  commerce: Commerce,
  { version, ...donation }: At & { donationId: string; centAmount: number },
): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) => gateway.setDonation(commerce.call, at, donation));
}

/** Chooses offers; one that meets a product out of stock is refused by that name (§4, A-059). */
export async function chooseOffers(
  commerce: Commerce,
  { ids, version }: At & { ids: string[] },
): Promise<ShopperCart> {
  const cart = await changeCart(commerce, version, (at) =>
    gateway.setLoyaltyOffers(commerce.call, at, ids),
  );
  if (cart.loyaltyOffers.some(({ productOutOfStock }) => productOutOfStock.length > 0)) {
    throw new CommerceError('PRODUCT_OUT_OF_STOCK', 'loyalty-offers');
  }
  return cart;
}

/** What pieces are called, with their sizes, in the order of their skus; unknown ones are left out. */
export async function readPieceNames(
  { call }: Commerce,
  skus: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    skus.map(async (sku) => {
      const match = await findProduct(call, { sku }).catch(() => null);
      const sizes = match?.product.options.flatMap((option) => option.skus) ?? [];
      const size = sizes.find((one) => one.sku === sku)?.size;
      return match === null || size === undefined ? [] : [`${match.product.name}, ${size}`];
    }),
  );
  return found.flat();
}
