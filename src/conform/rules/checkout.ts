import { setBillingAddress, setShippingMethod } from '#src/domain/cart/cart.calls.ts';
import { getShippingMethods } from '#src/domain/shipping/shipping.calls.ts';
import { rateOf } from '#src/domain/shipping/shipping-rate.ts';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import { addsUp, at, cartWith, checkOut, readCart, readyCart, setQuantity } from '../carts.ts';
import { rulesOf } from '../rule.ts';
import { equal, holds, present } from '../unmet.ts';

/** A country that no shop sends to. */
const NOT_SERVED = 'AQ';

export const CHECKOUT_RULES = [
  ...rulesOf('checkout', 'core', [
    [
      'methods',
      'shape',
      'The country of the address is offered delivery home, with what it costs',
      async ({ guest, sku, fixtures }) => {
        const shopper = guest();
        const { id } = await cartWith(shopper, sku('plenty'));
        const query = { country: fixtures.address.country, cartId: id };
        const methods = await shopper.ok(getShippingMethods, { query });
        const keys = methods.map(({ key }) => key);
        holds('NO among the methods', keys.includes('NO'), keys);
        equal('methods that are there once', new Set(keys).size, keys.length);
      },
    ],
    [
      'methods-of-none',
      'behaviour',
      'Methods for a cart that is not yours or not there are 404 CART_NOT_FOUND',
      async ({ guest, sku, fixtures: { address } }) => {
        const { id } = await cartWith(guest(), sku('plenty'));
        for (const cartId of [id, 'nobody']) {
          const query = { country: address.country, cartId };
          await guest().refused(getShippingMethods, { query }, 'CART_NOT_FOUND');
        }
      },
    ],
    [
      'rates',
      'money',
      'Delivery home costs the same in the parameters of the shop, which pages of products show, and for a cart',
      async ({ guest, sku, fixtures }) => {
        const shopper = guest();
        const domains = await shopper.ok(getWebDomains);
        const shop = present(
          'the first shop',
          domains.find(({ domain }) => domain === fixtures.shops.first),
        );
        const { country } = fixtures.address;
        const asked = { method: 'NO', country, at: new Date() } as const;
        const rate = present('NO among its shippingRates', rateOf(shop, asked));
        const { id, freeDelivery = [] } = await cartWith(shopper, sku('plenty'));
        const methods = await shopper.ok(getShippingMethods, { query: { country, cartId: id } });
        const offered = methods.find(({ key }) => key === 'NO')?.shippingRate;
        // What goes by weight, or is free by a promotion, is another price for another cart.
        if (rate.steps || freeDelivery.includes('NO')) return;
        equal(
          'price, and the sum above which it is free',
          [offered?.price.centAmount, offered?.freeAbove?.centAmount ?? null],
          [rate.price, rate.freeAbove],
        );
      },
    ],
  ]),
  ...rulesOf('checkout', 'checkout', [
    [
      'not-served',
      'behaviour',
      'A country that is not served is offered no method, and no bill',
      async ({ customer, sku, fixtures }) => {
        const shopper = await customer();
        const cart = await cartWith(shopper, sku('plenty'));
        const query = { country: NOT_SERVED, cartId: cart.id };
        equal('methods', await shopper.ok(getShippingMethods, { query }), []);
        const body = { ...fixtures.address, country: NOT_SERVED };
        const wire = { ...at(cart), body };
        const field = 'country';
        await shopper.refused(setBillingAddress, wire, 'COUNTRY_NOT_SERVED', { field });
      },
    ],
    [
      'kept',
      'shape',
      'Addresses and method are kept on the cart, as they were sent',
      async (context) => {
        const shopper = await context.customer();
        const ready = await readyCart(context, shopper, context.sku('plenty'));
        const { address } = context.fixtures;
        equal('billing address', ready.billingAddress, address);
        equal('shipping address', ready.shippingAddress, { ...address, deliveryPointIdV2: null });
        equal('method', ready.shippingInfo?.shippingMethodKey, 'NO');
        equal('the cart that is read', await readCart(shopper, ready), ready);
      },
    ],
    [
      'total',
      'money',
      'What the delivery costs joins the total, and is what was offered',
      async (context) => {
        const shopper = await context.customer();
        const cart = await cartWith(shopper, context.sku('plenty'));
        const query = { country: context.fixtures.address.country, cartId: cart.id };
        const methods = await shopper.ok(getShippingMethods, { query });
        const { shippingRate } = present(
          'NO among the methods',
          methods.find(({ key }) => key === 'NO'),
        );
        const ready = await checkOut(shopper, cart, context);
        const price = present('shippingInfo of the cart', ready.shippingInfo).price;
        equal('price of the delivery, as it was offered', price, shippingRate.price.centAmount);
        holds('a delivery that costs something', price > 0, price);
        equal('total', ready.totalPrice.centAmount, cart.totalPrice.centAmount + price);
        addsUp(ready);
      },
    ],
    [
      'free-above',
      'money',
      'A delivery that is free above a sum is free above it, and costs again below',
      async (context) => {
        const [shopper, sku] = [await context.customer(), context.sku('plenty')];
        const ready = await readyCart(context, shopper, sku);
        const query = { country: context.fixtures.address.country, cartId: ready.id };
        const methods = await shopper.ok(getShippingMethods, { query });
        const free = methods.find(({ key }) => key === 'NO')?.shippingRate.freeAbove;
        if (!free) return;
        const one = ready.lineItems[0]?.product.price.centAmount ?? 1;
        const many = Math.floor(free.centAmount / one) + 1;
        holds('a sum that ten items reach', many <= 10, free);
        const above = await setQuantity(shopper, ready, sku, many);
        equal('price of the delivery above it', above.shippingInfo?.price, 0);
        addsUp(above);
        const below = await setQuantity(shopper, above, sku, 1);
        equal(
          'price of the delivery below it',
          below.shippingInfo?.price,
          ready.shippingInfo?.price,
        );
        addsUp(below);
      },
    ],
    [
      'wrong-address',
      'behaviour',
      'An address with a wrong postcode or without a name is 422 ADDRESS_INVALID naming the field',
      async ({ customer, sku, fixtures }) => {
        const shopper = await customer();
        const cart = await cartWith(shopper, sku('plenty'));
        for (const [field, value] of [
          ['zipCode', 'x'],
          ['lastName', ' '],
        ] as const) {
          const wire = { ...at(cart), body: { ...fixtures.address, [field]: value } };
          await shopper.refused(setBillingAddress, wire, 'ADDRESS_INVALID', { field });
        }
        equal('billing address of the cart', (await readCart(shopper, cart)).billingAddress, null);
      },
    ],
    [
      'unknown-key',
      'behaviour',
      'A key that an address does not have is 400 naming it',
      async ({ customer, sku, fixtures }) => {
        const shopper = await customer();
        const cart = await cartWith(shopper, sku('plenty'));
        const wire = { ...at(cart), body: { ...fixtures.address, totalPrice: 1 } };
        const field = 'totalPrice';
        await shopper.refused(setBillingAddress, wire, 'BAD_REQUEST', { field });
      },
    ],
    [
      'wrong-method',
      'behaviour',
      'A method that nobody knows is 400, one that is not offered 422 SHIPPING_METHOD_UNAVAILABLE',
      async ({ customer, sku, fixtures }) => {
        const shopper = await customer();
        const cart = await cartWith(shopper, sku('plenty'));
        const ship = (shippingMethodId: string) => ({
          ...at(cart, { shippingMethodId }),
          body: fixtures.address,
        });
        await shopper.refused(setShippingMethod, ship('XX'), 'BAD_REQUEST');
        // Of goods that are sent by email.
        await shopper.refused(setShippingMethod, ship('VI'), 'SHIPPING_METHOD_UNAVAILABLE');
      },
    ],
    [
      'not-yours',
      'behaviour',
      'Addresses of a cart that is not yours are 404, without a bearer 401',
      async ({ guest, customer, sku, fixtures }) => {
        const shopper = guest();
        const cart = await cartWith(shopper, sku('plenty'));
        const wire = { ...at(cart), body: fixtures.address };
        await shopper.refused(setBillingAddress, wire, 'INVALID_JWT');
        await (await customer()).refused(setBillingAddress, wire, 'CART_NOT_FOUND');
      },
    ],
  ]),
];
