import * as cartCalls from '#src/domain/cart/cart.calls.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { CartVersion } from '#src/domain/cart/cart.ts';
import * as catalogueCalls from '#src/domain/catalogue/catalogue.calls.ts';
import * as orderCalls from '#src/domain/order/order.calls.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { type CardProvider, isCardProvider } from '#src/domain/payment/card-providers.ts';
import type { CreditTerms } from '#src/domain/payment/credit.schema.ts';
import { methodRule, type PaymentMethod } from '#src/domain/payment/methods.ts';
import { isOffered } from '#src/domain/payment/offered-method.ts';
import * as paymentCalls from '#src/domain/payment/payment.calls.ts';
import { NEXT_STEP } from '#src/domain/payment/payment.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { findOwnCart, onCart, readCart } from '#src/features/cart/cart.server.ts';
import { CommerceError, isCommerceError } from '#src/gateway/commerce-error.ts';
import { PATIENT } from '#src/gateway/platform-call.server.ts';
import { config } from '#src/session/config.server.ts';
import type { CustomerCommerce } from '#src/session/customer-access.server.ts';
import { requestOrigin } from '#src/session/request-origin.server.ts';
import { amountToPay, dueOf } from './payment-methods.ts';

/** The cart of the cookie; NO_KNOWN_CART without one. */
export async function cartToPay(customer: CustomerCommerce): Promise<Cart> {
  const cart = await readCart(customer);
  if (cart === null) throw new CommerceError('NO_KNOWN_CART', 'payment');
  return cart;
}

/** What it costs to pay the cart later. */
export async function readCreditTerms(customer: CustomerCommerce): Promise<CreditTerms[]> {
  if (!customer.caller.served.has('creditTerms')) return [];
  const { id: cartId } = await cartToPay(customer);
  return customer.ask(paymentCalls.getCreditTerms, { params: { cartId } });
}

/** The provider's page, if it is one that we may send a shopper to (T14). */
function providerPage(address: string | null): string {
  const { cardUrl, paymentPages } = config();
  const origins = [new URL(cardUrl).origin, ...paymentPages];
  if (address === null || !origins.includes(new URL(address).origin)) {
    throw new CommerceError('PAYMENT_FAILED', 'payment');
  }
  return address;
}

/** The payment of a cart as the shopper saw it, by a method that may take it. */
async function payable(
  customer: CustomerCommerce,
  { method, version }: { method: PaymentMethod; version: number },
) {
  const cart = await cartToPay(customer);
  if (cart.version !== version) throw new CommerceError('CART_CHANGED', 'payment');
  const { provider } = methodRule(method);
  const product = customer.shop.params.paymentProducts.find(({ name }) => name === method);
  const due = dueOf(cart, cart.billingAddress?.country ?? null);
  const dueCents = due.centAmount;
  if (
    dueCents === 0 ||
    !isCardProvider(provider) ||
    product === undefined ||
    !isOffered(product, due)
  ) {
    throw new CommerceError('PAYMENT_METHOD_UNAVAILABLE', 'payment');
  }
  return { cart, provider, payment: { paymentProduct: method, amountPlanned: dueCents } };
}

/** Notes the chosen method on the cart: the older flow shows it before the order is placed. */
export async function choosePayment(
  customer: CustomerCommerce,
  choice: { method: PaymentMethod; version: number },
): Promise<void> {
  const { cart, provider, payment } = await payable(customer, choice);
  await customer.ask(paymentCalls.pay, {
    ...onCart(cart),
    body: { paymentProvider: provider, ...payment, returnUrl: null },
  });
}

/**
 * What a 412 asks for: the cart is refreshed, then the stock, then the error goes on (specification
 * §4 "Payment"). So the cart page shows the price or the stock that stopped the payment.
 */
async function refreshingIfChanged<T>(
  commerce: CustomerCommerce,
  cartId: string,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (isCommerceError(error, 'CART_CHANGED')) {
      const { lineItems } = await commerce.ask(
        cartCalls.refreshCart,
        onCart(await commerce.ask(cartCalls.getCart, { params: { cartId } })),
      );
      const skus = lineItems.map(({ sku }) => encodeURIComponent(sku)).join(',');
      await commerce.ask(catalogueCalls.getStocks, { query: { skus } });
    }
    throw error;
  }
}

/**
 * Starts a card payment for what is left to pay of the cart as the shopper saw it; answers the
 * provider's page. The amount is the platform's, never the browser's (T36).
 */
export async function startPayment(
  customer: CustomerCommerce,
  choice: {
    method: PaymentMethod;
    version: number;
    attempt: string;
    botCheck: string | null;
    walletToken?: string | undefined;
  },
): Promise<{ page: string }> {
  const { cart, provider, payment } = await payable(customer, choice);
  const returnUrl = `${requestOrigin()}/${customer.locale}/order-${provider}-check`;
  const body = {
    ...payment,
    returnUrl,
    ...(choice.botCheck !== null && { botCheck: choice.botCheck }),
    ...(choice.walletToken !== undefined && { walletToken: choice.walletToken }),
  };
  const { redirectUrl } = await refreshingIfChanged(customer, cart.id, () =>
    customer.ask(
      paymentCalls.startPayment,
      {
        ...onCart(cart, { provider }),
        headers: { [HEADER.idempotencyKey]: choice.attempt },
        body,
      },
      PATIENT,
    ),
  );
  return { page: providerPage(redirectUrl) };
}

