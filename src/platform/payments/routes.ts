import { type CardProvider, isCardProvider } from '#src/domain/card-providers.ts';
import { cartSession } from '../http/cart-session.ts';
import { createRouter } from '../http/create-router.ts';
import { idempotent } from '../http/idempotent.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { type Customer, getCustomer, requireCustomer } from '../http/require-customer.ts';
import type { CardGateway } from './card-gateway.ts';
import {
  ownPaymentCall,
  payCall,
  paymentCall,
  startPaymentCall,
  webhookCall,
} from './definitions.ts';
import { findPayment } from './payment-store.ts';
import { toPaymentResult } from './payment-view.ts';
import { payInHouse, planPayment } from './plan-payment.ts';
import { askProvider } from './record-status.ts';
import { SIGNATURE_HEADER } from './signature.ts';
import { startPayment } from './start-payment.ts';
import { readCardEvent, takeCardEvent } from './webhook.ts';

function requireProvider(provider: string): CardProvider {
  if (!isCardProvider(provider)) throw new Problem('PAYMENT_PROVIDER_UNKNOWN');
  return provider;
}

/** Payments of a cart. */
export function paymentRoutes(deps: PlatformDeps, gateway: CardGateway) {
  const router = createRouter();
  // Covers the path without a further segment, too.
  const own = '/carts-self/:cartId/payments/*';
  router.use(own, cartSession, requireCustomer);
  router.on('POST', own, idempotent(deps));
  router.use('/customers-self/payments/*', requireCustomer);

  router.openapi(payCall, async (c) => {
    const { cartId } = c.req.valid('param');
    const { version } = c.req.valid('query');
    const body = c.req.valid('json');
    const customer = getCustomer(c);
    return version === undefined
      ? c.json(await payInHouse(deps, customer, cartId, body), 200)
      : c.json(await planPayment(deps, customer, { cartId, version }, body), 200);
  });

  router.openapi(startPaymentCall, async (c) => {
    const { cartId, provider } = c.req.valid('param');
    const request = {
      ...c.req.valid('json'),
      ...c.req.valid('query'),
      cartId,
      provider: requireProvider(provider),
    };
    return c.json(await startPayment(deps, gateway, getCustomer(c), request), 200);
  });

  /** A payment of this customer with this provider, as the provider sees it now. */
  async function readOwn({ customerId }: Customer, provider: string, reference: string) {
    requireProvider(provider);
    const payment = await findPayment(deps.database, reference);
    const isOwn = payment?.provider === provider && payment.customerId === customerId;
    if (payment === null || !isOwn) throw new Problem('PAYMENT_NOT_FOUND');
    return toPaymentResult(await askProvider(deps, gateway, payment));
  }

  router.openapi(paymentCall, async (c) => {
    const { cartId, provider, reference } = c.req.valid('param');
    const result = await readOwn(getCustomer(c), provider, reference);
    if (result.cartId !== cartId) throw new Problem('PAYMENT_NOT_FOUND');
    return c.json(result, 200);
  });

  router.openapi(ownPaymentCall, async (c) => {
    const { provider, reference } = c.req.valid('param');
    return c.json(await readOwn(getCustomer(c), provider, reference), 200);
  });

  return router;
}

/** Messages of the providers: they carry a signature in place of the common headers (T37). */
export function webhookRoutes(deps: PlatformDeps) {
  const router = createRouter();
  router.openapi(webhookCall, async (c) => {
    const provider = requireProvider(c.req.valid('param').provider);
    const signature = c.req.header(SIGNATURE_HEADER) ?? '';
    const event = readCardEvent(await c.req.text(), signature, deps.config.webhookSecret);
    const isTaken = await takeCardEvent(deps, provider, event);
    return c.json({ received: true as const }, isTaken ? 200 : 202);
  });
  return router;
}
