import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vatOf } from '#src/domain/order/vat.ts';
import { shippingMethodsSchema } from '#src/domain/shipping/shipping.schema.ts';
import { type Setting, shopSettingSchema } from '#src/domain/shop/setting.schema.ts';
import { dayAfter, shopDay } from '#src/domain/shop/shop-day.ts';
import { shopSettingsSchema } from '#src/domain/shop/staff-shop.schema.ts';
import { productTexts } from '#src/platform/catalogue/products/tables.ts';
import { contentEntries } from '#src/platform/content/tables.ts';
import { findWebDomain, findWebDomains } from '#src/platform/shops/web-domain-store.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { changeSetting, readSetting } from '../support/change-setting.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let owner: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (!isRemote) owner = openStaffCalls(platform, { role: 'owner' });
});
afterAll(() => platform.stop());

const read = async (by = owner) =>
  shopSettingsSchema.parse((await by.call('GET', '/staff/shops')).body);
const flip = (shop: 'fr-fr' | 'en', isOn: boolean, by = owner) =>
  changeSetting(by, { shop, part: 'switches', wishlist: isOn });
const flagsOf = async (name: 'allowShareCart' | 'wishlist') =>
  Object.fromEntries(
    (await findWebDomains(platform.inside.database)).map(({ domain, params }) => [
      domain,
      params[name],
    ]),
  );
const writtenBy = ({ caller }: StaffCalls) =>
  platform.inside.database.select().from(auditEntries).where(eq(auditEntries.actorId, caller.id));

describe.skipIf(isRemote)('the parameters of shops', () => {
  test('are shown side by side, to who has one shop of that one alone', async () => {
    const { shops } = await read();
    expect(shops.map(({ domain }) => domain)).toEqual(['fr-fr', 'fr-ch', 'en']);
    const swiss = openStaffCalls(platform, { role: 'owner', shops: ['fr-ch'] });
    expect((await read(swiss)).shops.map(({ domain }) => domain)).toEqual(['fr-ch']);
    const editor = openStaffCalls(platform, { role: 'editor' });
    expect((await editor.call('GET', '/staff/shops')).status).toBe(403);
  });

  test('a switch is flipped in its shop alone, and twice clicked it is written down once', async () => {
    const somebody = openStaffCalls(platform, { role: 'owner' });
    expect((await flip('en', true, somebody)).status).toBe(200);
    expect((await flip('en', true, somebody)).status).toBe(200);
    expect(await flagsOf('wishlist')).toEqual({ 'fr-fr': false, 'fr-ch': false, en: true });
    expect(await writtenBy(somebody)).toMatchObject([
      {
        ...{ action: 'shop.switch', shop: 'en', subjectId: 'en' },
        ...{ before: { wishlist: false }, after: { wishlist: true } },
      },
    ]);
    await flip('en', false);
    expect(await flagsOf('wishlist')).toMatchObject({ en: false });
  });

  test('come with the content that a shop gets from nowhere and the names that a language lacks', async () => {
    const { database } = platform.inside;
    const banner = { contentType: 'notification_banner', uid: 'b', fields: {} };
    await database.insert(contentEntries).values({ ...banner, locale: 'fr' });
    await database.delete(productTexts).where(eq(productTexts.lang, 'pl'));
    const { contentGaps, textGaps } = await read();
    // Of the shops that are open: others need none.
    expect(contentGaps).toContainEqual({
      ...{ contentType: 'notification_banner', uid: 'b', lacking: ['en'] },
    });
    const lacking = textGaps.filter(({ kind }) => kind === 'products').map(({ lang }) => lang);
    expect(lacking).toContain('pl');
    expect(lacking).not.toContain('de');
    const french = await read(openStaffCalls(platform, { role: 'owner', shops: ['fr-fr'] }));
    expect(french.contentGaps.map(({ uid }) => uid)).not.toContain('b');
    expect(french.textGaps.map(({ lang }) => lang)).not.toContain('pl');
  });
});

