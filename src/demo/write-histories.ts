import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { changeCart, type Work } from '#src/platform/carts/change-cart.ts';
import { setBillingAddress, setShippingMethod } from '#src/platform/carts/checkout-steps.ts';
import { createCart } from '#src/platform/carts/create-cart.ts';
import { addProduct } from '#src/platform/carts/lines.ts';
import { carts } from '#src/platform/carts/tables.ts';
import * as catalogue from '#src/platform/catalogue/tables.ts';
import { customers } from '#src/platform/customers/tables.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { PlatformDeps } from '#src/platform/http/platform-env.ts';
import type { Customer } from '#src/platform/http/require-customer.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { declareReturn } from '#src/platform/orders/declare-return.ts';
import { fulfilOrder } from '#src/platform/orders/fulfil-order.ts';
import { placeOrder } from '#src/platform/orders/place-order.ts';
import { receiveReturn } from '#src/platform/orders/receive-return.ts';
import { refundReturn } from '#src/platform/orders/refund-return.job.ts';
import { findPayment } from '#src/platform/payments/payment-store.ts';
import { askProvider } from '#src/platform/payments/record-status.ts';
import { startPayment } from '#src/platform/payments/start-payment.ts';
import { findWebDomains } from '#src/platform/web-domains/web-domain-store.ts';
import { createSandboxGateway } from './card-sandbox/sandbox-gateway.ts';
import { type Bought, HISTORIES, type History, type PastOrder } from './seed/histories.ts';

const HOUR_MS = 3_600_000;
/** By day, whenever the shop was opened. */
const HOURS = { order: 8.7, pick: 10.1, work: 12.4 };
/** A wallet's token that the card sandbox takes for a card that pays. */
const PAYING_TOKEN = '4242';

type Needs = Pick<PlatformDeps, 'database' | 'config'>;
type Deps = Pick<PlatformDeps, 'database' | 'config' | 'now'>;

/**
 * Lets demo customers who never had a cart have bought before `now`, by what the platform does for every
 * shopper, so that stock, payments and books agree. Their mails were read long ago: none is left to
 * be sent.
 */
export async function writeHistories(needs: Needs, now: Date): Promise<void> {
  const ids = HISTORIES.map(({ customerId }) => customerId);
  const found = await needs.database
    .select({ customerId: customers.customerId })
    .from(customers)
    .leftJoin(carts, eq(carts.customerId, customers.customerId))
    .where(and(inArray(customers.customerId, ids), isNull(carts.cartId)));
  const waiting = new Set(found.map(({ customerId }) => customerId));
  for (const history of HISTORIES.filter(({ customerId }) => waiting.has(customerId))) {
    for (const order of history.orders) await writeOrder(needs, now, history, order);
  }
}

async function writeOrder(
  needs: Needs,
  now: Date,
  history: History,
  past: PastOrder,
): Promise<void> {
  const { database } = needs;
  const found = await Promise.all(past.items.map((item) => findSku(database, item)));
  const skus = found.filter((sku) => sku !== null);
  // A shop that was filled otherwise sells other things.
  if (skus.length < found.length) return;
  const day = daysFrom(now);
  const ago = (days: number, hours = HOURS.work) =>
    new Date(day(-days).getTime() + hours * HOUR_MS);
  const at = (days: number, hours?: number): Deps => ({ ...needs, now: () => ago(days, hours) });
  const customer = await customerOf(database, history);
  const order = await buy(at(past.placed, HOURS.order), customer, history, skus);
  const { orderNumber, lineItems } = order;
  const parcel = { carrier: past.carrier, trackingNumber: past.trackingNumber };
  await fulfilOrder(
    database,
    { orderNumber, step: 'prepared', parcel: null },
    ago(past.shipped, HOURS.pick),
  );
  await fulfilOrder(database, { orderNumber, step: 'shipped', parcel }, ago(past.shipped));
  const letters = [orderNumber, `${orderNumber}-1`];
  if (past.delivered !== undefined) {
    await fulfilOrder(
      database,
      { orderNumber, step: 'delivered', parcel: null },
      ago(past.delivered),
    );
  }
  const [first] = lineItems;
  if (past.returned !== undefined && first !== undefined) {
    const { declared, received, reason } = past.returned;
    const returnId = randomUUID();
    const lines = [{ lineId: first.lineId, quantity: 1, reason }];
    const { customerId } = customer;
    await declareReturn(
      database,
      { orderNumber, returnId, basis: 'promise', lines, customerId },
      ago(declared),
    );
    await receiveReturn(database, { received: returnId }, ago(received));
    const paying = at(received);
    await refundReturn({ ...paying, gateway: createSandboxGateway(paying) }).run(returnId);
    letters.push(returnId);
  }
  await database.execute(
    sql`delete from jobs.job where singleton_key in ${letters} and state = 'created'`,
  );
}

async function customerOf(database: Database, { customerId, shop }: History): Promise<Customer> {
  const found = (await findWebDomains(database)).find(({ domain }) => domain === shop);
  if (found === undefined) throw new Error(`demo: no shop ${shop}`);
  const { storeId } = found;
  const { lang } = getDomain(shop);
  return { storeId, domain: shop, locale: shop, lang, sessionId: '', channel: 'SD', customerId };
}

/** From the empty cart to the order, paid by card. */
async function buy(deps: Deps, customer: Customer, { address }: History, skus: readonly string[]) {
  const gateway = createSandboxGateway(deps);
  let cart = await createCart(deps, customer);
  const change = async (work: Work): Promise<Cart> => {
    const target = { cartId: cart.id, version: cart.version };
    return changeCart(deps, customer, target, work);
  };
  for (const sku of skus) {
    cart = await change((begun) => addProduct(begun, sku));
  }
  cart = await change((begun) => setBillingAddress(begun, address));
  cart = await change((begun) =>
    setShippingMethod(begun, { method: 'NO', address, pointId: null }),
  );
  const { reference } = await startPayment(deps, gateway, customer, {
    ...{ cartId: cart.id, version: cart.version, amountPlanned: cart.totalPrice.centAmount },
    ...{ provider: 'cardone', paymentProduct: 'visa', walletToken: PAYING_TOKEN },
    returnUrl: `${deps.config.storefrontOrigins[0]}/${customer.locale}`,
  });
  const payment = await findPayment(deps.database, reference);
  if (payment === null) throw new Error('demo: the payment was not stored');
  await askProvider(deps, gateway, payment);
  return placeOrder(deps, customer, { cartId: cart.id, version: null });
}

/** A size that there is plenty of, of the first product of a family that has it; null where there is none. */
async function findSku(database: Database, { family, size }: Bought): Promise<string | null> {
  const { skus, productOptions, productFamilies, stocks } = catalogue;
  const [found] = await database
    .select({ sku: skus.sku })
    .from(skus)
    .innerJoin(stocks, and(eq(stocks.sku, skus.sku), gt(stocks.quantity, 10)))
    .innerJoin(productOptions, eq(productOptions.optionId, skus.optionId))
    .innerJoin(productFamilies, eq(productFamilies.productId, productOptions.productId))
    .where(and(eq(productFamilies.familyId, family), eq(skus.size, size)))
    .orderBy(asc(skus.sku))
    .limit(1);
  return found?.sku ?? null;
}
