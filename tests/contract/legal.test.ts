import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyAddress } from '#src/domain/address/address.ts';
import {
  contentGapsSchema,
  staffEntrySchema,
  uploadedSchema,
} from '#src/domain/content/staff-content.schema.ts';
import { legalGapsSchema } from '#src/domain/legal/legal.schema.ts';
import { DOCUMENTS_OF_ORDER, LEGAL_PAGES } from '#src/domain/legal/legal-pages.ts';
import { NO_SELLER } from '#src/domain/legal/seller.ts';
import {
  claimedOrderSchema,
  type Order,
  trackedOrderSchema,
} from '#src/domain/order/order.schema.ts';
import { shopLegalSchema } from '#src/domain/shop/staff-shop.schema.ts';
import { products } from '#src/platform/catalogue/products/tables.ts';
import { keepLacks } from '#src/platform/catalogue/publications/readiness.ts';
import { findOrderDocuments, findUncheckedShops } from '#src/platform/content/face.ts';
import { contentEntries, contentVersions } from '#src/platform/content/tables.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { legalPages } from '#src/platform/opening/content/build-legal.ts';
import { siteOf } from '#src/platform/opening/content/site.ts';
import { findWebDomains } from '#src/platform/shops/face.ts';
import { webDomains } from '#src/platform/shops/tables.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { readSetting } from '../support/change-setting.ts';
import { readMails } from '../support/mailbox.ts';
import { codeOf, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const FRANCE = { storeId: '1001', locale: 'fr-fr' } as const;
const DRAWN = { width: 60, height: 90, channels: 3, background: '#003399' } as const;
const EMAIL = 'u2@vitrine.example';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.inside.database.insert(contentEntries).values(
    legalPages(siteOf('fr-fr')).map(({ page, text }) => ({
      contentType: 'legal_page',
      uid: page,
      locale: 'fr-fr',
      fields: text,
    })),
  );
});
afterAll(() => platform.stop());

async function ordered(): Promise<Order> {
  const customer = await platform.customer('U2', FRANCE);
  const cart = await readyCart(customer, 'S1', 'S1');
  await pay(platform, customer, cart);
  return orderOf(await validate(customer, cart));
}

async function mailAbout(
  about: string,
  kind: 'order' | 'withdrawal',
  read: 'text' | 'html' = 'text',
) {
  await platform.inside.runJobs();
  await platform.inside.runJobs();
  const [mail] = await readMails(
    platform.inside.database,
    and(eq(mails.about, about), eq(mails.kind, kind)),
  );
  return mail?.[read] ?? '';
}

const claim = (orderNumber: string, email: string, clientAddress?: string) =>
  platform
    .guest({ ...FRANCE, ...(clientAddress && { clientAddress }) })
    .call('POST', '/orders/claims', { body: { orderNumber, email } });