/** Turns a paid cart into an order, once for a key: 412, 402; a 409 reloads the cart and retries. */
export function validate(
  customer: CustomerCommerce,
  cart: CartVersion,
  key: string,
): Promise<Order> {
  const headers = { [HEADER.idempotencyKey]: key };
  const validateAt = (at: CartVersion) =>
    customer.ask(orderCalls.validateCart, { ...onCart(at), headers }, PATIENT);
  return refreshingIfChanged(customer, cart.id, async () => {
    try {
      return await validateAt(cart);
    } catch (error) {
      if (!isCommerceError(error, 'CART_VERSION_CONFLICT')) throw error;
      return validateAt(await customer.ask(cartCalls.getCart, { params: { cartId: cart.id } }));
    }
  });
}

/**
 * Orders a cart that leaves nothing to pay, as the shopper saw it, without a card: a free one by
 * validation alone (§4, A-066), one that gift cards pay after a payment in house.
 * PAYMENT_REQUIRED when there is something to pay after all.
 */
export async function completeFreeCart(
  customer: CustomerCommerce,
  { version, attempt }: { version: number; attempt: string },
): Promise<{ cartId: string }> {
  const cart = await cartToPay(customer);
  if (cart.version !== version) throw new CommerceError('CART_CHANGED', 'free order');
  if (amountToPay(cart) > 0) throw new CommerceError('PAYMENT_REQUIRED', 'free order');
  // Without a version: the cart stays as it is.
  if (cart.totalPrice.centAmount > 0) {
    await customer.ask(paymentCalls.pay, { params: { cartId: cart.id }, body: IN_HOUSE });
  }
  await validate(customer, cart, attempt);
  return { cartId: cart.id };
}

/** What leaves nothing to a provider; PAYMENT_METHOD_UNAVAILABLE when something is left to pay. */
const IN_HOUSE = {
  paymentProvider: 'house',
  paymentProduct: 'free',
  amountPlanned: 0,
  returnUrl: null,
} as const;

/** Where the return check leads. */
export type CheckOutcome =
  | { to: 'confirmation'; cartId: string }
  | { to: 'provider'; page: string }
  | { to: 'payment'; reason: 'refused' | 'cancelled' | 'failed' }
  | { to: 'cart' };

async function settle(customer: CustomerCommerce, cartId: string, reference: string) {
  try {
    await validate(
      customer,
      await customer.ask(cartCalls.getCart, { params: { cartId } }),
      reference,
    );
  } catch (error) {
    if (isCommerceError(error, 'CART_CHANGED')) return { to: 'cart' } as const;
    // Paid or being settled elsewhere: the confirmation asks the platform until it knows.
    if (!isCommerceError(error)) throw error;
  }
  return { to: 'confirmation', cartId } as const;
}

/**
 * Reads the result of a payment from the platform by its reference, never from the query,
 * and does what the result asks for. Needs no cart cookie: the platform knows whose payment
 * it is (T37). Harmless to repeat.
 */
export async function checkPayment(
  customer: CustomerCommerce,
  provider: CardProvider,
  reference: string,
  /** What the provider sent along; it alone reads it. */
  returned: { sessionId?: string | undefined; sessionResult?: string | undefined } = {},
): Promise<CheckOutcome> {
  const result = await customer.ask(
    paymentCalls.getOwnPayment,
    { params: { provider, reference }, query: returned },
    PATIENT,
  );
  const { cartId } = result;
  if (result.orderNumber !== null) return { to: 'confirmation', cartId };
  const step = NEXT_STEP[result.status];
  // A voucher makes an order too: it waits for its payment, and holds what was bought.
  if (step === 'confirm' || step === 'voucher') return settle(customer, cartId, reference);
  if (step === 'provider-page' || step === 'secure-page') {
    return { to: 'provider', page: providerPage(result.redirectUrl) };
  }
  if (step === 'cancelled') return { to: 'payment', reason: 'cancelled' };
  if (step === 'refused') {
    return { to: 'payment', reason: result.status === 'Error' ? 'failed' : 'refused' };
  }
  return { to: 'confirmation', cartId };
}

/** The order of a cart, or null while there is none; once there is one, the cart is forgotten. */
export async function findOrder(customer: CustomerCommerce, cartId: string): Promise<Order | null> {
  try {
    const order = await customer.ask(orderCalls.getOrderByCart, { params: { cartId } });
    if (customer.cartCookie.read() === cartId) {
      customer.cartCookie.clear();
      // What a payment link had set aside comes back.
      await findOwnCart(customer);
    }
    return order;
  } catch (error) {
    if (isCommerceError(error, 'ORDER_NOT_FOUND')) return null;
    throw error;
  }
}

/**
 * Forgets a cart whose payment is under way: its order comes without the shopper. A cart that
 * nobody has begun to pay stays.
 */
export async function forgetPaidCart(customer: CustomerCommerce, cartId: string): Promise<void> {
  if (customer.cartCookie.read() !== cartId) return;
  const cart = await readCart(customer);
  if (cart !== null && cart.payments.length > 0) customer.cartCookie.clear();
}
