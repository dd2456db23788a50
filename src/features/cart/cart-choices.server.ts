import { isLoyaltyMember } from '#src/domain/account/client.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import * as cartExtrasCalls from '#src/domain/cart/cart-extras.calls.ts';
import type { GiftCardBody } from '#src/domain/cart/cart-extras.schema.ts';
import { activeDonations, mayBuyLoyaltyCard } from '#src/domain/cart/cart-extras.ts';
import * as catalogueCalls from '#src/domain/catalogue/catalogue.calls.ts';
import type { AvailableOffer } from '#src/domain/loyalty/loyalty.schema.ts';
import * as loyaltyOfferCalls from '#src/domain/loyalty/loyalty-offer.calls.ts';
import type { DomainParams, DonationChoice } from '#src/domain/shop/web-domain.schema.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { CommerceError, isCommerceError } from '#src/gateway/commerce-error.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { readClient } from '#src/session/customer-access.server.ts';
import { changeCart, changeOrOpenCart, onCart } from './cart.server.ts';

/** What may be added to a cart besides products, in this shop and for this shopper. */
export type CartChoices = {
  /** Bounds in cents; null where no gift cards are sold. */
  giftCard: DomainParams['giftCard'];
  donations: DonationChoice[];
  /** What it costs to have goods wrapped, in cents; null where no shop does. */
  giftWrap: DomainParams['giftWrap'];
  /** null where there is no programme. */
  loyalty: {
    standing: 'guest' | 'customer' | 'member';
    cardCents: number;
    offers: AvailableOffer[];
  } | null;
};

/** Offers that cannot be read are no reason to lose the cart page. */
async function readOffers(commerce: ShopperCommerce): Promise<AvailableOffer[]> {
  try {
    return await commerce.ask(loyaltyOfferCalls.getLoyaltyOffers, {
      params: { storeId: commerce.shop.storeId },
    });
  } catch (error) {
    if (isCommerceError(error)) return [];
    throw error;
  }
}

async function readLoyalty(commerce: ShopperCommerce): Promise<CartChoices['loyalty']> {
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
export async function readCartChoices(commerce: ShopperCommerce): Promise<CartChoices> {
  const { giftCard, donations, giftWrap } = commerce.shop.params;
  return {
    giftCard,
    giftWrap,
    donations: activeDonations(donations),
    loyalty: await readLoyalty(commerce),
  };
}

type At = { version: number };

export function addLoyaltyCard(commerce: ShopperCommerce, { version }: At): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) =>
    commerce.ask(cartExtrasCalls.addLoyaltyCard, onCart(at)),
  );
}

export function removeLoyaltyCard(
  commerce: ShopperCommerce,
  { version }: At,
): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) =>
    commerce.ask(cartExtrasCalls.removeLoyaltyCard, onCart(at)),
  );
}

/** A gift card may be the first thing in a cart. */
export function addGiftCard(
  commerce: ShopperCommerce,
  {
    version,
    idempotencyKey,
    ...card
  }: GiftCardBody & { idempotencyKey: string; version: number | null },
): Promise<ShopperCart> {
  return changeOrOpenCart(commerce, version, (at) =>
    commerce.ask(cartExtrasCalls.addGiftCard, {
      ...onCart(at),
      headers: { [HEADER.idempotencyKey]: idempotencyKey },
      body: card,
    }),
  );
}

export function removeGiftCard(
  commerce: ShopperCommerce,
  { id, version }: At & { id: string },
): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) =>
    commerce.ask(cartExtrasCalls.removeGiftCard, onCart(at, { giftCardId: id })),
  );
}

export function setDonation(
  commerce: ShopperCommerce,
  { version, ...donation }: At & { donationId: string; centAmount: number },
): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) =>
    commerce.ask(cartExtrasCalls.setDonation, { ...onCart(at), body: donation }),
  );
}

/** Wraps the goods, with a message or without; null sends them as they are. */
export function setGiftWrap(
  commerce: ShopperCommerce,
  { version, message }: At & { message: string | null },
): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) =>
    message === null
      ? commerce.ask(cartExtrasCalls.removeGiftWrap, onCart(at))
      : commerce.ask(cartExtrasCalls.setGiftWrap, { ...onCart(at), body: { message } }),
  );
}

/** Chooses offers; one that meets a product out of stock is refused by that name (§4, A-059). */
export async function chooseOffers(
  commerce: ShopperCommerce,
  { ids, version }: At & { ids: string[] },
): Promise<ShopperCart> {
  const cart = await changeCart(commerce, version, (at) =>
    commerce.ask(cartExtrasCalls.setLoyaltyOffers, {
      ...onCart(at),
      body: { loyaltyOfferIds: ids },
    }),
  );
  if (cart.loyaltyOffers.some(({ productOutOfStock }) => productOutOfStock.length > 0)) {
    throw new CommerceError('PRODUCT_OUT_OF_STOCK', 'loyalty-offers');
  }
  return cart;
}

/** Names of items with their sizes, in the order of their skus; unknown ones are left out. */
export async function readItemNames(
  commerce: ShopperCommerce,
  skus: readonly string[],
): Promise<string[]> {
  const giftCards = await Promise.all(
    skus.map(async (sku) => {
      const match = await commerce
        .ask(catalogueCalls.findProduct, { query: { sku } })
        .catch(() => null);
      const sizes = match?.product.options.flatMap((option) => option.skus) ?? [];
      const size = sizes.find((one) => one.sku === sku)?.sizeLabel.full;
      return match === null || size === undefined ? [] : [`${match.product.name}, ${size}`];
    }),
  );
  return giftCards.flat();
}