describe.skipIf(isRemote)('settings in parts', () => {
  const DELIVERY = '/staff/shops/fr-fr/settings/delivery';
  const readPart = async (path = DELIVERY, by = owner) =>
    shopSettingSchema.parse((await by.call('GET', path)).body);
  const change = (revision: string, setting: Setting, by = owner, shop = 'fr-fr') =>
    by.call('PUT', `/staff/shops/${shop}/settings`, { revision, setting });
  const undo = (part: string, revision: string, changeId: string) =>
    owner.call('POST', `/staff/shops/fr-fr/settings/${part}/undo`, { revision, changeId });
  const delivery = () => readSetting(owner, { shop: 'fr-fr', part: 'delivery' });
  const offered = async (grams: number) => {
    const query = `country=FR&grams=${grams}`;
    const { body } = await owner.call('GET', `/staff/shops/fr-fr/delivery-trial?${query}`);
    const home = shippingMethodsSchema.parse(body).find(({ key }) => key === 'NO');
    return home?.shippingRate.price.centAmount;
  };

  test('a rate by weight is what a heavy cart pays, is in the history, and is undone', async () => {
    const before = await delivery();
    expect(await offered(12_000)).toBe(499);
    const steps = { of: 'weight' as const, values: [{ above: 10_000, price: 1_290 }] };
    const shippingRates = before.setting.shippingRates.map((rate) =>
      rate.method === 'NO' ? { ...rate, steps } : rate,
    );
    const heavy = { ...before.setting, shippingRates, itemGrams: 800 };
    const somebody = openStaffCalls(platform, { role: 'owner' });
    expect((await change(before.revision, heavy, somebody)).status).toBe(200);
    expect([await offered(10_000), await offered(10_001)]).toEqual([499, 1_290]);
    // Who saw what was there before is told so, and changes nothing.
    expect(await change(before.revision, before.setting)).toMatchObject({
      ...{ status: 412, body: { code: 'CHANGED_BY_OTHERS' } },
    });
    const { setting, history, revision } = await delivery();
    expect(setting).toEqual(heavy);
    const [first] = history;
    expect(first).toMatchObject({
      by: somebody.caller.name,
      before: { shippingRates: before.setting.shippingRates, itemGrams: 500 },
      after: { shippingRates, itemGrams: 800 },
    });
    expect((await undo('delivery', before.revision, first?.id ?? '')).status).toBe(412);
    expect((await undo('delivery', revision, 'nothing')).status).toBe(404);
    expect((await undo('delivery', revision, first?.id ?? '')).status).toBe(200);
    expect(await offered(12_000)).toBe(499);
    expect((await delivery()).setting).toEqual(before.setting);
    expect((await delivery()).history).toHaveLength(2);
  });

  test('payment methods are served in the order and with the limits that were set', async () => {
    const path = '/staff/shops/fr-ch/settings/payments';
    const { setting, revision } = await readPart(path);
    if (setting.part !== 'payments') throw new Error('not the payments');
    const [first, second] = setting.paymentProducts;
    if (first === undefined || second === undefined) throw new Error('no methods');
    const paymentProducts = [{ ...second, maxAmount: 20_000 }, first];
    const wanted = { ...setting, paymentProducts };
    expect((await change(revision, wanted, owner, 'fr-ch')).status).toBe(200);
    const found = await findWebDomains(platform.inside.database);
    const { params } = found.find(({ domain }) => domain === 'fr-ch') ?? {};
    expect(params?.paymentProducts).toEqual([
      { ...second, rank: 1, maxAmount: 20_000 },
      { ...first, rank: 2 },
    ]);
  });

  test('a closing day moves the days that shoppers read, and a rate of VAT waits for its day', async () => {
    const query = '/staff/shops/fr-fr/delivery-trial?country=FR&grams=1';
    const promised = async () =>
      shippingMethodsSchema.parse((await owner.call('GET', query)).body)[0]?.promise;
    const open = await promised();
    const today = shopDay(platform.inside.clock.now(), 'FR');
    const days = Array.from({ length: 20 }, (_, after) => dayAfter(today, after));
    const { revision, history } = await readPart('/staff/shops/fr-fr/settings/closing-days');
    expect(history).toEqual([]);
    const closingDays = days.map((day) => ({ day, name: 'Inventory' }));
    await change(revision, { part: 'closing-days', closingDays });
    expect((await promised())?.from.localeCompare(days.at(-1) ?? '')).toBe(1);
    const closed = await readPart('/staff/shops/fr-fr/settings/closing-days');
    await undo('closing-days', closed.revision, closed.history[0]?.id ?? '');
    expect(await promised()).toEqual(open);

    const vat = await readPart('/staff/shops/fr-fr/settings/vat');
    const rateFrom = (from: string) =>
      change(vat.revision, { part: 'vat', vatRates: [{ country: 'FR', from, percent: 21 }] });
    expect(await rateFrom(today)).toMatchObject({ status: 422, body: { field: 'vat-day-past' } });
    expect((await rateFrom(dayAfter(today, 1))).status).toBe(200);
    const shop = await findWebDomain(platform.inside.database, 'fr-fr');
    if (shop === null) throw new Error('no shop');
    const at = (day: string) =>
      vatOf({ shippingAddress: null, createdAt: `${day}T12:00:00.000Z` }, shop).rate;
    expect([at(today), at(dayAfter(today, 1))]).toEqual([20, 21]);
    const planned = await readPart('/staff/shops/fr-fr/settings/vat');
    expect((await undo('vat', planned.revision, planned.history[0]?.id ?? '')).status).toBe(200);
  });

  const paramsOf = async (shop: 'fr-fr' | 'fr-ch') =>
    (await findWebDomain(platform.inside.database, shop))?.params;

  test('each part is written, is in the history, and is undone', async () => {
    const before = await paramsOf('fr-ch');
    const shop = 'fr-ch';
    const answers = [
      await changeSetting(owner, { shop, part: 'switches', showMap: true }),
      await changeSetting(owner, { shop, part: 'checkout', checkoutVersion: 'v1' }),
      await changeSetting(owner, {
        ...{ shop, part: 'returns' },
        returns: { days: 60, isFree: false, carrier: 'Post', address: ['Depot', 'Bern'] },
      }),
      await changeSetting(owner, { shop, part: 'gifts', giftWrap: { centAmount: 0 } }),
      await changeSetting(owner, { shop, part: 'accounts', accounts: { goods: '3200' } }),
      await changeSetting(owner, {
        ...{ shop, part: 'members' },
        // In any order: points say which is higher.
        loyaltyScale: [
          { points: 300, rewardCentAmount: 1_000 },
          { points: 100, rewardCentAmount: 300 },
        ],
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await paramsOf(shop)).toMatchObject({
      ...{ showMap: true, checkoutVersion: 'v1', giftWrap: { centAmount: 0 } },
      returns: { days: 60, address: ['Depot', 'Bern'] },
      ...{ loyaltyScale: [{ points: 100 }, { points: 300 }], accounts: { goods: '3200' } },
    });
    const parts = ['switches', 'checkout', 'returns', 'gifts', 'members', 'accounts'] as const;
    for (const part of parts) {
      const { revision, history } = await readSetting(owner, { shop, part });
      expect(history).toHaveLength(1);
      const body = { revision, changeId: history[0]?.id };
      const path = `/staff/shops/${shop}/settings/${part}/undo`;
      expect((await owner.call('POST', path, body)).status).toBe(200);
      // Over what was there before that.
      expect((await owner.call('POST', path, body)).status).toBe(412);
    }
    expect(await paramsOf(shop)).toEqual({ ...before, accounts: {} });
  });

  test('bills go to every country that is delivered to, whatever is chosen', async () => {
    const shop = 'fr-fr';
    await changeSetting(owner, { shop, part: 'checkout', billingCountries: ['DE'] });
    expect((await paramsOf(shop))?.billingCountries).toEqual(['DE', 'FR']);
    await changeSetting(owner, { shop, part: 'checkout', billingCountries: ['FR', 'BE'] });
  });

  test('a country that is delivered to is one where bills go', async () => {
    const { setting, revision } = await delivery();
    const deliveryCountries = [...setting.deliveryCountries, 'LU'];
    await change(revision, { ...setting, deliveryCountries });
    const found = await findWebDomains(platform.inside.database);
    expect(found.find(({ domain }) => domain === 'fr-fr')?.params).toMatchObject({
      ...{ deliveryCountries, billingCountries: ['FR', 'BE', 'LU'] },
    });
  });

  test('what contradicts itself is refused with what does', async () => {
    const { setting, revision } = await delivery();
    const [rate] = setting.shippingRates;
    if (rate === undefined) throw new Error('no rate');
    const twice = { ...setting, shippingRates: [rate, rate] };
    expect(await change(revision, twice)).toMatchObject({
      ...{ status: 422, body: { code: 'SETTING_INVALID', field: 'rate-twice' } },
    });
    expect((await delivery()).revision).toBe(revision);
  });

  test('are of one shop: who works in another one neither sees nor changes them', async () => {
    const swiss = openStaffCalls(platform, { role: 'owner', shops: ['fr-ch'] });
    const { setting, revision } = await delivery();
    expect((await swiss.call('GET', DELIVERY)).status).toBe(404);
    expect((await change(revision, setting, swiss)).status).toBe(404);
    const own = await readPart('/staff/shops/fr-ch/settings/delivery', swiss);
    expect(own.currency).toBe('CHF');
    expect((await change(own.revision, own.setting, swiss, 'fr-ch')).status).toBe(200);
    const editor = openStaffCalls(platform, { role: 'editor' });
    expect((await editor.call('GET', DELIVERY)).status).toBe(403);
  });
});
