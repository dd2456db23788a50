import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { newEndpointSchema } from '#src/domain/event/event.schema.ts';
import { importOptionsSchema } from '#src/domain/import/import.schema.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import type { NewPromotion } from '#src/domain/promotion/promotion.schema.ts';
import { EVERYTHING } from '#src/domain/promotion/promotion-rule.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { PERMISSIONS } from '#src/domain/staff/permission.ts';
import { roleSchema, shownKeySchema } from '#src/domain/staff/staff.schema.ts';
import { families } from '#src/platform/catalogue/families/tables.ts';
import { sizeCharts } from '#src/platform/catalogue/goods-words/tables.ts';
import { priceChanges, pricePlans, priceSets } from '#src/platform/catalogue/prices/tables.ts';
import { products } from '#src/platform/catalogue/products/tables.ts';
import { publicationSets } from '#src/platform/catalogue/publications/tables.ts';
import { contentEntries } from '#src/platform/content/tables.ts';
import { drops, dropTerms } from '#src/platform/drops/tables.ts';
import { giftCards } from '#src/platform/gift-cards/tables.ts';
import { imports } from '#src/platform/imports/tables.ts';
import type { Database } from '#src/platform/kernel/database/database.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { hashPassword } from '#src/platform/kernel/passwords/passwords.ts';
import { goodwillCards, returnPictures } from '#src/platform/orders/tables.ts';
import { promotionCodes, promotions, promotionTerms } from '#src/platform/promotions/tables.ts';
import { redirects } from '#src/platform/redirects/tables.ts';
import { reservations } from '#src/platform/reservations/tables.ts';
import { reviews } from '#src/platform/reviews/tables.ts';
import { auditEntries, staffMemberRoles, staffMembers } from '#src/platform/staff/tables.ts';
import { stores } from '#src/platform/stores/tables.ts';
import { enterBackOffice, openBackOffice, type StaffBrowser } from './back-office.ts';
import { makeDraft } from './draft-orders.ts';
import { ADDRESS, orderOf, pay, readyCart, validate } from './shopping.ts';
import type { TestPlatform } from './test-platform.ts';

/** Two shops side by side: who works for one, and what there is of the other. */

export const OWN = 'fr-ch';
export const OTHER = 'fr-fr';

type Who = { member: StaffBrowser; key: StaffBrowser; owner: StaffBrowser };

/** A member and a key that may do everything in one shop, and the owner of all. */
async function openOwn({ inside }: TestPlatform, owner: StaffBrowser, platform: TestPlatform) {
  const row = {
    email: 'swiss@vitrine.example',
    name: 'Urs Suter',
    language: 'en',
    state: 'active',
    invitedAt: new Date(),
    joinedAt: new Date(),
  } as const;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ofOther = { ...row, memberId: 'other', email: 'french@vitrine.example', name: 'Luc Petit' };
  await inside.database
    .insert(staffMembers)
    .values([{ ...row, memberId: 'swiss', passwordHash }, ofOther]);
  await inside.database.insert(staffMemberRoles).values([
    { memberId: 'swiss', roleId: 'owner', shops: [OWN] },
    { memberId: 'other', roleId: 'desk', shops: [OTHER] },
  ]);
  const member = openBackOffice(platform);
  const body = { email: row.email, password: DEMO_PASSWORD };
  await member.call('POST', '/staff/sign-in', { body });
  const made = await owner.call('POST', '/staff/keys', {
    body: { name: 'swiss', permissions: PERMISSIONS, shops: [OWN], endsAt: null },
  });
  return { member, key: openBackOffice(platform, shownKeySchema.parse(made.body).secret) };
}

const MORE = {
  families: ['f1200', 'f9520'],
  importId: randomUUID(),
  redirectId: randomUUID(),
  giftCardId: 'french-card',
  reservationId: 'R00000001',
  pictureId: 'french-picture',
  reviewId: randomUUID(),
  productId: '949',
  optionId: '849',
  priceChangeId: randomUUID(),
  planId: randomUUID(),
  setId: randomUUID(),
  promotionId: randomUUID(),
  dropId: randomUUID(),
  promotionCode: 'ANNA-7KQ2',
};

/** A promotion of a shop, as it is asked for. */
export const promotionOf = (shop: OnlineLocale): NewPromotion => ({
  ...{ name: 'Troisième offert', shops: [shop], begins: null, ends: null, reach: 'automatic' },
  labels: { de: 'x', en: 'x', es: 'x', fr: 'x', it: 'x', pl: 'x' },
  ...{ group: 'A', rank: 1, needs: null, selection: EVERYTHING, cap: null },
  effect: { kind: 'percent', percent: 10 },
});

