import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { Cart, LineItem } from '#src/domain/cart/cart.schema.ts';
import {
  familyPageSchema,
  type Price,
  type Product,
  type ProductMatch,
  type ProductSku,
  productMatchSchema,
} from '#src/domain/catalogue/catalogue.schema.ts';
import { priceOf } from '#src/domain/catalogue/catalogue.ts';
import { getEntries } from '#src/domain/content/content.calls.ts';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { pageNamesSchema } from '#src/domain/content/page-names.schema.ts';
import { shopHelp } from '#src/domain/content/shop-help.ts';
import { journeySchema, type Order } from '#src/domain/order/order.schema.ts';
import { deliveryCost, goodsOf } from '#src/domain/shipping/delivery-cost.ts';
import {
  type ShippingMethod,
  shippingMethodsSchema,
} from '#src/domain/shipping/shipping.schema.ts';
import { startingMethod } from '#src/domain/shipping/shipping.ts';
import { languageTag, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { dayAfter, shopDay, writeDays } from '#src/domain/shop/shop-day.ts';
import { type WebDomain, webDomainsSchema } from '#src/domain/shop/web-domain.schema.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { writeAmount } from '#src/platform/kernel/texts/amounts.ts';
import { readMails } from '../support/mailbox.ts';
import type { Caller } from '../support/platform-client.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import {
  add,
  cartOf,
  checkOut,
  createCart,
  deliver,
  orderOf,
  pay,
  validate,
} from '../support/shopping.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

/**
 * Whatever a shop says of price, stock, delivery and returns, it says the same on the product, in
 * the cart, on the order and in the mail: six random carts in each of the seven shops.
 */

const CARTS_EACH = 6;
/** Another seed is another choice; a failure names it. */
const SEED = Number(process.env.STATEMENTS_SEED ?? 20_261_126);

/** Numbers from 0 to 1, the same for the same seed (Park and Miller). */
function createRandom(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const HOMES: Record<OnlineLocale, Partial<CartAddress>> = {
  'fr-fr': {},
  'fr-ch': { country: 'CH', city: 'GENEVE', zipCode: '1204' },
  en: { country: 'GB', city: 'LEEDS', zipCode: 'LS1 4DT', line1: '4 PARK ROW' },
  'es-es': { country: 'ES', city: 'MADRID', zipCode: '28001' },
  'de-de': { country: 'DE', city: 'BERLIN', zipCode: '10115' },
  'it-it': { country: 'IT', city: 'ROMA', zipCode: '00184' },
  'pl-pl': { country: 'PL', city: 'WARSZAWA', zipCode: '00-001' },
};

let platform: TestPlatform;
let shops: readonly WebDomain[];
let productIds: readonly string[];
/** Those whose sizes have prices of their own. */
let sizedIds: readonly string[];
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  const guest = platform.guest();
  shops = webDomainsSchema.parse((await guest.call('GET', '/web-domains/')).body);
  const query = { kind: 'product', page: 0 };
  const named = await guest.call('GET', '/ecommerce/v3/catalog/page-names', { query });
  productIds = pageNamesSchema.parse(named.body).values.map(({ id }) => id);
  const listed = await guest.call('GET', '/ecommerce/v3/catalog/families/f9520/products');
  sizedIds = familyPageSchema
    .parse(listed.body)
    .values.filter(({ price }) => price.isFrom)
    .map(({ productId }) => productId);
}, 90_000);
afterAll(() => platform.stop());

type Chosen = { match: ProductMatch; price: Price; sku: string; availableQuantity: number };

type SoldSize = { price: Price; sku: ProductSku };

function sizesLeft({ options }: Product): SoldSize[] {
  return options.flatMap((option) =>
    option.skus
      .filter(({ availability }) => availability !== 'UNAVAILABLE')
      .map((sku) => ({ price: priceOf(option, sku), sku })),
  );
}

/** A size that can be bought, of a random product among some. */
async function chooseSize(
  guest: Caller,
  random: () => number,
  among: readonly string[] = productIds,
): Promise<Chosen> {
  const productId = among[Math.floor(random() * among.length)] ?? '';
  const path = `/ecommerce/v3/catalog/products/${productId}`;
  const { status, body } = await guest.call('GET', path);
  // Not every shop sells every product.
  if (status !== 200) return chooseSize(guest, random, among);
  const match = productMatchSchema.parse(body);
  const sold = sizesLeft(match.product);
  const found = sold[Math.floor(random() * sold.length)];
  const isSentNow = match.product.categoryLabel === 'STANDARD';
  if (found === undefined || !isSentNow || match.product.privateSale) {
    return chooseSize(guest, random, among);
  }
  const { sku, availableQuantity } = found.sku;
  return { match, price: found.price, sku, availableQuantity };
}

async function methodsOf(caller: Caller, country: string, cart?: Cart): Promise<ShippingMethod[]> {
  const query = { country, ...(cart && { cartId: cart.id }) };
  const { body } = await caller.call('GET', '/deliveries/shipping-methods', { query });
  return shippingMethodsSchema.parse(body);
}

