import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopSettingsSchema } from '#src/domain/shop/staff-shop.schema.ts';
import { productTexts } from '#src/platform/catalogue/tables.ts';
import { contentEntries } from '#src/platform/content/tables.ts';
import { findWebDomains } from '#src/platform/shops/web-domain-store.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
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
const flip = (shop: string, name: string, isOn: unknown, by = owner) =>
  by.call('PUT', `/staff/shops/${shop}/switches/${name}`, { isOn });
const choose = (shop: string, version: unknown, by = owner) =>
  by.call('PUT', `/staff/shops/${shop}/checkout`, { version });
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
    expect((await flip('fr-fr', 'wishlist', true, swiss)).status).toBe(404);
    expect((await choose('fr-fr', 'v1', swiss)).status).toBe(404);
    const editor = openStaffCalls(platform, { role: 'editor' });
    expect((await editor.call('GET', '/staff/shops')).status).toBe(403);
    expect((await flip('fr-fr', 'wishlist', true, editor)).status).toBe(403);
  });

  test('a switch is flipped in its shop alone, and twice clicked it is written down once', async () => {
    const somebody = openStaffCalls(platform, { role: 'owner' });
    const answers = await Promise.all([1, 2].map(() => flip('en', 'wishlist', true, somebody)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await flagsOf('wishlist')).toEqual({ 'fr-fr': false, 'fr-ch': false, en: true });
    expect(await writtenBy(somebody)).toMatchObject([
      {
        ...{ action: 'shop.switch', shop: 'en', subjectId: 'en' },
        ...{ before: { wishlist: false }, after: { wishlist: true } },
      },
    ]);
    await flip('en', 'wishlist', false);
    expect(await flagsOf('wishlist')).toMatchObject({ en: false });
  });

  test('the checkout of a shop is chosen, and left to the installation again', {
    tags: ['A-079'],
  }, async () => {
    const chosen = async () => (await read()).shops.map(({ params }) => params.checkoutVersion);
    expect((await choose('fr-ch', 'v1')).status).toBe(200);
    expect(await chosen()).toEqual([null, 'v1', null]);
    expect((await choose('fr-ch', null)).status).toBe(200);
    expect(await chosen()).toEqual([null, null, null]);
    expect((await choose('fr-ch', 'v9')).status).toBe(400);
  });

  test.each([
    ['fr-fr', 'giftCard', true, 404],
    ['fr-fr', 'constructor', true, 404],
    ['fr-fr', 'checkoutVersion', true, 404],
    ['de-de', 'wishlist', true, 404],
    ['xx', 'wishlist', true, 400],
    ['fr-fr', 'wishlist', 'true', 400],
  ])('what is no switch of an open shop is refused: %s %s %s', async (shop, name, isOn, status) => {
    const before = await findWebDomains(platform.inside.database);
    expect((await flip(shop, name, isOn)).status).toBe(status);
    expect(await findWebDomains(platform.inside.database)).toEqual(before);
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
