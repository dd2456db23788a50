import type { GiftWrap } from '#src/domain/cart/cart.schema.ts';
import type { GiftCardBody } from '#src/domain/cart/cart-extras.schema.ts';
import {
  withDonation,
  withGiftWrap,
  withOffers,
  withoutGiftCard,
  withoutLoyaltyCard,
} from '#src/domain/cart/cart-extras-preview.ts';
import { known, useCartChange } from './cart.mutations.ts';
import * as functions from './cart-choices.functions.ts';

/** Changes of cards and donations. Where `isToasted` is false, the caller shows errors. */

export function useAddLoyaltyCard() {
  return useCartChange<void>({
    preview: (cart) => cart,
    send: (_, version) => functions.addLoyaltyCard({ data: { version: known(version) } }),
  });
}

export function useRemoveLoyaltyCard() {
  return useCartChange<void>({
    preview: (cart) => cart && withoutLoyaltyCard(cart),
    send: (_, version) => functions.removeLoyaltyCard({ data: { version: known(version) } }),
  });
}

/** Sent twice with the same key, it counts once (F11). */
export function useAddGiftCard({ isToasted }: { isToasted: boolean }) {
  return useCartChange<GiftCardBody & { idempotencyKey: string }>({
    preview: (cart) => cart,
    send: (card, version) => functions.addGiftCard({ data: { ...card, version } }),
    isToasted,
  });
}

export function useRemoveGiftCard() {
  return useCartChange<{ id: string }>({
    preview: (cart, { id }) => cart && withoutGiftCard(cart, id),
    send: ({ id }, version) => functions.takeGiftCardOut({ data: { id, version: known(version) } }),
  });
}

export function useSetDonation() {
  return useCartChange<{ donationId: string; centAmount: number }>({
    preview: (cart, donation) => cart && withDonation(cart, donation),
    send: (donation, version) =>
      functions.setDonation({ data: { ...donation, version: known(version) } }),
  });
}

/** Null: the goods are sent as they are. */
export function useSetGiftWrap() {
  return useCartChange<{ wrap: GiftWrap | null }>({
    preview: (cart, { wrap }) => cart && withGiftWrap(cart, wrap),
    send: ({ wrap }, version) =>
      functions.setGiftWrap({
        data: { message: wrap === null ? null : wrap.message, version: known(version) },
      }),
  });
}

export function useChooseOffers() {
  return useCartChange<{ offers: readonly { id: string; label: string }[] }>({
    preview: (cart, { offers }) => cart && withOffers(cart, offers),
    send: ({ offers }, version) => {
      const ids = offers.map(({ id }) => id);
      return functions.chooseOffers({ data: { ids, version: known(version) } });
    },
    isToasted: false,
  });
}
