import { beforeEach, expect, test, vi } from 'vitest';
import { emptyAddress } from '#src/domain/address/address.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';

const checkout = vi.hoisted(() => ({ readCheckout: vi.fn(), saveBilling: vi.fn() }));
const delivery = vi.hoisted(() => ({ saveDelivery: vi.fn() }));
const access = vi.hoisted(() => ({ readCustomerAccess: vi.fn() }));
vi.mock('#src/features/checkout/checkout.server.ts', () => checkout);
vi.mock('#src/features/checkout/delivery.server.ts', () => delivery);
vi.mock('#src/session/customer-access.server.ts', () => access);
vi.mock('#src/session/config.server.ts', () => ({
  config: () => ({ cardUrl: 'https://cards.example' }),
}));

const { prepareFor } = await import('./express.server.ts');

const home = {
  ...emptyAddress('GB'),
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Park Lane',
  zipCode: 'SW1A 1AA',
  city: 'London',
};
const favorite = { ...home, id: 'A1', favorite: true };
const standard = { key: 'NO', name: 'Standard', price: 499, freeAbove: null };
const wallet = { name: 'mpp', rank: 1, minAmount: null, maxAmount: null };
const cart = (version: number, more: object = {}) => ({
  version,
  lineItems: [],
  payments: [],
  totalPrice: { centAmount: 2_999, currencyCode: 'GBP' },
  ...more,
});
const known = {
  cart: cart(1),
  progress: { hasBilling: false, hasDelivery: false, hasPayment: false },
  billing: home,
  delivery: favorite,
  savedDeliveries: [favorite],
  shippingMethods: [standard],
  terms: { paymentProducts: [wallet] },
};
const params = {
  expressCheckout: true,
  billingCountries: ['GB'],
  deliveryCountries: ['GB'],
  phoneNumberByShippingMethod: {},
};
const shopperWith = (more: object = {}): ShopperCommerce =>
  Object.assign(Object.create(null), { shop: { params: { ...params, ...more } } });

/** The result of an express click when the checkout is like this. */
async function prepared(more: object = {}, shop: object = {}) {
  checkout.readCheckout.mockResolvedValue({ ...known, ...more });
  const commerce = shopperWith(shop);
  access.readCustomerAccess.mockResolvedValue({
    state: 'secure',
    customer: commerce,
    client: { isDeleted: false },
  });
  return prepareFor(commerce);
}

beforeEach(() => {
  vi.clearAllMocks();
  checkout.saveBilling.mockResolvedValue(cart(2));
  delivery.saveDelivery.mockResolvedValue(
    cart(3, { totalPrice: { centAmount: 3_498, currencyCode: 'GBP' } }),
  );
});

test('a cart without addresses gets those of the account, and the first method that delivers there', async () => {
  const ready = await prepared();
  expect(checkout.saveBilling.mock.calls[0]?.[1]).toEqual({ address: home, version: 1 });
  expect(delivery.saveDelivery.mock.calls[0]?.[1]).toMatchObject({ method: 'NO', version: 2 });
  expect(ready).toMatchObject({
    cart: { version: 3 },
    cents: 3_498,
    wallet: 'https://cards.example/wallet',
  });
});

test('what the cart says already stays', async () => {
  const progress = { hasBilling: true, hasDelivery: true, hasPayment: false };
  expect(await prepared({ progress })).toMatchObject({ cart: { version: 1 }, cents: 2_999 });
  expect(checkout.saveBilling).not.toHaveBeenCalled();
  expect(delivery.saveDelivery).not.toHaveBeenCalled();
});

test.each([
  ['no billing address', { billing: emptyAddress('GB') }, {}],
  ['no favorite address', { savedDeliveries: [{ ...favorite, favorite: false }] }, {}],
  ['no method that delivers there', { shippingMethods: [] }, {}],
  ['a method that has them telephone', {}, { phoneNumberByShippingMethod: { NO: true } }],
  ['no method that a wallet pays', { terms: { paymentProducts: [] } }, {}],
  ['a shop without the button', {}, { expressCheckout: false }],
])('the checkout asks where there is %s', async (_, more, shop) => {
  expect(await prepared(more, shop)).toBeNull();
});

test('the checkout asks a guest to sign in, and nothing has been read', async () => {
  access.readCustomerAccess.mockResolvedValue({ state: 'anonymous' });
  expect(await prepareFor(shopperWith())).toBeNull();
  expect(checkout.readCheckout).not.toHaveBeenCalled();
});