/** Records that no call of the staff makes. */
async function insertMore(database: Database, of: { orderNumber: string; returnId: string }) {
  const at = new Date();
  const later = new Date(at.getTime() + 86_400_000);
  await database.insert(giftCards).values({
    ...{ cardId: MORE.giftCardId, shownNumber: '9059', pinHash: null, currency: 'EUR' },
    ...{ valueCents: 1_000, balanceCents: 1_000, expiresAt: later, issuedAt: at },
    ...{ domain: OTHER, orderNumber: of.orderNumber },
  });
  await database.insert(reservations).values({
    ...{ reservationId: MORE.reservationId, customerId: 'U1', domain: OTHER, storeId: '9059' },
    ...{ sku: 'S1', createdAt: at, pickUpBefore: later },
  });
  await database.insert(returnPictures).values({
    ...{ pictureId: MORE.pictureId, returnId: of.returnId, lineId: 'line', addedBy: 'Luc Petit' },
    ...{ content: Buffer.from('picture'), addedAt: at },
  });
  const rows = [{ eur: '38', it: '42', measures: [88] }];
  await database
    .insert(sizeCharts)
    .values({ chartId: 'women', scale: 'women', measures: ['chest'], rows })
    .onConflictDoNothing();
  await database
    .insert(families)
    .values(MORE.families.map((familyId, position) => ({ familyId, position })))
    .onConflictDoNothing();
  const [product] = await database.select().from(products).limit(1);
  await database.insert(reviews).values({
    ...{ reviewId: MORE.reviewId, customerId: 'U1', productId: product?.productId ?? '' },
    ...{
      author: 'Luc',
      lang: 'de',
      rating: 4,
      text: 'Schön geschnitten.',
      state: 'waiting',
      writtenAt: at,
    },
  });
  await database.insert(priceChanges).values({
    ...{ priceChangeId: MORE.priceChangeId, productId: MORE.productId, domain: OTHER },
    ...{ validFrom: later, prices: [], madeBy: 'Luc Petit', madeAt: at },
  });
  await database.insert(imports).values({
    ...{ importId: MORE.importId, fileName: 'stocks.csv', size: 0, state: 'done' },
    ...{ options: importOptionsSchema.parse({}), madeById: 'S1', madeByName: 'Luc Petit' },
    madeAt: at,
  });
  await database.insert(redirects).values({
    ...{ redirectId: MORE.redirectId, domain: OTHER, fromPath: '/ancien', toPath: '/nouveau' },
    ...{ madeByName: 'Luc Petit', madeAt: at },
  });
  await database.insert(pricePlans).values({
    ...{ planId: MORE.planId, name: 'Soldes', products: 0, shops: [], beginsAt: later },
    // As plans were kept that knew days alone.
    asked: {
      ...{ name: 'Soldes', percent: 20, ending: 'same', shops: [OTHER], from: null, lastDay: null },
      selection: { families: [], brands: [], productIds: [MORE.productId], exceptReduced: true },
    },
    ...{ madeBy: 'Luc Petit', madeAt: at },
  });
  await database.insert(priceSets).values({
    ...{ setId: MORE.setId, shops: [OTHER], cells: [], madeBy: 'Luc Petit', madeAt: at },
  });
  await database.insert(publicationSets).values({
    ...{ setId: MORE.setId, shops: [OTHER], isPublished: true, changes: [] },
    ...{ outcome: { shops: [], refused: [] }, madeBy: 'Luc Petit', madeAt: at },
  });
  const promotion = { promotionId: MORE.promotionId, version: 1, asked: promotionOf(OTHER) };
  await database
    .insert(promotions)
    .values({ ...promotion, name: promotion.asked.name, madeBy: 'Luc Petit', madeAt: at });
  await database
    .insert(promotionTerms)
    .values({ promotionId: MORE.promotionId, domain: OTHER, beginsAt: later });
  await database.insert(drops).values({
    ...{ dropId: MORE.dropId, version: 1, name: 'Soldes', begins: '2099-12-04T20:00' },
    ...{ madeBy: 'Luc Petit', madeAt: at },
  });
  await database.insert(dropTerms).values({ dropId: MORE.dropId, domain: OTHER, beginsAt: later });
  await database.insert(promotionCodes).values({
    ...{ code: MORE.promotionCode, promotionId: MORE.promotionId, isSingle: true },
    ...{ changeId: randomUUID(), madeAt: at },
  });
  const entry = { contentType: 'legal_notices', uid: 'offers', locale: OTHER } as const;
  const fields = { notices: [{ title: 'Code', text: 'Dix pour cent.' }] };
  await database.insert(contentEntries).values({ ...entry, fields });
}

