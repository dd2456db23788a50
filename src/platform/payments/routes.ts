import { DomainError } from '#src/domain/errors.ts';
import * as giftCardCalls from '#src/domain/gift-card/gift-card.calls.ts';
import { type CardProvider, isCardProvider } from '#src/domain/payment/card-providers.ts';
import * as calls from '#src/domain/payment/payment.calls.ts';
import { createRouter } from '../http/create-router.ts';
import { idempotent } from '../http/idempotent.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Customer } from '../http/require-customer.ts';
import { serve } from '../http/serve.ts';
import type { CardGateway } from './card-gateway.ts';
import { payByGiftCard } from './gift-card-payment.ts';
import { findPayment } from './payment-store.ts';
import { toPaymentResult } from './payment-view.ts';
import { payInHouse, planPayment } from './plan-payment.ts';
import { askProvider } from './record-status.ts';
import { requireSignature } from './signature.ts';
import { startPayment } from './start-payment.ts';
import { takeCardEvent } from './webhook.ts';

function requireProvider(provider: string): CardProvider {
  if (!isCardProvider(provider)) throw new DomainError('PAYMENT_PROVIDER_UNKNOWN');
  return provider;
}

/** Payments of a cart. */
export function paymentRoutes(deps: PlatformDeps, gateway: CardGateway) {
  const router = createRouter();
  const once = idempotent(deps);

  serve(
    router,
    calls.pay,
    async ({ params: { cartId }, query: { version }, body }, caller) => ({
      status: 200,
      body:
        version === undefined
          ? await payInHouse(deps, caller, cartId, body)
          : await planPayment(deps, caller, { cartId, version }, body),
    }),
    once,
  );

  serve(
    router,
    calls.startPayment,
    async ({ params, query, body }, caller) => {
      const provider = requireProvider(params.provider);
      const request = { ...body, ...query, cartId: params.cartId, provider };
      return { status: 200, body: await startPayment(deps, gateway, caller, request) };
    },
    once,
  );

  serve(router, giftCardCalls.payByGiftCard, async ({ params, query, body }, caller) => {
    const target = { cartId: params.cartId, ...query };
    const { amount, pin = null } = body;
    const asked = { typed: params.giftCardId, amount, pin };
    return { status: 200, body: await payByGiftCard(deps, caller, target, asked) };
  });

  /** A payment of this customer with this provider, as the provider sees it now. */
  async function readOwn({ customerId }: Customer, provider: string, reference: string) {
    requireProvider(provider);
    const payment = await findPayment(deps.database, reference);
    const isOwn = payment?.provider === provider && payment.customerId === customerId;
    if (payment === null || !isOwn) throw new DomainError('PAYMENT_NOT_FOUND');
    return toPaymentResult(await askProvider(deps, gateway, payment));
  }

  serve(router, calls.getPayment, async ({ params }, caller) => {
    const result = await readOwn(caller, params.provider, params.reference);
    if (result.cartId !== params.cartId) throw new DomainError('PAYMENT_NOT_FOUND');
    return { status: 200, body: result };
  });

  serve(router, calls.getOwnPayment, async ({ params: { provider, reference } }, caller) => ({
    status: 200,
    body: await readOwn(caller, provider, reference),
  }));

  return router;
}

/** Messages of the providers: they carry a signature in place of the common headers (T37). */
export function webhookRoutes(deps: PlatformDeps) {
  const router = createRouter();
  serve(
    router,
    calls.tellPayment,
    async ({ params, body: event }) => {
      const isTaken = await takeCardEvent(deps, requireProvider(params.provider), event);
      return { status: isTaken ? 200 : 202, body: { received: true as const } };
    },
    requireSignature(deps.config.webhookSecret),
  );
  return router;
}
