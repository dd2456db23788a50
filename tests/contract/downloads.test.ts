import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { invoiceIdOf } from '#src/domain/order/download.ts';
import { downloadFileSchema, downloadsSchema } from '#src/domain/order/order.schema.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { changed, donation, giftCard } from '../support/cart-extras.ts';
import type { Caller } from '../support/platform-client.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import {
  ADDRESS,
  cartOf,
  cartWith,
  checkOut,
  codeOf,
  orderOf,
  pay,
  validate,
} from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
});
afterAll(() => platform.stop());

const LIST = '/customers-self/downloads';

async function listOf(customer: Caller, query = {}) {
  return downloadsSchema.parse((await customer.call('GET', LIST, { query })).body);
}

/** What somebody reads who opens a document: its words, spaces being spaces, and what it says of itself. */
async function readFile(customer: Caller, documentId: string) {
  const { fileName, content } = downloadFileSchema.parse(
    (await customer.call('GET', `${LIST}/${documentId}`)).body,
  );
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64')));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  return { fileName, text: text.replaceAll(/\s+/g, ' '), info };
}

async function buySomething(
  customer: Caller,
  address: Partial<CartAddress> = {},
  paymentProduct = 'cb',
) {
  const cart = await checkOut(customer, await cartWith(customer, 'S1'), address);
  await pay(platform, customer, cart, { paymentProduct });
  return orderOf(await validate(customer, cart));
}

/** A sewing pattern, which goes by no parcel. */
async function buyPattern(customer: Caller) {
  const { id, version } = await cartWith(customer, 'SV');
  const billed = cartOf(
    await customer.call('POST', `/carts-self/${id}/billing-address`, {
      query: { version },
      body: ADDRESS,
    }),
  );
  const cart = cartOf(
    await customer.call('POST', `/carts-self/${id}/shipping-method/VI`, {
      query: { version: billed.version },
      body: ADDRESS,
    }),
  );
  await pay(platform, customer, cart);
  return orderOf(await validate(customer, cart));
}

describe('the invoice of an order', () => {
  test('is data as well, which only its customer has', async () => {
    const customer = await platform.customer('U2');
    const { orderNumber } = await buySomething(customer);
    const path = `${LIST}/${invoiceIdOf(orderNumber)}`;
    const query = { format: 'xml' };
    const { body } = await customer.call('GET', path, { query });
    const { fileName, content } = downloadFileSchema.parse(body);
    expect(fileName).toMatch(/\.xml$/);
    const xml = Buffer.from(content, 'base64').toString();
    expect(xml).toContain('CrossIndustryInvoice');
    expect(xml).toContain(orderNumber);
    const other = await platform.customer('U5');
    expect(codeOf(await other.call('GET', path, { query }))).toBe('NOT_FOUND');
  });

  test('is a PDF that says what was bought, for how much, with which tax, by whom', {
    tags: ['A-097'],
  }, async () => {
    const customer = await platform.customer('U2');
    const filled = await changed(
      customer,
      await cartWith(customer, 'S1', 'S1'),
      giftCard(),
      donation('reforest', 200),
    );
    const cart = await checkOut(customer, filled);
    await pay(platform, customer, cart);
    const order = orderOf(await validate(customer, cart));
    const { fileName, text, info } = await readFile(customer, invoiceIdOf(order.orderNumber));
    const number = /^Facture-(FR-\d{4}-\d{6})\.pdf$/.exec(fileName)?.[1] ?? '';
    expect(number).not.toBe('');
    const total = order.totalPrice.centAmount;
    const write = (cents: number) =>
      new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
        .format(cents / 100)
        .replaceAll(/\s+/g, ' ');
    const taxed = total - 5_000 - 200;
    const vat = Math.round(taxed / 6);
    const [line] = order.lineItems;
    for (const said of [
      ...['Vitrine', 'Vitrine Démo SAS', `Facture ${number}`, order.orderNumber],
      ...[
        line?.product.name,
        `Taille : ${line?.product.sizeLabel.full}`,
        'Camille Durand',
        'Paris',
      ],
      ...[`Total TTC ${write(total)}`, 'Carte cadeau', 'Don', '1 / 1'],
      ...['RCS Lille Métropole 000 000 000', 'Date de livraison'],
      `20 % ${[taxed - vat, vat, taxed].map(write).join(' ')}`,
      `Cartes cadeaux et dons : sans TVA ${[5_200, 0, 5_200].map(write).join(' ')}`,
    ]) {
      expect.soft(text.replaceAll('\u202f', ' ')).toContain(said);
    }
    expect(info).toMatchObject({
      Title: `Facture ${number}`,
      Creator: 'Vitrine',
      Language: 'fr-FR',
    });
  });

  test('speaks the language of the shop that sold it, wherever it is read', async () => {
    const order = await buySomething(
      await platform.customer('U5', { storeId: '1005', locale: 'de-de' }),
      { country: 'DE', zipCode: '10115', city: 'BERLIN', phoneNumber: '' },
      'visa',
    );
    const reader = await platform.customer('U5', { storeId: '1001', locale: 'fr-fr' });
    const { text, info } = await readFile(reader, invoiceIdOf(order.orderNumber));
    expect(text).toMatch(/Rechnung DE-\d{4}-\d{6} /);
    expect(text).toContain(`Bestellung ${order.orderNumber}`);
    expect(text).toContain('Steuersatz Netto MwSt. Brutto 19 %');
    expect(info).toMatchObject({ Language: 'de-DE' });
  });

  test('says which tax is taken on an island, and by which law none is', {
    tags: ['A-097'],
  }, async () => {
    const customer = await platform.customer('U2');
    const textOf = async (zipCode: string, city: string) => {
      const order = await buySomething(customer, { zipCode, city }, 'visa');
      const { text } = await readFile(customer, invoiceIdOf(order.orderNumber));
      return text.replaceAll(/\s+/g, ' ');
    };
    expect(await textOf('97400', 'SAINT-DENIS')).toContain('8,5 %');
    const untaxed = await textOf('97300', 'CAYENNE');
    expect(untaxed).toContain('Exonération de TVA (articles 262 I et 294 du CGI)');
    expect(untaxed).not.toContain('TTC');
  });

  test('is nobody else’s, and an id that is none answers 404', async () => {
    const { orderNumber } = await buySomething(await platform.customer('U2'));
    const stranger = await platform.customer('U4');
    for (const id of [invoiceIdOf(orderNumber), `goods-${orderNumber}-1`, 'invoice-V0', 'x']) {
      const answer = await stranger.call('GET', `${LIST}/${id}`);
      expect.soft([id, answer.status, codeOf(answer)]).toEqual([id, 404, 'NOT_FOUND']);
    }
    expect((await platform.guest().call('GET', LIST)).status).toBe(401);
    const asGuest = await platform.guest().call('GET', `${LIST}/${invoiceIdOf(orderNumber)}`);
    expect(asGuest.status).toBe(401);
  });
});

