import * as cartCalls from '#src/domain/cart/cart.calls.ts';
import * as calls from '#src/domain/draft-order/draft-order.calls.ts';
import type { DraftOrderState, LINK_OUTCOMES } from '#src/domain/draft-order/draft-order.ts';
import { onCart } from '#src/features/cart/cart.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { type CustomerCommerce, readCustomerAccess } from '#src/session/customer-access.server.ts';

export type FollowedLink = {
  /** `sign-in-again` for a remembered customer, who gives the password once more. */
  outcome:
    | (typeof LINK_OUTCOMES)[number]
    | Exclude<DraftOrderState, 'waiting'>
    | ('sign-in' | 'sign-in-again' | 'unknown');
  /** Masked: whom the link was mailed to; empty where nobody knows. */
  email: string;
};

/** Opens the link; an own cart that an abandoned card page has locked is let go first. */
async function open(customer: CustomerCommerce, token: string) {
  const opening = () => customer.ask(calls.openPaymentLink, { body: { token } });
  return opening().catch(async (error: unknown) => {
    if (!isCommerceError(error, 'CART_LOCKED')) throw error;
    await customer.ask(cartCalls.refreshCart, onCart(await customer.ask(cartCalls.getOwnCart, {})));
    return opening();
  });
}

/** Makes the order of a mail's link the customer's cart; says what else to do where it is not theirs yet. */
export async function followPaymentLink(
  commerce: ShopperCommerce,
  token: string,
): Promise<FollowedLink> {
  await countAttempt('order link', commerce.caller);
  try {
    const access = await readCustomerAccess(commerce);
    // It is for a customer: a guest signs in first, too.
    if (access.state !== 'secure' || access.client.isGuest) {
      const { state, email } = await commerce.ask(calls.readPaymentLink, { body: { token } });
      const signIn = access.state === 'not-secure' ? 'sign-in-again' : 'sign-in';
      return { outcome: state === 'waiting' ? signIn : state, email };
    }
    const { outcome, cart, email } = await open(access.customer, token);
    if (cart !== null) commerce.cartCookie.write(cart.id);
    return { outcome, email };
  } catch (error) {
    if (isCommerceError(error, 'ORDER_LINK_UNKNOWN')) return { outcome: 'unknown', email: '' };
    throw error;
  }
}
