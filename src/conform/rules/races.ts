import { randomUUID } from 'node:crypto';
import {
  addProduct,
  changeQuantity,
  createCart,
  refreshCart,
} from '#src/domain/cart/cart.calls.ts';
import { getStocks } from '#src/domain/catalogue/catalogue.calls.ts';
import { getOrders, validateCart } from '#src/domain/order/order.calls.ts';
import { startPayment } from '#src/domain/payment/payment.calls.ts';
import type { Call } from '#src/domain/wire/call.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import {
  addsUp,
  at,
  cartWith,
  checkOut,
  itemsOf,
  lineOf,
  newCart,
  readCart,
  readyCart,
  setQuantity,
} from '../carts.ts';
import { answerOf } from '../judge.ts';
import { decide, payFor, startOf } from '../pay.ts';
import { type Context, rulesOf } from '../rule.ts';
import { type Answer, sendAndHangUp } from '../send.ts';
import { pathOf, type Shopper, type Wire } from '../shopper.ts';
import { equal, holds, present } from '../unmet.ts';
import { keyed } from './keys.ts';

const { OK, CONFLICT, CREATED, NOT_ACCEPTABLE, SERVICE_UNAVAILABLE } = HTTP_STATUS;
const ROUNDS = 5;
const TAB_ROUNDS = 25;
const TEN = 10;

const times = (many: number, ask: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: many }, ask));
const count = (answers: readonly Answer[], status: number) =>
  answers.filter((one) => one.status === status).length;
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();

/** Sends a call and does not wait for its answer. */
const dropped = ({ platform }: Context, { headers }: Shopper, call: Call, wire: Wire) =>
  sendAndHangUp(
    platform,
    `${pathOf(call, wire.params)}?${new URLSearchParams(Object.entries(wire.query ?? {}).map(([name, value]) => [name, String(value)]))}`,
    { method: call.method, headers: { ...headers, ...wire.headers } },
  );