describe.skipIf(isRemote)('an order that is claimed by its number and e-mail', () => {
  test('is withdrawn from without a sign-in, and acknowledged with the instant', async () => {
    const order = await ordered();
    const answer = await claim(order.orderNumber.toLowerCase(), ` ${EMAIL.toUpperCase()}`);
    const { token } = claimedOrderSchema.parse(answer.body);
    const guest = platform.guest(FRANCE);
    const tracked = await guest.call('POST', '/orders/tracked', { body: { token } });
    const [line] = trackedOrderSchema.parse(tracked.body).journey.withdrawable?.lines ?? [];
    const returnId = randomUUID();
    const lines = [{ lineId: line?.lineId ?? '', quantity: 1 }];
    const declared = await guest.call('POST', '/orders/tracked/withdrawals', {
      body: { token, returnId, lines },
    });
    expect(declared.status).toBe(200);
    const text = await mailAbout(returnId, 'withdrawal');
    expect(text).toContain(order.orderNumber);
    const year = platform.inside.clock.now().getUTCFullYear();
    expect(text).toMatch(new RegExp(`${year} à \\d{2}:\\d{2}`));
  });

  test('is told neither by a wrong number nor by a wrong e-mail, which are answered alike', async () => {
    const order = await ordered();
    const wrong = [
      await claim('V0000000000', EMAIL),
      await claim(order.orderNumber, 'u1@vitrine.example'),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([404, 404]);
    expect(wrong.map(codeOf)).toEqual(['ORDER_CLAIM_UNKNOWN', 'ORDER_CLAIM_UNKNOWN']);
  });

  test('is not found by trying: a number is tried ten times in ten minutes', async () => {
    const { orderNumber } = await ordered();
    const tries = Array.from({ length: 10 }, (_, at) => `guess${at}@vitrine.example`);
    for (const email of tries) expect((await claim(orderNumber, email)).status).toBe(404);
    expect(codeOf(await claim(orderNumber, EMAIL))).toBe('TOO_MANY_REQUESTS');
  });
});

describe.skipIf(isRemote)('the mail of an order', () => {
  test('carries terms, instruction and notice as they stood when it was placed', async () => {
    const { database, clock } = platform.inside;
    const before = await ordered();
    const key = { contentType: 'legal_page', uid: 'terms', locale: 'fr-fr' } as const;
    const [{ fields: old }] = (await database
      .select({ fields: contentEntries.fields })
      .from(contentEntries)
      .where(and(eq(contentEntries.uid, 'terms'), eq(contentEntries.locale, 'fr-fr')))) as [
      { fields: Record<string, unknown> },
    ];
    clock.advance(60_000);
    const next = { title: 'Nouvelles conditions', html: '<p>Autrement.</p>', isDraft: false };
    const version = { publishedBy: 'Ida', publishedAt: clock.now() };
    await database.insert(contentVersions).values([
      { versionId: randomUUID(), ...key, fields: old, publishedBy: null, publishedAt: new Date(0) },
      { versionId: randomUUID(), ...key, fields: next, ...version },
    ]);
    await database
      .update(contentEntries)
      .set({ fields: next })
      .where(and(eq(contentEntries.uid, 'terms'), eq(contentEntries.locale, 'fr-fr')));
    clock.advance(60_000);
    const after = await ordered();

    const early = await mailAbout(before.orderNumber, 'order');
    const titles = legalPages(siteOf('fr-fr'))
      .filter(({ page }) => DOCUMENTS_OF_ORDER.some((one) => one === page))
      .map(({ text }) => text.title);
    expect(titles).toHaveLength(3);
    for (const title of titles) expect(early).toContain(title);
    expect(early).toContain('Small Shop Ltd');
    expect(early).not.toContain('<');
    const late = await mailAbout(after.orderNumber, 'order');
    expect(late).toContain('Nouvelles conditions\nAutrement.');
    expect(late).not.toContain(titles[0] ?? '');
  });
});

describe.skipIf(isRemote)('the notice of the guarantee', () => {
  test('goes with what is sent into the Union, from whichever shop, and with nothing else', async () => {
    const { database } = platform.inside;
    const [shop] = await findWebDomains(database);
    if (shop === undefined) throw new Error('no shop is open');
    const title = legalPages(siteOf('fr-fr')).find(({ page }) => page === 'guarantee')?.text.title;
    const sentTo = async (country: string, seller: string) => {
      const order = {
        shippingAddress: { ...emptyAddress(country), deliveryPointIdV2: null },
        createdAt: new Date(),
      };
      const found = await findOrderDocuments(database, { ...shop, countryCodeISO2: seller }, order);
      return found.some((one) => one.title === title);
    };
    expect(await sentTo('IE', 'GB')).toBe(true);
    expect(await sentTo('FR', 'FR')).toBe(true);
    expect(await sentTo('GB', 'GB')).toBe(false);
    expect(await sentTo('CH', 'FR')).toBe(false);
  });

  test('is asked for until an editor uploads the official picture, which pages and mails then show', async () => {
    const lacking = async () => {
      const { body } = await platform.guest(FRANCE).call('GET', '/legal/gaps');
      const french = legalGapsSchema.parse(body).shops.find(({ domain }) => domain === 'fr-fr');
      return french?.notices;
    };
    expect(await lacking()).toEqual(['guarantee']);
    const editor = openStaffCalls(platform, { role: 'editor' });
    const content = (await sharp({ create: DRAWN }).png().toBuffer()).toString('base64');
    const refused = await editor.call('POST', '/staff/content-pictures', {
      content: Buffer.from('<svg/>').toString('base64'),
    });
    expect(codeOf(refused)).toBe('PICTURE_NOT_READABLE');
    const uploaded = await editor.call('POST', '/staff/content-pictures', { content });
    const { pictureId, ...size } = uploadedSchema.parse(uploaded.body);
    expect(size).toEqual({ width: 60, height: 90 });
    const shown = await platform.inside.platform.app.request(`/media/content/${pictureId}.webp`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const isPage = and(eq(contentEntries.uid, 'guarantee'), eq(contentEntries.locale, 'fr-fr'));
    const [page] = await platform.inside.database.select().from(contentEntries).where(isPage);
    const notice = { pictureId, ...size, alt: 'Garantie légale' };
    const { body } = await editor.call('GET', '/staff/content/legal_page/guarantee/fr-fr');
    const { revision } = staffEntrySchema.parse(body);
    const published = await editor.call(
      'POST',
      '/staff/content/legal_page/guarantee/fr-fr/publication',
      { revision, fields: { ...page?.fields, notice } },
    );
    expect(published.status).toBe(200);
    expect(await lacking()).toEqual([]);
    const [shop] = await findWebDomains(platform.inside.database);
    if (shop === undefined) throw new Error('no shop is open');
    const documents = await findOrderDocuments(platform.inside.database, shop, {
      shippingAddress: { ...emptyAddress('FR'), deliveryPointIdV2: null },
      createdAt: platform.inside.clock.now(),
    });
    expect(documents.map((one) => one.notice)).toContainEqual(notice);
  });
});

describe.skipIf(isRemote)('how goods are sorted', () => {
  test('is said in the mail of a shop whose law asks for it, and of no other', async () => {
    const { database } = platform.inside;
    const set = (agec: boolean) =>
      database
        .update(webDomains)
        .set({ params: sql`jsonb_set(${webDomains.params}, '{agec}', ${String(agec)}::jsonb)` })
        .where(eq(webDomains.domain, 'fr-fr'));
    const silent = await ordered();
    expect(await mailAbout(silent.orderNumber, 'order', 'html')).not.toMatch(/se trient|info-tri/);
    const later = await ordered();
    await set(true);
    expect(await mailAbout(later.orderNumber, 'order')).toContain('se trient');
    expect(await mailAbout(later.orderNumber, 'order', 'html')).toContain('/info-tri.png');
    await set(false);
  });
});

describe.skipIf(isRemote)('what no shop may open without', () => {
  const gaps = async () => {
    const { body } = await platform.guest(FRANCE).call('GET', '/legal/gaps');
    return legalGapsSchema.parse(body).shops;
  };
  test('is told by shop: drafts, pages that nobody has written, and an unknown seller', async () => {
    const [french, swiss] = await gaps();
    expect(french).toMatchObject({ domain: 'fr-fr', missing: [] });
    expect(french?.drafts).toContain('privacy');
    expect(french?.seller).toContain('vatId');
    expect(french?.seller).not.toContain('name');
    expect(swiss).toMatchObject({ domain: 'fr-ch', drafts: [] });
    expect(swiss?.missing).toEqual(LEGAL_PAGES.filter((page) => page !== 'guarantee'));
  });

  test('keeps a shop closed until each page was checked once, and not when one is written again', async () => {
    const { database } = platform.inside;
    expect((await findUncheckedShops(database)).has('fr-fr')).toBe(true);
    const isFrench = and(
      eq(contentEntries.contentType, 'legal_page'),
      eq(contentEntries.locale, 'fr-fr'),
    );
    const mark = (isDraft: boolean) =>
      database
        .update(contentEntries)
        .set({
          fields: sql`jsonb_set(${contentEntries.fields}, '{isDraft}', ${String(isDraft)}::jsonb)`,
        })
        .where(isFrench);
    await mark(false);
    expect([...(await findUncheckedShops(database))]).not.toContain('fr-fr');
    const checked = await database.select().from(contentEntries).where(isFrench);
    const version = { publishedBy: 'Ida', publishedAt: new Date(0) };
    await database.insert(contentVersions).values(
      checked.map(({ contentType, uid, fields }) => ({
        ...{ versionId: randomUUID(), contentType, uid, locale: 'fr-fr' as const, fields },
        ...version,
      })),
    );
    await mark(true);
    expect([...(await findUncheckedShops(database))]).not.toContain('fr-fr');
  });

  test('is listed to owners, who fill in the seller there', async () => {
    const owner = openStaffCalls(platform, { role: 'owner' });
    const read = async (by = owner) =>
      shopLegalSchema.parse((await by.call('GET', '/staff/legal')).body);
    const before = await read();
    expect(before.gaps[0]?.drafts).toContain('privacy');
    expect(before.unmade).toEqual({ total: 0, values: [] });
    const { database, clock } = platform.inside;
    await inTransaction(database, async (tx) => {
      await tx.update(products).set({ brand: 'Acme' }).where(eq(products.productId, '949'));
      await keepLacks(tx, clock.now(), ['949']);
    });
    expect((await read()).unmade).toMatchObject({
      ...{ total: 1, values: [{ productId: '949', brand: 'Acme' }] },
    });
    const path = '/staff/shops/fr-fr/settings';
    const { revision, setting } = await readSetting(owner, { shop: 'fr-fr', part: 'seller' });
    const { seller: seen } = setting;
    const seller = { ...NO_SELLER, name: 'Vitrine & Söhne', epr: 'FR123456_11ABCD' };
    const save = (by: StaffCalls, wanted = seller) =>
      by.call('PUT', path, { revision, setting: { part: 'seller', seller: wanted } });
    const foreign = openStaffCalls(platform, { role: 'owner', shops: ['fr-ch'] });
    expect((await save(foreign)).status).toBe(404);
    expect((await read(foreign)).shops).toEqual(['fr-ch']);
    expect((await save(openStaffCalls(platform, { role: 'editor' }))).status).toBe(403);
    expect((await save(owner)).body).toMatchObject({ setting: { seller } });
    expect((await gaps())[0]?.seller).not.toContain('epr');
    // A form that was filled in over the seller before.
    expect((await save(owner, NO_SELLER)).status).toBe(412);
    const written = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, owner.caller.id));
    expect(written).toMatchObject([
      { action: 'shop.seller', shop: 'fr-fr', before: { seller: seen }, after: { seller } },
    ]);
  });

  test('is told to editors, of their shops alone', async () => {
    const editor = openStaffCalls(platform, { role: 'editor', shops: ['fr-ch'] });
    const { body } = await editor.call('GET', '/staff/content-gaps');
    const { legal } = contentGapsSchema.parse(body);
    expect(legal.map(({ domain }) => domain)).toEqual(['fr-ch']);
    expect((await editor.call('GET', '/staff/legal')).status).toBe(403);
  });
});
