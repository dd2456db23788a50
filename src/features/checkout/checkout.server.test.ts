import { expect, test } from 'vitest';
import { readHostedCheckout } from './checkout.server.ts';

const checkoutUrl = 'https://pay.example.com/{locale}?cart={cartId}';

/** A shopper with a cart of these lines; without one where there are none. */
const withCart = (...lines: { quantity: number; availableQuantity: number }[]) =>
  Object.assign(Object.create(null), {
    caller: { locale: 'fr-fr' },
    session: null,
    shop: { params: { capabilities: { profile: 1, checkout: 'hosted', checkoutUrl } } },
    cartCookie: { read: () => (lines.length === 0 ? undefined : 'a/b') },
    ask: async () => ({
      id: 'a/b',
      lineItems: lines,
      giftCards: [],
      donations: [],
      loyaltyCard: null,
    }),
  });

const line = { quantity: 2, availableQuantity: 2 };

test('the cart of the cookie is what the checkout of the platform is led to', async () => {
  expect(await readHostedCheckout(withCart(line))).toBe('https://pay.example.com/fr-fr?cart=a%2Fb');
});

test('no cart, an empty one, and one with a line that cannot be had lead nowhere', async () => {
  const none = [withCart(), withCart({ ...line, quantity: 0 }), withCart({ ...line, quantity: 3 })];
  for (const shopper of none) expect(await readHostedCheckout(shopper)).toBeNull();
});
