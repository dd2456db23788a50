import { z } from 'zod';
import { DomainError } from '../../../src/domain/errors.ts';
import { methodRule } from '../../../src/domain/payment/methods.ts';
import {
  getOwnPayment,
  getPayment,
  pay,
  startPayment,
} from '../../../src/domain/payment/payment.calls.ts';
import type { PaymentResult } from '../../../src/domain/payment/payment.schema.ts';
import type { PaymentStatus } from '../../../src/domain/payment/payment.ts';
import { HEADER } from '../../../src/domain/wire/headers.ts';
import { changed } from './carts.ts';
import { vendure } from './context.ts';
import { askPlugin } from './plugin.ts';
import { ok, serve } from './serve.ts';
import { SETTINGS } from './settings.ts';
import { type Shop, whereOf } from './shops.ts';

/** Payments of Vendure, decided on the page of a provider (`card-page.ts`). */

const paymentSchema = z.object({
  vitrinePayment: z
    .object({
      state: z.string(),
      reference: z.string(),
      code: z.string(),
      isOrdered: z.boolean(),
      amount: z.int(),
      currency: z.string(),
      returnUrl: z.string(),
    })
    .nullable(),
});
const PAYMENT = `query ($reference: String!, $customerId: String) {
  vitrinePayment(reference: $reference, customerId: $customerId)
}`;

export async function readPayment(shop: Shop, reference: string, customerId: string | null) {
  const variables = { reference, ...(customerId !== null && { customerId }) };
  return paymentSchema.parse(await vendure.admin(PAYMENT, variables, whereOf(shop))).vitrinePayment;
}

const STATUSES: Readonly<Record<string, PaymentStatus>> = {
  Created: 'RedirectShopper',
  Authorized: 'Authorised',
  Settled: 'Authorised',
  Declined: 'Refused',
  Cancelled: 'Cancelled',
};

const pageOf = ({ storeId }: Shop, reference: string) =>
  `${SETTINGS.origin}/card/${storeId}/${reference}`;

async function resultOf(
  shop: Shop,
  reference: string,
  customerId: string,
  cartId?: string,
): Promise<PaymentResult> {
  const payment = await readPayment(shop, reference, customerId);
  if (payment === null || (cartId !== undefined && cartId !== payment.code))
    throw new DomainError('PAYMENT_NOT_FOUND');
  const { state, code, isOrdered } = payment;
  const status = STATUSES[state] ?? 'Error';
  return {
    ...{ status, reference, cartId: code, orderNumber: isOrdered ? code : null },
    redirectUrl: status === 'RedirectShopper' ? pageOf(shop, reference) : null,
  };
}

/** The one provider of the demo. */
const PROVIDER = 'cardone';

function requireProvider(provider: string): void {
  if (provider !== PROVIDER) throw new DomainError('PAYMENT_PROVIDER_UNKNOWN');
}

function requireOffered({ params }: Shop, name: string): void {
  if (!params.paymentProducts.some((one) => one.name === name))
    throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
}

function requireOurs(returnUrl: string): void {
  const url = URL.parse(returnUrl);
  if (url === null || !SETTINGS.storefrontOrigins.includes(url.origin))
    throw new DomainError('BAD_REQUEST', { field: 'returnUrl' });
}

const startedSchema = z.object({ reference: z.string() });

serve(startPayment, async ({ params, query, headers, body }, caller) => {
  const { cartId, provider } = params;
  const { paymentProduct: product, amountPlanned: amount, returnUrl } = body;
  requireProvider(provider);
  requireOurs(returnUrl);
  requireOffered(caller.shop, product);
  const payment = {
    ...{ version: query.version, key: headers[HEADER.idempotencyKey] ?? null },
    ...{ provider, product, amount, returnUrl },
  };
  const { shop, customerId } = caller;
  const { result } = await askPlugin(
    shop,
    { ask: 'startPayment', code: cartId, customerId, payment },
    cartId,
  );
  return ok(await resultOf(shop, startedSchema.parse(result).reference, customerId));
});

/** In house nothing is paid here: a version chooses a method. */
serve(pay, async ({ params, query: { version }, body }, caller) => {
  const { paymentProvider, paymentProduct, amountPlanned } = body;
  requireOffered(caller.shop, paymentProduct);
  if (version === undefined || methodRule(paymentProduct).provider !== paymentProvider)
    throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
  const plan = JSON.stringify({ paymentProvider, paymentProduct, amountPlanned });
  const deed = { op: 'plan', plan, amount: amountPlanned } as const;
  return changed(caller, { params, query: { version } }, deed);
});

serve(getPayment, async ({ params: { cartId, provider, reference } }, { shop, customerId }) => {
  requireProvider(provider);
  return ok(await resultOf(shop, reference, customerId, cartId));
});

serve(getOwnPayment, async ({ params: { provider, reference } }, { shop, customerId }) => {
  requireProvider(provider);
  return ok(await resultOf(shop, reference, customerId));
});
