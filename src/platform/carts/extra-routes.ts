import type { Cart } from '#src/domain/cart/cart.schema.ts';
import * as calls from '#src/domain/cart/cart-extras.calls.ts';
import { getLoyaltyOffers } from '#src/domain/loyalty/loyalty-offer.calls.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';
import { changeCart } from './change-cart.ts';
import * as extras from './change-extras.ts';
import { findOffers, setLoyaltyOffers } from './loyalty-offers.ts';

const ok = (body: Cart) => ({ status: 200, body }) as const;

/** Loyalty card, gift cards, donations and loyalty offers of a cart. */
export function extraRoutes(deps: PlatformDeps) {
  const router = createRouter();

  serve(router, calls.addLoyaltyCard, async ({ params, query }, caller) => {
    const target = { ...params, ...query, customerOnly: true };
    return ok(await changeCart(deps, caller, target, async (cart) => extras.addLoyaltyCard(cart)));
  });

  serve(router, calls.removeLoyaltyCard, async ({ params, query }, caller) => {
    const target = { ...params, ...query, customerOnly: true };
    return ok(
      await changeCart(deps, caller, target, async (cart) => extras.removeLoyaltyCard(cart)),
    );
  });

  serve(router, calls.addGiftCard, async ({ params, query, headers, body }, caller) => {
    const id = headers[HEADER.idempotencyKey];
    const key = id === undefined ? undefined : { id, sku: `gift card ${body.amount}` };
    const target = { ...params, ...query, key };
    return ok(
      await changeCart(deps, caller, target, async (cart) => extras.addGiftCard(cart, body)),
    );
  });

  serve(router, calls.removeGiftCard, async ({ params, query }, caller) => {
    const { cartId, giftCardId } = params;
    const target = { cartId, ...query };
    return ok(
      await changeCart(deps, caller, target, (cart) =>
        extras.removeGiftCard(cart, giftCardId, deps.config.sealing),
      ),
    );
  });

  serve(router, calls.setDonation, async ({ params, query, body }, caller) =>
    ok(
      await changeCart(deps, caller, { ...params, ...query }, async (cart) =>
        extras.setDonation(cart, body),
      ),
    ),
  );

  serve(router, calls.setLoyaltyOffers, async ({ params, query, body }, caller) => {
    const target = { ...params, ...query, customerOnly: true };
    return ok(
      await changeCart(deps, caller, target, (cart) =>
        setLoyaltyOffers(cart, body.loyaltyOfferIds),
      ),
    );
  });

  serve(router, getLoyaltyOffers, async ({ params }, caller) => ({
    status: 200,
    body: await findOffers(deps, caller, params.storeId),
  }));

  return router;
}