/** One record of each kind, of the other shop. */
async function makeRecords(platform: TestPlatform, owner: StaffBrowser) {
  const staff = {
    call: (method: string, path: string, body?: Record<string, unknown>) =>
      owner.call(method, path, { ...(body && { body }) }),
  };
  const { database, runJobs } = platform.inside;
  const endpoint = newEndpointSchema.parse(
    (
      await owner.call('POST', '/staff/event-endpoints', {
        body: {
          ...{ url: 'https://erp.french.example/events', types: ['order.placed'] },
          ...{ shops: [OTHER], isActive: true },
        },
      })
    ).body,
  );
  const key = shownKeySchema.parse(
    (
      await owner.call('POST', '/staff/keys', {
        body: { name: 'french-key', permissions: ['orders:read'], shops: [OTHER], endsAt: null },
      })
    ).body,
  ).key;
  const role = roleSchema.parse(
    (
      await owner.call('POST', '/staff/roles', {
        body: { name: 'Reader', permissions: ['orders:read'], refundLimitCents: 0 },
      })
    ).body,
  );
  const customer = await platform.customer('U1');
  const cart = await readyCart(customer, 'S1', 'S2');
  await pay(platform, customer, cart);
  const { orderNumber, lineItems } = orderOf(await validate(customer, cart));
  const lines = lineItems.slice(0, 1).map(({ lineId, quantity }) => ({ lineId, quantity }));
  const write = async (what: string, version: number, body: object) =>
    staffOrderSchema.parse(
      (
        await owner.call('POST', `/staff/orders/${orderNumber}/${what}`, {
          body: { changeId: randomUUID(), version, lines, ...body },
        })
      ).body,
    );
  await write('parcels', 1, { carrier: 'DHL' });
  const { returns } = await write('returns', 2, {});
  await runJobs();
  const deliveries = await owner.call('GET', '/staff/event-deliveries');
  const [delivery] = z
    .object({ values: z.array(z.object({ deliveryId: z.string() })).min(1) })
    .parse(deliveries.body).values;
  const place = { line1: 'A', zipCode: '1', city: 'C', latitude: 1, longitude: 1 };
  await database.insert(stores).values({
    ...{ ...place, storeId: '9059', name: 'Lille-Flandres', country: 'FR' },
    ...{ phoneNumber: '', openingHours: [] },
  });
  const refunded = await owner.call('POST', `/staff/orders/${orderNumber}/refunds`, {
    body: { changeId: randomUUID(), version: 3, centAmount: 1, reason: 'goodwill' },
  });
  const [refund] = staffOrderSchema.parse(refunded.body).handRefunds;
  const draft = await makeDraft(staff, {
    for: { email: 'u1@vitrine.example', address: null, shippingMethod: null },
  });
  const returnId = returns[0]?.returnId ?? '';
  const [mail] = await database.select().from(mails).where(eq(mails.about, orderNumber)).limit(1);
  await insertMore(database, { orderNumber, returnId });
  return {
    ...{ refundId: refund?.refundId ?? '', draftId: draft.id, mailId: mail?.mailId ?? '', ...MORE },
    ...{
      orderNumber,
      lines,
      customerId: 'U1',
      storeId: '9059',
      memberId: 'other',
      roleId: role.id,
    },
    ...{ returnId, returnNumber: returns[0]?.returnNumber ?? '' },
    ...{ endpointId: endpoint.endpointId, url: endpoint.url, keyId: key.id, keyName: key.name },
    ...{ deliveryId: delivery?.deliveryId ?? '', address: ADDRESS },
  };
}

export type OtherShop = Awaited<ReturnType<typeof makeRecords>>;

export async function openTwoShops(platform: TestPlatform): Promise<Who & { records: OtherShop }> {
  const owner = await enterBackOffice(platform, 'owner');
  const records = await makeRecords(platform, owner);
  return { owner, ...(await openOwn(platform, owner, platform)), records };
}

const SWISS_ORDER = 'V-SWISS';

/**
 * Rows with an e-mail and a telephone number: of `OTHER` those of U1, of `OWN` the same of U2, and a card
 * of no shop. Answers what tells of whom, by shop.
 */
