import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { changeCart, type Work } from '#src/platform/carts/change-cart.ts';
import { setBillingAddress, setShippingMethod } from '#src/platform/carts/checkout-steps.ts';
import { createCart } from '#src/platform/carts/create-cart.ts';
import { addProduct } from '#src/platform/carts/lines.ts';
import { productFamilies } from '#src/platform/catalogue/families/tables.ts';
import { productOptions, skus } from '#src/platform/catalogue/products/tables.ts';
import type { Database } from '#src/platform/kernel/database/database.ts';
import type { PlatformDeps } from '#src/platform/kernel/http/platform-env.ts';
import type { Customer } from '#src/platform/kernel/http/require-customer.ts';
import { issueDocumentJob } from '#src/platform/orders/documents/issue-document.job.ts';
import { placeOrder } from '#src/platform/orders/place-order.ts';
import type { CardGateway } from '#src/platform/payments/card-gateway.ts';
import { findPayment } from '#src/platform/payments/payment-store.ts';
import { askProvider } from '#src/platform/payments/record-status.ts';
import { startPayment } from '#src/platform/payments/start-payment.ts';
import { findWebDomains } from '#src/platform/shops/web-domain-store.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { createSandboxGateway } from './card-sandbox/sandbox-gateway.ts';
import type { Bought } from './seed/histories.ts';

/** A wallet's token that the card sandbox takes for a card that pays. */
const PAYING_TOKEN = '4242';

export type Needs = Pick<PlatformDeps, 'database' | 'config'>;
export type Deps = Needs & Pick<PlatformDeps, 'now'>;

/** A customer of the demo in a shop. */
export async function customerOf(
  database: Database,
  { customerId, shop }: { customerId: string; shop: OnlineLocale },
): Promise<Customer> {
  const found = (await findWebDomains(database)).find(({ domain }) => domain === shop);
  if (found === undefined) throw new Error(`demo: no shop ${shop}`);
  const { storeId } = found;
  const { lang } = getDomain(shop);
  return { storeId, domain: shop, locale: shop, lang, sessionId: '', channel: 'SD', customerId };
}

type Purchase = {
  address: CartAddress;
  skus: readonly string[];
  method?: ShippingMethodKey;
  /** Who takes the money; the sandbox unless told. */
  gateway?: CardGateway;
};

/** From the empty cart to the order, paid by card and invoiced, at the instant of `deps`. */
export async function buy(deps: Deps, customer: Customer, purchase: Purchase) {
  const { address, skus, method = 'NO', gateway = createSandboxGateway(deps) } = purchase;
  let cart = await createCart(deps, customer);
  const change = async (work: Work): Promise<Cart> => {
    const target = { cartId: cart.id, version: cart.version };
    return changeCart(deps, customer, target, work);
  };
  for (const sku of skus) {
    cart = await change((begun) => addProduct(begun, sku));
  }
  cart = await change((begun) => setBillingAddress(begun, address));
  cart = await change((begun) => setShippingMethod(begun, { method, address, pointId: null }));
  const { reference } = await startPayment(deps, gateway, customer, {
    ...{ cartId: cart.id, version: cart.version, amountPlanned: cart.totalPrice.centAmount },
    ...{ provider: 'cardone', paymentProduct: 'visa', walletToken: PAYING_TOKEN },
    returnUrl: `${deps.config.storefrontOrigins[0]}/${customer.locale}`,
  });
  const payment = await findPayment(deps.database, reference);
  if (payment === null) throw new Error('demo: the payment was not stored');
  await askProvider(deps, gateway, payment);
  const order = await placeOrder(deps, customer, { cartId: cart.id, version: null });
  await issueDocumentJob(deps).run(order.orderNumber);
  return order;
}

/** Sizes that there is plenty of, of products of families that have them; null where one is not sold. */
export async function findSkus(
  database: Database,
  items: readonly Bought[],
): Promise<string[] | null> {
  const found = await Promise.all(items.map((item) => findSku(database, item)));
  const skus = found.filter((sku) => sku !== null);
  return skus.length < items.length ? null : skus;
}

async function findSku(
  database: Database,
  { family, size, place = 0 }: Bought,
): Promise<string | null> {
  const [found] = await database
    .select({ sku: skus.sku })
    .from(skus)
    .innerJoin(stocks, and(eq(stocks.sku, skus.sku), gt(stocks.quantity, 10)))
    .innerJoin(productOptions, eq(productOptions.optionId, skus.optionId))
    .innerJoin(productFamilies, eq(productFamilies.productId, productOptions.productId))
    .where(and(eq(productFamilies.familyId, family), eq(skus.size, size)))
    .orderBy(asc(skus.sku))
    .limit(1)
    .offset(place);
  return found?.sku ?? null;
}

/** Mails about the past were read long ago: none of these is left to be sent. */
export async function forgetMails(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await database.execute(
    sql`delete from jobs.job where singleton_key in ${keys} and state = 'created'`,
  );
}
