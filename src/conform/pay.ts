import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { getPayment, startPayment } from '#src/domain/payment/payment.calls.ts';
import type { PaymentResult } from '#src/domain/payment/payment.schema.ts';
import { at } from './carts.ts';
import type { Context } from './rule.ts';
import type { Shopper } from './shopper.ts';
import { holds, Unmet } from './unmet.ts';

/** Paying, as the fixtures say that it is done. */

export function startOf({ fixtures }: Pick<Context, 'fixtures'>, cart: Cart, more: object = {}) {
  const { provider, product, returnTo } = fixtures.payment;
  const locale = fixtures.shops.first;
  return {
    ...at(cart, { provider }),
    body: {
      paymentProduct: product,
      amountPlanned: cart.totalPrice.centAmount,
      returnUrl: new URL(`/${locale}/order-${provider}-check`, returnTo).href,
      ...more,
    },
  };
}

/** What the shopper does at the provider: types a card that is accepted, or one that is not. */
export async function decide(
  { fixtures }: Pick<Context, 'fixtures'>,
  { redirectUrl, reference }: PaymentResult,
  outcome: 'accepted' | 'refused',
): Promise<void> {
  const { url, fields } = fixtures.payment[outcome];
  const target = url ?? redirectUrl;
  if (target === null) throw new Unmet('a redirectUrl of the payment', 'null');
  const body = new URLSearchParams({ ...fields, ...(url !== undefined && { reference }) });
  const answer = await fetch(target, { method: 'POST', body, redirect: 'manual' });
  await answer.body?.cancel();
  holds('a form of the provider that is taken', answer.status < 400, answer.status);
}

/** How long a provider may take to tell the platform, ms. */
const DECIDED_WITHIN_MS = 10_000;
const PAUSE_MS = 100;
const UNDECIDED: readonly string[] = ['Pending', 'Received', 'RedirectShopper'];

export const paymentOf = (
  { fixtures }: Pick<Context, 'fixtures'>,
  { id }: Pick<Cart, 'id'>,
  reference: string,
) => ({ params: { cartId: id, provider: fixtures.payment.provider, reference } });

/** Waits until the platform knows what came of a payment. */
async function decided(
  context: Context,
  shopper: Shopper,
  cart: Cart,
  { reference }: PaymentResult,
) {
  const since = performance.now();
  for (;;) {
    const result = await shopper.ok(getPayment, paymentOf(context, cart, reference));
    if (!UNDECIDED.includes(result.status)) return result;
    if (performance.now() - since > DECIDED_WITHIN_MS)
      throw new Unmet('a payment that is decided within 10 s', result.status);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Starts a payment of a cart and decides it; answers what the platform then says of it. */
export async function payFor(
  context: Context,
  shopper: Shopper,
  cart: Cart,
  outcome: 'accepted' | 'refused' = 'accepted',
): Promise<PaymentResult> {
  const started = await shopper.ok(startPayment, startOf(context, cart));
  await decide(context, started, outcome);
  return decided(context, shopper, cart, started);
}
