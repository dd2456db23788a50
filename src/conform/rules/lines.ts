import {
  addProduct,
  addProducts,
  changeQuantity,
  refreshCart,
  removeLine,
} from '#src/domain/cart/cart.calls.ts';
import { MAX_LINE_QUANTITY } from '#src/domain/cart/cart.values.ts';
import {
  add,
  addsUp,
  at,
  cartWith,
  itemsOf,
  lineOf,
  newCart,
  readCart,
  setQuantity,
} from '../carts.ts';
import { findProductOf } from '../products.ts';
import { rulesOf } from '../rule.ts';
import { equal } from '../unmet.ts';

export const LINE_RULES = rulesOf('lines', 'core', [
  [
    'add',
    'shape',
    'A product that is added is a line that shows it: name, colour, size and price',
    async (context) => {
      const sku = context.sku('plenty');
      const line = lineOf(await cartWith(context.guest(), sku), sku);
      const { product, optionId, size } = await findProductOf(context, 'plenty');
      equal('the line', [line.quantity, line.isFree], [1, false]);
      equal(
        'what it shows',
        [line.product.productId, line.product.optionId, line.product.name, line.product.size],
        [product.productId, optionId, product.name, size.size],
      );
    },
  ],
  [
    'add-again',
    'behaviour',
    'A product that is added twice is one line of two',
    async ({ guest, sku }) => {
      const cart = await cartWith(guest(), sku('plenty'), sku('plenty'));
      equal('lines', itemsOf(cart), [`2 ${sku('plenty')}`]);
    },
  ],
  [
    'add-sold-out',
    'behaviour',
    'What is sold out is 422 PRODUCT_OUT_OF_STOCK, and the cart stays as it is',
    async ({ guest, sku }) => {
      const shopper = guest();
      const cart = await newCart(shopper);
      await shopper.refused(addProduct, at(cart, { sku: sku('soldOut') }), 'PRODUCT_OUT_OF_STOCK');
      equal('the cart', await readCart(shopper, cart), cart);
    },
  ],
  [
    'add-unknown',
    'behaviour',
    'A sku that does not exist is 404 PRODUCT_NOT_FOUND',
    async ({ guest }) => {
      const shopper = guest();
      const wire = at(await newCart(shopper), { sku: 'NO-SUCH-SKU' });
      await shopper.refused(addProduct, wire, 'PRODUCT_NOT_FOUND');
    },
  ],
  [
    'add-more-than-there-is',
    'behaviour',
    'Of two in stock a third is 422 QUANTITY_NOT_AVAILABLE',
    async ({ guest, sku }) => {
      const shopper = guest();
      const cart = await cartWith(shopper, sku('twoLeft'), sku('twoLeft'));
      const wire = at(cart, { sku: sku('twoLeft') });
      await shopper.refused(addProduct, wire, 'QUANTITY_NOT_AVAILABLE');
      equal('the cart', itemsOf(await readCart(shopper, cart)), [`2 ${sku('twoLeft')}`]);
    },
  ],
  [
    'list',
    'behaviour',
    'A list of skus is added with 200, and each is counted as often as it is named',
    async ({ guest, sku }) => {
      const shopper = guest();
      const body = [sku('plenty'), sku('another'), sku('plenty')];
      const cart = await shopper.ok(addProducts, { ...at(await newCart(shopper)), body }, 200);
      equal('lines', itemsOf(cart), [`1 ${sku('another')}`, `2 ${sku('plenty')}`].toSorted());
      equal('what was left out', cart.productsNotAdded, []);
    },
  ],
  [
    'list-in-part',
    'behaviour',
    'A list with what cannot be had is 206, adds the rest and names what was left out',
    async ({ guest, sku }) => {
      const shopper = guest();
      const body = [sku('plenty'), sku('soldOut'), 'NO-SUCH-SKU'];
      const cart = await shopper.ok(addProducts, { ...at(await newCart(shopper)), body }, 206);
      equal('lines', itemsOf(cart), [`1 ${sku('plenty')}`]);
      equal('what was left out', cart.productsNotAdded, [sku('soldOut'), 'NO-SUCH-SKU']);
    },
  ],
  [
    'quantity',
    'behaviour',
    'A quantity is set within the stock; above it is 422 and changes nothing',
    async ({ guest, sku }) => {
      const shopper = guest();
      const two = await setQuantity(
        shopper,
        await cartWith(shopper, sku('twoLeft')),
        sku('twoLeft'),
        2,
      );
      equal('lines', itemsOf(two), [`2 ${sku('twoLeft')}`]);
      const { lineId, availableQuantity } = lineOf(two, sku('twoLeft'));
      equal('what the line says there is', availableQuantity, 2);
      const wire = at(two, { lineId, quantity: '3' });
      await shopper.refused(changeQuantity, wire, 'QUANTITY_NOT_AVAILABLE');
      equal('the cart', await readCart(shopper, two), two);
    },
  ],
  [
    'wrong-quantity',
    'behaviour',
    'A quantity of 0, -1, 1.5 or “two” is 400 naming quantity',
    async ({ guest, sku }) => {
      const shopper = guest();
      const cart = await cartWith(shopper, sku('plenty'));
      const { lineId } = lineOf(cart, sku('plenty'));
      for (const quantity of ['0', '-1', '1.5', 'two']) {
        const wire = at(cart, { lineId, quantity });
        await shopper.refused(changeQuantity, wire, 'BAD_REQUEST', { field: 'quantity' });
      }
    },
  ],
  [
    'limit',
    'behaviour',
    'A line holds ten: an eleventh is 422 QUANTITY_LIMIT_REACHED, set or added',
    async ({ guest, sku }) => {
      const shopper = guest();
      const one = await cartWith(shopper, sku('plenty'));
      const full = await setQuantity(shopper, one, sku('plenty'), MAX_LINE_QUANTITY);
      const code = 'QUANTITY_LIMIT_REACHED';
      await shopper.refused(addProduct, at(full, { sku: sku('plenty') }), code);
      const { lineId } = lineOf(full, sku('plenty'));
      const quantity = String(MAX_LINE_QUANTITY + 1);
      await shopper.refused(changeQuantity, at(full, { lineId, quantity }), code);
    },
  ],
  [
    'remove',
    'behaviour',
    'A removed line is gone; one that is not there is 404 LINE_NOT_FOUND',
    async ({ guest, sku }) => {
      const shopper = guest();
      const cart = await cartWith(shopper, sku('plenty'), sku('another'));
      const { lineId } = lineOf(cart, sku('plenty'));
      const left = await shopper.ok(removeLine, at(cart, { lineId }), 200);
      equal('lines', itemsOf(left), [`1 ${sku('another')}`]);
      await shopper.refused(removeLine, at(left, { lineId }), 'LINE_NOT_FOUND');
    },
  ],
  [
    'read-back',
    'behaviour',
    'What a change answers is what is read afterwards',
    async ({ guest, sku }) => {
      const shopper = guest();
      let cart = await cartWith(shopper, sku('plenty'), sku('another'));
      const { lineId } = lineOf(cart, sku('another'));
      for (const change of [
        () => setQuantity(shopper, cart, sku('plenty'), 3),
        () => shopper.ok(addProducts, { ...at(cart), body: [sku('plenty')] }, 200),
        () => shopper.ok(removeLine, at(cart, { lineId }), 200),
        () => shopper.ok(refreshCart, at(cart), 200),
      ]) {
        cart = await change();
        equal('the cart that is read', await readCart(shopper, cart), cart);
      }
      equal('lines', itemsOf(cart), [`4 ${sku('plenty')}`]);
    },
  ],
]);