/** Makes a call again until the platform has ended the one before it. */
async function untilAnswered<C extends Call>(shopper: Shopper, call: C, wire: Wire) {
  for (let tries = 1; ; tries += 1) {
    const answer = await shopper.ask(call, wire);
    if (answer.status !== SERVICE_UNAVAILABLE || tries === TEN) return answerOf(call, answer);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

export const RACE_RULES = [
  ...rulesOf('races', 'core', [
    [
      'two-tabs',
      'races',
      'Of two changes of one version one is done and the other is 409, 25 times over',
      async ({ guest, sku }) => {
        const shopper = guest();
        let cart = await newCart(shopper);
        for (let round = 1; round <= TAB_ROUNDS; round += 1) {
          // A line holds ten.
          if (cart.version > TEN) cart = await newCart(shopper);
          const answers = await Promise.all(
            [sku('plenty'), sku('another')].map((one) =>
              shopper.ask(addProduct, at(cart, { sku: one })),
            ),
          );
          equal(`statuses of round ${round}`, statusesOf(answers), [OK, CONFLICT]);
          const { version } = cart;
          cart = await readCart(shopper, cart);
          equal('version', cart.version, version + 1);
          const items = cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
          equal('items', items, version);
          addsUp(cart);
        }
      },
    ],
    [
      'ten-at-once',
      'races',
      'Of ten changes of one version one is done and nine are 409',
      async ({ guest, sku }) => {
        const shopper = guest();
        const cart = await newCart(shopper);
        const answers = await times(TEN, () =>
          shopper.ask(addProduct, at(cart, { sku: sku('plenty') })),
        );
        equal('statuses', statusesOf(answers), [OK, ...Array(TEN - 1).fill(CONFLICT)]);
        const now = await readCart(shopper, cart);
        equal('version and lines', [now.version, itemsOf(now)], [2, [`1 ${sku('plenty')}`]]);
      },
    ],
    [
      'one-key-ten-times',
      'races',
      'An item that is added ten times at the same time under one key counts once, and none is refused',
      async ({ guest, sku }) => {
        const shopper = guest();
        const wire = keyed(await newCart(shopper), sku('plenty'), randomUUID());
        const answers = await times(TEN, () => shopper.ask(addProduct, wire));
        for (const answer of answers)
          equal('lines', itemsOf(answerOf(addProduct, answer, OK)), [`1 ${sku('plenty')}`]);
      },
    ],
    [
      'two-carts',
      'races',
      'Two carts that a customer makes at the same time are one cart',
      async ({ customer }) => {
        const shopper = await customer();
        const answers = await times(2, () => shopper.ask(createCart, { body: {} }));
        equal('statuses', statusesOf(answers), [CREATED, NOT_ACCEPTABLE]);
      },
    ],
    [
      'last-quantity',
      'races',
      'A quantity that is set ten times at the same time is within the stock, and adds up',
      async ({ guest, sku }) => {
        const shopper = guest();
        const cart = await cartWith(shopper, sku('twoLeft'));
        const { lineId } = lineOf(cart, sku('twoLeft'));
        const answers = await Promise.all(
          Array.from({ length: TEN }, (_, place) =>
            shopper.ask(changeQuantity, at(cart, { lineId, quantity: String(1 + place) })),
          ),
        );
        holds('one that is done, at most', count(answers, OK) <= 1, statusesOf(answers));
        const now = await readCart(shopper, cart);
        holds('two or fewer', lineOf(now, sku('twoLeft')).quantity <= 2, itemsOf(now));
        addsUp(now);
      },
    ],
    [
      'dropped-keyed',
      'races',
      'An item whose answer was lost counts once when it is added again under its key',
      async (context) => {
        const [shopper, sku] = [context.guest(), context.sku('plenty')];
        let cart = await newCart(shopper);
        for (let round = 1; round <= ROUNDS; round += 1) {
          const wire = keyed(cart, sku, randomUUID());
          await dropped(context, shopper, addProduct, wire);
          cart = await untilAnswered(shopper, addProduct, wire);
          equal('lines', itemsOf(cart), [`${round} ${sku}`]);
        }
      },
    ],
    [
      'dropped',
      'races',
      'A change whose answer was lost is done whole or not at all',
      async (context) => {
        const [shopper, sku] = [context.guest(), context.sku('plenty')];
        let cart = await cartWith(shopper, sku);
        for (let round = 1; round <= ROUNDS; round += 1) {
          await dropped(context, shopper, addProduct, at(cart, { sku }));
          // Of the same version: it is done only where the other was not, and the other never after it.
          const { status } = await shopper.ask(refreshCart, at(cart));
          holds('200 or 409', status === OK || status === CONFLICT, status);
          const now = await readCart(shopper, cart);
          equal('version', now.version, cart.version + 1);
          const added = status === CONFLICT ? 1 : 0;
          equal('quantity', lineOf(now, sku).quantity, lineOf(cart, sku).quantity + added);
          addsUp(now);
          cart = now;
        }
      },
    ],
  ]),
  ...rulesOf('races', 'checkout', [
    [
      'dropped-order',
      'races',
      'An order whose answer was lost is one order when it is placed again',
      async (context) => {
        const shopper = await context.customer();
        const cart = await readyCart(context, shopper, context.sku('plenty'));
        await payFor(context, shopper, cart);
        const before = (await shopper.ok(getOrders)).total;
        const wire = { ...at(cart), headers: { 'idempotency-key': randomUUID() } };
        await dropped(context, shopper, validateCart, wire);
        const order = await untilAnswered(shopper, validateCart, wire);
        equal('cart of the order', order.cartId, cart.id);
        const after = (await shopper.ok(getOrders)).total;
        holds('one order more, at most', after - before <= 1, after - before);
      },
    ],
    [
      'ten-orders',
      'races',
      'A paid cart that is ordered ten times at the same time is one order, with ten equal answers',
      async (context) => {
        const shopper = await context.customer();
        const cart = await readyCart(context, shopper, context.sku('plenty'));
        // A platform may place it when it is paid, and tell of it here.
        const before = (await shopper.ok(getOrders)).total;
        await payFor(context, shopper, cart);
        const answers = await times(TEN, () => shopper.ask(validateCart, at(cart)));
        const numbers = answers.map((answer) => answerOf(validateCart, answer).orderNumber);
        equal('different orders', new Set(numbers).size, 1);
        equal('orders more', (await shopper.ok(getOrders)).total - before, 1);
      },
    ],
    [
      'last-ones',
      'races',
      'Two customers who buy the last ones at the same time: one gets them, the other no order',
      async (context) => {
        const sku = context.sku('lastOnes');
        const { values } = await context.guest().ok(getStocks, { query: { skus: sku } });
        const left = present(`stock of ${sku}`, values[0]).availableQuantity;
        holds('one to ten in stock', left >= 1 && left <= TEN, left);
        const buyers = await Promise.all(
          (['one', 'two'] as const).map(async (name) => {
            const shopper = await context.customer(name);
            const one = await cartWith(shopper, sku);
            const all = left === 1 ? one : await setQuantity(shopper, one, sku, left);
            return { shopper, cart: await checkOut(shopper, all, context) };
          }),
        );
        const outcomes = await Promise.all(
          buyers.map(async ({ shopper, cart }) => {
            const started = await shopper.ask(startPayment, startOf(context, cart));
            if (started.status !== OK) return false;
            await decide(context, startPayment.answer.parse(started.body), 'accepted');
            return (await ordered(shopper, at(cart))) === OK;
          }),
        );
        equal('orders', outcomes.filter(Boolean).length, 1);
        const after = await context.guest().ok(getStocks, { query: { skus: sku } });
        equal('stock afterwards', after.values[0]?.availableQuantity, 0);
      },
    ],
  ]),
];

/** Asks for an order until it is decided: a payment may still be on its way. */
async function ordered(shopper: Shopper, wire: Wire): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { status } = await shopper.ask(validateCart, wire);
    const isUndecided = status === SERVICE_UNAVAILABLE || status === HTTP_STATUS.PAYMENT_REQUIRED;
    if (!isUndecided || tries === TEN) return status;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
