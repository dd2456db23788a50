import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { changed, donation, GIFT_CARD, giftCard } from '../support/cart-extras.ts';
import { readMails } from '../support/mailbox.ts';
import { cartWith, checkOut, pay, readyCart, validate } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

async function orderAt(shop: { storeId: string; locale: 'fr-fr' | 'en' }, ...skus: string[]) {
  const customer = await platform.customer('U2', shop);
  const cart = await readyCart(customer, ...skus);
  await pay(platform, customer, cart);
  return orderSchema.parse((await validate(customer, cart)).body);
}

describe.skipIf(isRemote)('an order', () => {
  test('is confirmed by one mail, in the language of its shop, as text and as HTML', {
    tags: ['F23'],
  }, async () => {
    const order = await orderAt({ storeId: '1001', locale: 'fr-fr' }, 'S1', 'S1');
    await platform.inside.runJobs();
    await platform.inside.runJobs();
    const kept = await platform.inside.database.select().from(mails);
    expect(kept).toHaveLength(1);
    const [mail] = kept;
    expect(mail).toMatchObject({
      kind: 'order',
      about: order.orderNumber,
      lang: 'fr',
      recipient: 'u2@vitrine.example',
      subject: `Votre commande ${order.orderNumber}`,
      sentAt: null,
    });
    const [line] = order.lineItems;
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(line?.product.name);
      expect(text).toContain('Quantité\u00a0: 2');
      for (const said of ['Livraison à domicile', 'Offerte', 'Total TTC', '59,98\u00a0€']) {
        expect(text).toContain(said);
      }
      expect(text).toContain('Rue De La Paix');
      expect(text).toContain('http://localhost:3000/fr-fr/account/orders');
    }
    expect(mail?.html).toContain(`/media/${line?.product.optionId}/AP.jpg?w=160`);
  });

  test('names the cards and donations that were bought with it', async () => {
    const customer = await platform.customer('U2', { storeId: '1001', locale: 'fr-fr' });
    const cart = await checkOut(
      customer,
      await changed(customer, await cartWith(customer, 'S1'), giftCard(), donation('hedge', 200)),
    );
    await pay(platform, customer, cart);
    const order = orderSchema.parse((await validate(customer, cart)).body);
    await platform.inside.runJobs();
    await platform.inside.runJobs();
    const [mail] = await platform.inside.database
      .select()
      .from(mails)
      .where(eq(mails.about, order.orderNumber));
    for (const text of [mail?.text, mail?.html]) {
      for (const said of ['Carte cadeau', GIFT_CARD.recipientName, 'Don']) {
        expect(text).toContain(said);
      }
    }
  });

  test('that was undone leaves none', async () => {
    const before = await platform.inside.database.select().from(mails);
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    expect((await validate(customer, cart)).status).toBe(402);
    await platform.inside.runJobs();
    expect(await platform.inside.database.select().from(mails)).toHaveLength(before.length);
  });

  test('is to be seen in the outbox, where nothing of a mail runs', async () => {
    const { app } = platform.inside.platform;
    const [newest] = await readMails(platform.inside.database);
    const list = await app.request('/outbox');
    expect(await list.text()).toContain(newest?.subject);
    const shown = await app.request(`/outbox/${newest?.mailId}/html`);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await shown.text()).toBe(newest?.html);
    expect((await app.request('/outbox/unknown')).status).toBe(404);
    for (const path of ['/outbox', `/outbox/${newest?.mailId}/html`]) {
      const rebound = await app.request(path, { headers: { host: 'evil.example:4000' } });
      expect([rebound.status, await rebound.text()]).toEqual([421, '']);
    }
  });
});