export const TOTAL_RULES = rulesOf('totals', 'core', [
  [
    'lines',
    'money',
    'Each line costs its quantity times its price, and the total is their sum',
    async ({ guest, sku }) => {
      const shopper = guest();
      addsUp(await cartWith(shopper, sku('plenty'), sku('another'), sku('plenty')));
    },
  ],
  [
    'currency',
    'money',
    'All amounts of a cart are in the currency of its shop',
    async ({ guest, sku }) => {
      for (const name of ['first', 'second'] as const) {
        const shopper = guest(name);
        const { totalPrice } = await newCart(shopper);
        const cart = await cartWith(guest(name), sku('plenty'));
        const line = lineOf(cart, sku('plenty'));
        equal(
          `currencies of total, line and price in the ${name} shop`,
          [cart.totalPrice.currencyCode, line.totalPrice.currencyCode, line.product.price.currency],
          Array(3).fill(totalPrice.currencyCode),
        );
      }
    },
  ],
  [
    'catalogue',
    'money',
    'A line costs what the catalogue of its shop says, its size and reduction included, and so does its total',
    async (context) => {
      for (const trait of ['plenty', 'another', 'reduced', 'pricePerSize'] as const)
        for (const name of ['first', 'second'] as const) {
          if (context.fixtures.products[trait] === null) continue;
          if (name === 'second' && trait !== 'plenty') continue;
          const { option, size } = await findProductOf(context, trait, name);
          const cart = await cartWith(context.guest(name), size.sku);
          const price = size.price ?? option.price;
          const shown = lineOf(cart, size.sku).product.price.centAmount;
          equal(`price of ${trait}`, shown, price.centAmount);
          addsUp(cart);
        }
    },
  ],
  [
    'quantity',
    'money',
    'Three of a product cost three times one, and one again what it did',
    async ({ guest, sku }) => {
      const shopper = guest();
      const one = await cartWith(shopper, sku('plenty'));
      const three = await setQuantity(shopper, one, sku('plenty'), 3);
      equal('total of three', three.totalPrice.centAmount, 3 * one.totalPrice.centAmount);
      const again = await setQuantity(shopper, three, sku('plenty'), 1);
      equal('total of one', again.totalPrice, one.totalPrice);
    },
  ],
  [
    'removed',
    'money',
    'What is removed is paid no more; an empty cart costs nothing',
    async ({ guest, sku }) => {
      const shopper = guest();
      const both = await cartWith(shopper, sku('plenty'), sku('another'));
      const remove = (cart: typeof both, of: string) =>
        shopper.ok(removeLine, at(cart, { lineId: lineOf(cart, of).lineId }), 200);
      const one = await remove(both, sku('another'));
      addsUp(one);
      const none = await remove(one, sku('plenty'));
      equal('total of nothing', none.totalPrice.centAmount, 0);
    },
  ],
  [
    'refresh',
    'money',
    'A refresh of an unchanged cart keeps its total',
    async ({ guest, sku }) => {
      const shopper = guest();
      const cart = await add(shopper, await cartWith(shopper, sku('plenty')), sku('another'));
      const refreshed = await shopper.ok(refreshCart, at(cart), 200);
      equal('total', refreshed.totalPrice, cart.totalPrice);
      addsUp(refreshed);
    },
  ],
  [
    'not-sent',
    'money',
    'A total comes from the platform, whatever the call says',
    async ({ guest, sku }) => {
      const shopper = guest();
      const cart = await cartWith(shopper, sku('plenty'));
      const wire = at(cart);
      const query = { ...wire.query, totalPrice: 1 };
      await shopper.ask(refreshCart, { ...wire, query });
      equal('total', (await readCart(shopper, cart)).totalPrice, cart.totalPrice);
    },
  ],
]);