export async function insertPersonalRows(
  { inside: { database } }: TestPlatform,
  { orderNumber }: Pick<OtherShop, 'orderNumber'>,
) {
  const at = new Date();
  const later = new Date(at.getTime() + 86_400_000);
  await database.execute(sql`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'order_number', ${SWISS_ORDER}::text, 'cart_id', 'swiss', 'customer_id', 'U2', 'payments', '[]'::jsonb,
      'store_id', (select store_id from web_domains where domain = ${OWN}),
      'shipping_address', o.shipping_address || '{"phoneNumber":"0639980245"}'::jsonb,
      'billing_address', o.billing_address || '{"phoneNumber":"0639980245"}'::jsonb))).*
    from orders o where o.order_number = ${orderNumber}`);
  for (const [shop, number, customerId] of [
    [OTHER, orderNumber, 'U1'],
    [OWN, SWISS_ORDER, 'U2'],
  ] as const) {
    const gift = { id: randomUUID(), price: 1_000, recipientName: 'Ana', message: '' };
    const given = { ...gift, recipientEmail: `gift-${shop}@vitrine.example` };
    await database.execute(sql`
      update orders set gift_cards = ${JSON.stringify([{ ...given, senderName: '', sendOn: null, design: 'window' }])}::jsonb
      where order_number = ${number}`);
    const card = {
      pinHash: null,
      currency: 'EUR',
      valueCents: 1_000,
      balanceCents: 1_000,
    } as const;
    await database.insert(giftCards).values({
      ...{ ...card, cardId: `personal-${shop}`, shownNumber: 'AAAA', boughtAs: gift.id },
      ...{ domain: shop, orderNumber: number, expiresAt: later, issuedAt: at },
    });
    await database.insert(reservations).values({
      ...{ reservationId: `P-${shop}`, customerId, domain: shop, storeId: '9059' },
      ...{ sku: 'S2', createdAt: at, pickUpBefore: later },
    });
    const phoneNumber = customerId === 'U1' ? '0639980112' : '0639980245';
    await database.insert(auditEntries).values({
      ...{ entryId: randomUUID(), at, action: 'order.address', shop, correlationId: 'a-request' },
      ...{ actorKind: 'person', actorId: 'swiss', actorName: 'Urs Suter', clientAddress: null },
      ...{ subjectKind: 'order', subjectId: number },
      ...{ before: null, after: { shippingAddress: { phoneNumber } } },
    } as const);
  }
  const giftId = randomUUID();
  await database.insert(goodwillCards).values({
    ...{ giftId, domain: OTHER, centAmount: 500, currency: 'EUR', reason: 'late', message: '' },
    ...{ recipientName: 'Ana', recipientEmail: 'nowhere@vitrine.example', orderNumber: null },
    ...{ authorName: 'Luc Petit', decidedAt: at },
  });
  await database.insert(giftCards).values({
    ...{ cardId: 'personal-nowhere', shownNumber: 'BBBB', pinHash: null, currency: 'EUR' },
    ...{ valueCents: 500, balanceCents: 500, expiresAt: later, issuedAt: at, boughtAs: giftId },
  });
  return {
    [OTHER]: ['u1@vitrine.example', '0639980112', `gift-${OTHER}@vitrine.example`],
    [OWN]: ['u2@vitrine.example', '0639980245', `gift-${OWN}@vitrine.example`],
    nowhere: 'nowhere@vitrine.example',
    rows: {
      [OTHER]: [orderNumber, `personal-${OTHER}`, `P-${OTHER}`],
      [OWN]: [SWISS_ORDER, `personal-${OWN}`, `P-${OWN}`],
    },
    /** The gaps of paths, of `OWN`. */
    own: {
      orderNumber: SWISS_ORDER,
      customerId: 'U2',
      giftCardId: `personal-${OWN}`,
      reservationId: `P-${OWN}`,
    },
    /** The gaps of paths, of `OTHER`, where another record than the usual one has an e-mail. */
    other: { giftCardId: `personal-${OTHER}`, reservationId: `P-${OTHER}` },
  };
}

/** Tables that tell when somebody was last there, or what was asked for and refused. */
const OF_ASKING = ['staff_sessions', 'staff_keys', 'attempt_windows', 'stock_changes'];

/** All that a shop holds, table by table, so that two looks can be compared. */
export async function lookAtAll(database: Database): Promise<Map<string, string | null>> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const prints = rows
    .filter(({ name }) => !OF_ASKING.includes(name))
    .map(
      ({ name }) => sql`
        select ${name}::text as name, md5(string_agg(r, '|' order by r)) as print from (
          select (to_jsonb(t) - 'last_seen_at')::text as r from ${sql.identifier(name)} t) rows`,
    );
  // At one time: a query a table takes longer than what is asked about.
  const found = await database.execute<{ name: string; print: string | null }>(
    sql.join(prints, sql` union all `),
  );
  return new Map(found.rows.map(({ name, print }) => [name, print]));
}