test.skipIf(isRemote)(
  'an order at midnight has one date, by the clocks of the shop: in its mail, on its invoice, as the last purchase',
  async () => {
    const late = await startTestPlatform();
    const { clock, database, runJobs } = late.inside;
    const year = clock.now().getUTCFullYear() + 1;
    clock.advance(Date.UTC(year, 0, 31, 23, 30) - clock.now().getTime());
    const customer = await late.customer('U2', { storeId: '1001', locale: 'fr-fr' });
    const cart = await checkOut(customer, await cartWith(customer, 'S1'));
    await pay(late, customer, cart);
    const order = orderOf(await validate(customer, cart));
    expect(order.createdAt).toContain(`${year}-01-31T23:3`);
    await runJobs();
    await runJobs();
    const [mail] = await database.select().from(mails);
    expect(mail?.text).toContain(`1er février ${year}`);
    const { text } = await readFile(customer, invoiceIdOf(order.orderNumber));
    expect(text).toContain(`1er février ${year}`);
    const { body } = await customer.call('GET', '/customers-self/lastPurchaseDate');
    expect(body).toBe(`${year}0201`);
    await late.stop();
  },
);

describe('the list of downloads', () => {
  test('has one entry for what was bought dematerialised, and one for each invoice, newest first', async () => {
    const customer = await platform.customer('U5');
    const before = await listOf(customer);
    const shirt = await buySomething(customer);
    const pattern = await buyPattern(customer);
    const { total, values } = await listOf(customer);
    expect(total).toBe(before.total + 2);
    expect(values.slice(0, 3)).toMatchObject([
      {
        kind: 'goods',
        orderNumber: pattern.orderNumber,
        productName: pattern.lineItems[0]?.product.name,
      },
      { kind: 'invoice', orderNumber: pattern.orderNumber, productName: null },
      { kind: 'invoice', orderNumber: shirt.orderNumber, productName: null },
    ]);
    expect(await listOf(customer, { page: 1, size: 1 })).toEqual({
      total,
      values: values.slice(2, 3),
    });
    const { fileName, text, info } = await readFile(customer, values[0]?.documentId ?? '');
    expect(fileName).toMatch(/^patron-[\w-]+\.pdf$/);
    expect(text).toContain('Patron de robe chemise');
    expect(info).toMatchObject({ Title: pattern.lineItems[0]?.product.name, Language: 'fr' });
  });
});
