import type { z } from 'zod';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import * as giftCardCalls from '#src/domain/gift-card/gift-card.calls.ts';
import { type CardProvider, isCardProvider } from '#src/domain/payment/card-providers.ts';
import { methodRule } from '#src/domain/payment/methods.ts';
import * as calls from '#src/domain/payment/payment.calls.ts';
import type { PaymentResult, paymentBodySchema } from '#src/domain/payment/payment.schema.ts';
import { cartNotFound, changeCart, findOwnCart, loadCart, seenDue } from '../carts/face.ts';
import type { Router } from '../kernel/http/create-router.ts';
import { idempotent } from '../kernel/http/idempotent.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { CardGateway, Returned } from './card-gateway.ts';
import { readCreditTerms } from './credit-terms.ts';
import { payByGiftCard } from './gift-card-payment.ts';
import { findPayment } from './payment-store.ts';
import { toPaymentResult } from './payment-view.ts';
import { READ_SETTLEMENT, type ReadWebhook, storeEvent } from './provider-webhook.ts';
import { askProvider } from './record-status.ts';
import { requireSignature } from './signature.ts';
import { assertOffered, startPayment } from './start-payment.ts';
import { takeCardEvent } from './webhook.ts';

function requireProvider(provider: string): CardProvider {
  if (!isCardProvider(provider)) throw new DomainError('PAYMENT_PROVIDER_UNKNOWN');
  return provider;
}

type Body = z.infer<typeof paymentBodySchema>;

/** Chooses a method before the provider call, a cart change. */
function planPayment(
  deps: PlatformDeps,
  customer: Customer,
  target: { cartId: string; version: number },
  { paymentProvider, paymentProduct, amountPlanned }: Body,
): Promise<Cart> {
  return changeCart(deps, customer, { ...target, customerOnly: true }, async (change) => {
    const { cart, shop } = change;
    assertOffered(shop, paymentProduct, cart);
    if (methodRule(paymentProduct).provider !== paymentProvider) {
      throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
    }
    if (amountPlanned !== seenDue(cart)) throw new DomainError('CART_CHANGED');
    return { row: { plannedPayment: { paymentProvider, paymentProduct, amountPlanned } } };
  });
}

/**
 * In house: says that no provider is asked for anything, since the cart is free or
 * gift cards pay the whole of it. Validation then completes the order.
 */
async function payInHouse(
  { database }: Pick<PlatformDeps, 'database'>,
  customer: Customer,
  cartId: string,
  { paymentProvider, paymentProduct, amountPlanned }: Body,
): Promise<PaymentResult> {
  const row = await findOwnCart(database, customer, cartId);
  if (row?.state !== 'active' || row.customerId === null) throw cartNotFound(cartId);
  const due = seenDue(await loadCart(database, row));
  const isFree = paymentProvider === 'house' && paymentProduct === 'free';
  if (!isFree || due !== 0 || amountPlanned !== 0) {
    throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
  }
  return {
    status: 'Authorised',
    reference: `free-${cartId}`,
    cartId,
    redirectUrl: null,
    orderNumber: null,
  };
}

/** Payments of a cart. */
export function servePayments(router: Router, deps: PlatformDeps, gateway: CardGateway): void {
  const once = idempotent(deps);

  serve(
    router,
    calls.pay,
    async ({ params: { cartId }, query: { version }, body }, caller) =>
      ok(
        version === undefined
          ? await payInHouse(deps, caller, cartId, body)
          : await planPayment(deps, caller, { cartId, version }, body),
      ),
    once,
  );

  serve(
    router,
    calls.startPayment,
    async ({ params, query, body }, caller) => {
      const provider = requireProvider(params.provider);
      const request = { ...body, ...query, cartId: params.cartId, provider };
      return ok(await startPayment(deps, gateway, caller, request));
    },
    once,
  );

  serve(router, giftCardCalls.payByGiftCard, async ({ params, query, body }, caller) => {
    const target = { cartId: params.cartId, ...query };
    const { amount, pin = null } = body;
    const asked = { typed: params.giftCardId, amount, pin };
    return ok(await payByGiftCard(deps, caller, target, asked));
  });

  /** A payment of this customer with this provider, as the provider sees it now. */
  async function readOwn(
    { customerId }: Customer,
    { provider, reference }: { provider: string; reference: string },
    returned: Returned | null = null,
  ) {
    requireProvider(provider);
    const payment = await findPayment(deps.database, reference);
    const isOwn = payment?.provider === provider && payment.customerId === customerId;
    if (payment === null || !isOwn) throw new DomainError('PAYMENT_NOT_FOUND');
    return toPaymentResult(await askProvider(deps, gateway, payment, returned));
  }

  serve(router, calls.getCreditTerms, async ({ params: { cartId } }, caller) =>
    ok(await readCreditTerms(deps, gateway, caller, cartId)),
  );

  serve(router, calls.getPayment, async ({ params }, caller) => {
    const result = await readOwn(caller, params);
    if (result.cartId !== params.cartId) throw new DomainError('PAYMENT_NOT_FOUND');
    return ok(result);
  });

  serve(router, calls.getOwnPayment, async ({ params, query }, caller) => {
    const { sessionId, sessionResult } = query;
    const isReturn = sessionId !== undefined && sessionResult !== undefined;
    return ok(await readOwn(caller, params, isReturn ? { sessionId, sessionResult } : null));
  });
}

/** Messages of the providers: they carry a signature in place of the common headers (T37). */
export function serveWebhooks(
  router: Router,
  deps: PlatformDeps,
  webhooks: ReadonlyMap<string, ReadWebhook>,
): void {
  for (const [service, readWebhook] of webhooks) {
    // The body is the provider's, and so is the answer: each service reads its own.
    router.post(`/payments/${service}/webhook`, async (c) => {
      const { searchParams: search } = new URL(c.req.url);
      const message = { rawBody: await c.req.text(), search, headers: c.req.raw.headers };
      const { events, reports = [], answer } = readWebhook(message);
      for (const event of events) await storeEvent(deps, service, event);
      for (const report of reports) await enqueue(deps.database, READ_SETTLEMENT, report);
      return c.text(answer.body, answer.status);
    });
  }
  serve(
    router,
    calls.tellPayment,
    async ({ params, body: event }) => {
      const isTaken = await takeCardEvent(deps, requireProvider(params.provider), event);
      return { status: isTaken ? 200 : 202, body: { received: true as const } };
    },
    requireSignature(deps.config.webhookSecret),
  );
}
