import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productOptions, products, skus } from '#src/platform/catalogue/products/tables.ts';
import type { MailKind } from '#src/platform/kernel/mail/mail-kinds.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { stockAlerts } from '#src/platform/knowledges/tables.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const EMAIL = 'u2@vitrine.example';
const MINUTE_MS = 60_000;

const mailsOf = (kind: MailKind) =>
  platform.inside.database
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, EMAIL), eq(mails.kind, kind)));

/** Does what is due a minute later. */
async function aMinuteLater() {
  platform.inside.clock.advance(MINUTE_MS);
  await platform.inside.runJobs('write-stock-alerts');
}

describe.skipIf(isRemote)('a customer is told by mail', () => {
  test('that a size is back, once for each alert, and the alert is over', async () => {
    const { database } = platform.inside;
    const customer = await platform.customer('U2');
    const body = { sku: 'S0', productId: '400101', optionId: '500201', store: '1001' };
    await customer.call('POST', '/customers-self/knowledges/product-stock-alert', { body });
    await aMinuteLater();
    expect(await mailsOf('stock-alert')).toEqual([]);
    await database.update(stocks).set({ quantity: 3 }).where(eq(stocks.sku, 'S0'));
    await aMinuteLater();
    await aMinuteLater();
    const written = await mailsOf('stock-alert');
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({ lang: 'fr', recipient: EMAIL });
    expect(written[0]?.text).toContain('Robe midi');
    expect(written[0]?.text).toContain('/fr-fr/robe-midi--p400101');
    const left = await database.select().from(stockAlerts).where(eq(stockAlerts.sku, 'S0'));
    expect(left).toEqual([]);
  });

  test('of shoes that their pointure is back', async () => {
    const { database } = platform.inside;
    const [shoe] = await database
      .select({ sku: skus.sku, optionId: skus.optionId, productId: productOptions.productId })
      .from(skus)
      .innerJoin(productOptions, eq(productOptions.optionId, skus.optionId))
      .innerJoin(products, eq(products.productId, productOptions.productId))
      .where(and(eq(products.sizeScale, 'shoes-women'), eq(skus.size, '38')))
      .limit(1);
    if (shoe === undefined) throw new Error('the shop sells no shoes');
    await database.update(stocks).set({ quantity: 0 }).where(eq(stocks.sku, shoe.sku));
    const customer = await platform.customer('U2');
    const body = { ...shoe, store: '1001' };
    await customer.call('POST', '/customers-self/knowledges/product-stock-alert', { body });
    await database.update(stocks).set({ quantity: 3 }).where(eq(stocks.sku, shoe.sku));
    await aMinuteLater();
    const written = await mailsOf('stock-alert');
    const [mail] = written.filter(({ text }) => !text.includes('Robe midi'));
    expect(mail?.text).toContain('Votre pointure est de retour');
    expect(mail?.text).toMatch(/Pointure\s: 38/);
    expect(mail?.text).not.toMatch(/taille/i);
  });
});
