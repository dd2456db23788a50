import { expect, test, vi } from 'vitest';
import { leadToHostedCheckout } from './hosted-checkout.ts';

const asked = vi.hoisted(() => ({ fetchHostedCheckout: vi.fn() }));
vi.mock('#src/features/checkout/checkout.functions.ts', () => asked);

const THERE = 'https://pay.example.com/fr-fr/cart-1';
const entering = (page: string) =>
  leadToHostedCheckout({ context: { locale: 'fr-fr' }, location: { pathname: `/fr-fr${page}` } });

test('each step of both flows leads to the checkout of the platform, without a sign-in', async () => {
  asked.fetchHostedCheckout.mockResolvedValue(THERE);
  const flows = {
    checkout: 'billing delivery payment',
    order: 'billing delivery overview payment',
  };
  for (const page of [
    ...flows.checkout.split(' ').map((step) => `/checkout/${step}`),
    ...flows.order.split(' ').map((step) => `/order-${step}`),
  ])
    await expect(entering(page), page).rejects.toMatchObject({
      options: { statusCode: 302, href: THERE, reloadDocument: true },
    });
});

test('without anything to order, a step leads to the cart', async () => {
  asked.fetchHostedCheckout.mockResolvedValue(null);
  await expect(entering('/checkout/billing')).rejects.toMatchObject({
    options: { statusCode: 302, to: '/$locale/cart', params: { locale: 'fr-fr' } },
  });
});

test('the confirmation and the return of a payment lead nowhere', async () => {
  asked.fetchHostedCheckout.mockClear();
  for (const page of ['/checkout/confirmation', '/order-confirmation', '/order-cardone-check'])
    await expect(entering(page), page).resolves.toBeUndefined();
  expect(asked.fetchHostedCheckout).not.toHaveBeenCalled();
});
