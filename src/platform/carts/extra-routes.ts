import * as calls from '#src/domain/cart/cart-extras.calls.ts';
import { getLoyaltyOffers } from '#src/domain/loyalty/loyalty-offer.calls.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, Shopper } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { changeCart, type Target, type Work } from './change-cart.ts';
import * as extras from './change-extras.ts';
import { findOffers, setLoyaltyOffers } from './loyalty-offers.ts';

/** Loyalty card, gift cards, donations, gift wrap and loyalty offers of a cart. */
export function serveExtras(router: Router, deps: PlatformDeps): void {
  const change = async (caller: Shopper, target: Target, work: Work) =>
    ok(await changeCart(deps, caller, target, work));

  serve(router, calls.addLoyaltyCard, async ({ params, query }, caller) => {
    const target = { ...params, ...query, customerOnly: true };
    return change(caller, target, async (cart) => extras.addLoyaltyCard(cart));
  });

  serve(router, calls.removeLoyaltyCard, async ({ params, query }, caller) => {
    const target = { ...params, ...query, customerOnly: true };
    return change(caller, target, async (cart) => extras.removeLoyaltyCard(cart));
  });

  serve(router, calls.addGiftCard, async ({ params, query, headers, body }, caller) => {
    const id = headers[HEADER.idempotencyKey];
    const key = id === undefined ? undefined : { id, sku: `gift card ${body.amount}` };
    const target = { ...params, ...query, key };
    return change(caller, target, async (cart) => extras.addGiftCard(cart, body));
  });

  serve(router, calls.removeGiftCard, async ({ params, query }, caller) => {
    const { cartId, giftCardId } = params;
    const target = { cartId, ...query };
    return change(caller, target, (cart) =>
      extras.removeGiftCard(cart, giftCardId, deps.config.sealing),
    );
  });

  serve(router, calls.setDonation, ({ params, query, body }, caller) =>
    change(caller, { ...params, ...query }, async (cart) => extras.setDonation(cart, body)),
  );

  serve(router, calls.setGiftWrap, ({ params, query, body }, caller) =>
    change(caller, { ...params, ...query }, async (cart) => extras.setGiftWrap(cart, body)),
  );

  serve(router, calls.removeGiftWrap, ({ params, query }, caller) =>
    change(caller, { ...params, ...query }, async () => ({ row: { giftWrap: null } })),
  );

  serve(router, calls.setLoyaltyOffers, async ({ params, query, body }, caller) => {
    const target = { ...params, ...query, customerOnly: true };
    return change(caller, target, (cart) => setLoyaltyOffers(cart, body.loyaltyOfferIds));
  });

  serve(router, getLoyaltyOffers, async ({ params }, caller) =>
    ok(await findOffers(deps, caller, params.storeId)),
  );
}