const daysOf = (of: Pick<ShippingMethod, 'promise'> | Cart['shippingInfo']) =>
  of?.promise && { from: of.promise.from, to: of.promise.to };

const lineOf = ({ lineItems }: Pick<Cart, 'lineItems'>, sku: string): LineItem | undefined =>
  lineItems.find((line) => line.sku === sku && !line.isFree);

async function orderMailOf({ orderNumber }: Order): Promise<string> {
  await platform.inside.runJobs();
  const [mail] = await readMails(platform.inside.database, eq(mails.about, orderNumber));
  return mail?.text ?? '';
}

describe.each(ONLINE_LOCALES)('what %s says', (locale) => {
  test('of returns is one number of days in its parameters and its help', async () => {
    const shop = shops.find(({ domain }) => domain === locale);
    const guest = platform.guest({ storeId: shop?.storeId ?? '', locale });
    const { body } = await guest.call('GET', '/cms/v3/content_types/help_page/entries');
    const { entries } = getEntries.answer.parse(body);
    if (shop === undefined) throw new Error(`no shop ${locale}`);
    const help = shopHelp(CONTENT_SCHEMAS.help_page.parse(entries[0]?.fields), shop);
    const html = help.topics.flatMap(({ answers }) => answers.map((answer) => answer.html)).join();
    const promised = [...html.matchAll(/<strong>(\d+)\D/g)].map(([, days]) => Number(days));
    expect(promised).toContain(shop.params.returns.days);
    // What a delivery costs is a table of the page.
    expect(html).not.toMatch(/\{(?!deliveryRates\})\w+\}/);
  });

  test.each(Array.from({ length: CARTS_EACH }, (_, at) => at + 1))(
    'of price, stock, delivery and returns in cart %i is the same from the product to the mail',
    async (number) => {
      const random = createRandom(SEED + number * 7_919 + ONLINE_LOCALES.indexOf(locale) * 104_729);
      const shop = shops.find(({ domain }) => domain === locale);
      if (shop === undefined) throw new Error(`no shop ${locale}`);
      const { storeId, countryCodeISO2: country, params } = shop;
      const guest = platform.guest({ storeId, locale });
      const customer = await platform.customer('U5', { storeId, locale });

      const chosen = new Map<string, Chosen>();
      const items = 1 + Math.floor(random() * 4);
      const sized = await chooseSize(guest, random, sizedIds);
      if (number === 1) chosen.set(sized.sku, sized);
      while (chosen.size < items) {
        const one = await chooseSize(guest, random);
        chosen.set(one.sku, one);
      }
      const offered = startingMethod(await methodsOf(guest, country));

      let cart = await createCart(customer);
      for (const { sku } of chosen.values()) cart = await add(customer, cart, sku);
      if (random() < 0.4) {
        const path = `/carts/${cart.id}/promo-code/WELCOME10`;
        const query = { version: cart.version };
        cart = cartOf(await customer.call('POST', path, { query }));
      }
      for (const { sku, price, availableQuantity } of chosen.values()) {
        expect(lineOf(cart, sku)).toMatchObject({
          quantity: 1,
          totalPrice: { centAmount: price.centAmount, currencyCode: shop.devise },
          availableQuantity,
        });
      }

      const product = params.paymentProducts.find(({ name }) => name === 'visa' || name === 'cb');
      const ready = await checkOut(customer, cart, HOMES[locale]);
      const method = (await methodsOf(customer, country, ready)).find(({ key }) => key === 'NO');
      if (method === undefined) throw new Error('nothing is sent home');
      expect(daysOf(ready.shippingInfo)).toEqual(daysOf(method));
      if (offered?.key === 'NO') expect(daysOf(offered)).toEqual(daysOf(method));
      expect(ready.shippingInfo?.price).toBe(deliveryCost(method, goodsOf(ready)).centAmount);

      await pay(platform, customer, ready, { paymentProduct: product?.name });
      const order = orderOf(await validate(customer, ready));
      expect(order.totalPrice).toEqual(ready.totalPrice);
      expect(order.shippingInfo).toEqual(ready.shippingInfo);
      for (const { sku, price } of chosen.values()) {
        expect(lineOf(order, sku)?.totalPrice.centAmount).toBe(price.centAmount);
      }

      const mail = await orderMailOf(order);
      const amount = (cents: number) => writeAmount(cents, shop.devise, languageTag(locale));
      for (const { sku } of chosen.values()) {
        const line = lineOf(order, sku);
        expect(mail).toContain(line?.product.name);
        expect(mail).toContain(amount(line?.totalPrice.centAmount ?? 0));
      }
      expect(mail).toContain(amount(order.totalPrice.centAmount));
      const promise = daysOf(order.shippingInfo);
      if (promise) expect(mail).toContain(writeDays(promise.from, promise.to, locale));

      await deliver(platform, order);
      const path = `/customers-self/orders/${order.orderNumber}/journey`;
      const journey = journeySchema.parse((await customer.call('GET', path)).body);
      const today = shopDay(platform.inside.clock.now(), country);
      expect(journey.returnable?.until).toBe(dayAfter(today, params.returns.days));
    },
    30_000,
  );
});
