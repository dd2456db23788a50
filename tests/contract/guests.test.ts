import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientSchema } from '#src/domain/account/account.schema.ts';
import { staffCustomerSchema } from '#src/domain/account/staff-customer.schema.ts';
import { claimedOrderSchema, trackedOrderSchema } from '#src/domain/order/order.schema.ts';
import { ORDER_RIGHTS_DAYS } from '#src/domain/order/order-rights.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { CALLS_BY_GROUP } from '#src/domain/wire/all-calls.ts';
import { type Call, needsAccount } from '#src/domain/wire/call.ts';
import { carts } from '#src/platform/carts/tables.ts';
import { customers } from '#src/platform/customers/tables.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { webDomains } from '#src/platform/shops/tables.ts';
import { changeSetting } from '../support/change-setting.ts';
import { openCookieBrowser } from '../support/cookie-browser.ts';
import { CLIENT_SECRET } from '../support/identity-server.ts';
import { readMails } from '../support/mailbox.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  type PlatformWithIdentity,
  startPlatformWithIdentity,
} from '../support/platform-with-identity.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { codeOf, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import { codeIn, discoverProvider, openCode, openForm, openSignIn } from '../support/sign-in.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote } from '../support/test-platform.ts';

const DAY = 86_400_000;
/** Who has an account, and proved to read its mails. */
const KNOWN = 'u2@vitrine.example';
const ACCOUNT = '/accounts-self/';
const GUEST_ORDERS = '/customers-self/guest-orders';
const newEmail = () => `guest.${randomUUID()}@vitrine.example`;

let platform: PlatformWithIdentity;
beforeEach(async () => {
  platform = await startPlatformWithIdentity();
});
afterEach(async () => {
  expect(platform.failures).toEqual([]);
  await platform.stop();
});

const guestOf = (email: string) => platform.proveEmail(email, 'guest');
const signedIn = (email: string) => platform.proveEmail(email, 'sign-in');

async function order(caller: Caller) {
  const cart = await readyCart(caller, 'S1', 'S1');
  await pay(platform, caller, cart);
  return orderOf(await validate(caller, cart));
}

async function linkOf(orderNumber: string): Promise<string> {
  await platform.inside.runJobs();
  const [mail] = await readMails(platform.inside.database, eq(mails.about, orderNumber));
  return /[?&]token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const track = (token: string) =>
  platform.guest().call('POST', '/orders/tracked', { body: { token } });
/** The link of the order's mail, and one that its number and its e-mail give. */
async function linksOf(orderNumber: string, email: string): Promise<[string, string]> {
  const mailed = await linkOf(orderNumber);
  const body = { orderNumber, email };
  const claimed = await platform.guest().call('POST', '/orders/claims', { body });
  return [mailed, claimedOrderSchema.parse(claimed.body).token];
}
const tracked = async (tokens: readonly string[]) =>
  (await Promise.all(tokens.map(track))).map(({ status }) => status);
const accountOf = async (caller: Caller) =>
  clientSchema.parse((await caller.call('GET', ACCOUNT)).body);
const guestOrders = async (caller: Caller, method: 'GET' | 'POST' = 'GET') =>
  (await caller.call(method, GUEST_ORDERS)).body;
const ordersOf = async (caller: Caller) =>
  (await caller.call('GET', '/customers-self/orders')).body;

/** A call as somebody might make it, without a thought for what it needs. */
const bare = ({ path }: Call) => path.replaceAll(/\{\w+\}/g, 'x1');

describe.skipIf(isRemote)('a guest', () => {
  test('orders with a proven e-mail, and is written to with a link as every customer is', async () => {
    const email = newEmail();
    const guest = await guestOf(email);
    expect(await accountOf(guest)).toMatchObject({ email, isGuest: true, hasPassword: false });
    const { orderNumber, cartId } = await order(guest);
    expect((await guest.call('GET', `/orders/by-cart/${cartId}`)).status).toBe(200);
    const links = await linksOf(orderNumber, email.toUpperCase());
    const [token] = links;
    expect((await track(token)).body).toMatchObject({ orderNumber, town: 'PARIS' });
    const wrong = { orderNumber, email: KNOWN };
    const refused = await platform.guest().call('POST', '/orders/claims', { body: wrong });
    expect(codeOf(refused)).toBe('ORDER_CLAIM_UNKNOWN');
    const [line] = trackedOrderSchema.parse((await track(token)).body).lineItems;
    for (const _ of ['an item', 'the last one']) {
      const lines = [{ lineId: line?.lineId, quantity: 1 }];
      const body = { token, returnId: randomUUID(), lines };
      const taken = await platform.guest().call('POST', '/orders/tracked/withdrawals', { body });
      expect(taken.status).toBe(200);
    }
    // Of an order that is cancelled, too.
    expect(await tracked(links)).toEqual([200, 200]);
    // No mail leads to an account: there is none.
    await platform.inside.runJobs();
    const told = await readMails(platform.inside.database, eq(mails.recipient, email));
    const kinds = new Set(told.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['order', 'sign-in-code', 'withdrawal']);
    expect(told.filter(({ text }) => text.includes('/account/'))).toEqual([]);
  });

  test('may make these calls, and is told for all others of customers that they take an account', async () => {
    const guest = await guestOf(newEmail());
    const ofCustomers = Object.values(CALLS_BY_GROUP)
      .flatMap((group) => Object.entries<Call>(group))
      .filter(([, { by }]) => by === 'customer' || by === 'buyer')
      // The last one makes the guest an account.
      .sort(([one], [other]) => Number(one === 'keepGuest') - Number(other === 'keepGuest'));
    for (const [name, call] of ofCustomers) {
      const answer = await guest.call(call.method, bare(call));
      const isRefused = answer.status === 403 && codeOf(answer) === 'ACCOUNT_REQUIRED';
      expect([name, isRefused]).toEqual([name, needsAccount(call)]);
    }
    const allowed = ofCustomers.filter(([, call]) => !needsAccount(call)).map(([name]) => name);
    expect(allowed.sort()).toEqual([
      ...['getAccount', 'getCreditTerms', 'getOrderByCart', 'getOwnCart', 'getOwnPayment'],
      'getPayment',
      ...['keepGuest', 'leaveGuestCart', 'mergeCarts', 'pay', 'payByGiftCard'],
      ...['setBillingAddress', 'setShippingMethod', 'startPayment', 'validateCart'],
    ]);
  });

  test('sees nothing of an account, nor of an earlier guest, of the same e-mail', async () => {
    const owner = await signedIn(KNOWN);
    const owned = await order(owner);
    const [one, other] = [await guestOf(KNOWN), await guestOf(KNOWN)];
    const { cartId } = await order(one);
    const ids = await Promise.all([owner, one, other].map(accountOf));
    expect(new Set(ids.map(({ customerId }) => customerId)).size).toBe(3);
    for (const cart of [cartId, owned.cartId]) {
      expect((await other.call('GET', `/orders/by-cart/${cart}`)).status).toBe(404);
      expect((await other.call('GET', `/carts/${cart}`)).status).toBe(404);
    }
    expect(codeOf(await other.call('POST', '/accounts-self/keep'))).toBe('EMAIL_HAS_ACCOUNT');
    expect(await accountOf(await signedIn(KNOWN))).toMatchObject({ isGuest: false });
  });

  test('is nobody to sign in to: a code of the same e-mail opens an account without the order', async () => {
    const email = newEmail();
    const { orderNumber } = await order(await guestOf(email));
    const links = await linksOf(orderNumber, email);
    const owner = await signedIn(email);
    expect(await accountOf(owner)).toMatchObject({ isGuest: false });
    expect(await ordersOf(owner)).toMatchObject({ total: 0 });
    expect(await guestOrders(owner)).toEqual({ orders: 1 });
    expect(await guestOrders(owner, 'POST')).toEqual({ orders: 1 });
    expect(await guestOrders(owner, 'POST')).toEqual({ orders: 0 });
    expect(await ordersOf(owner)).toMatchObject({ values: [{ orderNumber }] });
    expect(await tracked(links)).toEqual([200, 200]);
  });

  test('has an account by one call, with the order in it and the e-mail to sign in with', async () => {
    const email = newEmail();
    const guest = await guestOf(email);
    const { orderNumber } = await order(guest);
    const links = await linksOf(orderNumber, email);
    for (const _ of [1, 2]) {
      const kept = await guest.call('POST', '/accounts-self/keep');
      expect(kept.body).toMatchObject({ email, isGuest: false, firstName: 'JEAN-PAUL' });
    }
    await platform.inside.runJobs();
    const told = await readMails(platform.inside.database, eq(mails.kind, 'account-opened'));
    expect(told.map(({ recipient, lang }) => [recipient, lang])).toEqual([[email, 'fr']]);
    // The same session, from then on.
    expect(await ordersOf(guest)).toMatchObject({ values: [{ orderNumber }] });
    expect(await ordersOf(await signedIn(email))).toMatchObject({ values: [{ orderNumber }] });
    expect(await tracked(links)).toEqual([200, 200]);
  });

  test('leaves nothing to another e-mail, nor to an account that never proved to have it', async () => {
    const email = newEmail();
    await order(await guestOf(email));
    const stranger = await signedIn(newEmail());
    expect(await guestOrders(stranger, 'POST')).toEqual({ orders: 0 });
    const provider = await discoverProvider(platform.issuer, CLIENT_SECRET);
    const form = await openForm(provider, 'create-account', {}, { screen_hint: 'create-account' });
    const typed = { firstName: 'Ada', lastName: 'Fremd', email, password: 'blauer Wal 52' };
    await form.post(typed);
    const unproven = await platform.enter(email, typed.password);
    expect(await guestOrders(unproven)).toEqual({ orders: 0 });
    expect(await guestOrders(unproven, 'POST')).toEqual({ orders: 0 });
    expect(await guestOrders(await signedIn(email), 'POST')).toEqual({ orders: 1 });
  });

  test('signs in to nothing silently, and takes the cart along into an account', async () => {
    const email = newEmail();
    const browser = openCookieBrowser();
    const guest = await platform.proveEmail(email, 'guest', browser);
    const cart = await readyCart(guest, 'S1');
    const provider = await discoverProvider(platform.issuer, CLIENT_SECRET);
    const again = await openSignIn(provider, { browser }, { origin: 'customer' });
    expect(again.url.pathname).toMatch(/\/interaction\//);
    expect((await guest.call('POST', '/carts-self/leave')).status).toBe(204);
    const left = await guest.call('GET', `/carts/${cart.id}`);
    expect(left.body).toMatchObject({ customer: null, billingAddress: null, shippingInfo: null });
    const [row] = await platform.inside.database
      .select()
      .from(carts)
      .where(eq(carts.cartId, cart.id));
    expect(row).toMatchObject({ customerId: null, shippingAddress: null, shippingPrice: 0 });
  });

  test('is not offered where the shop has turned it off, and a code signs in there', async () => {
    const { database } = platform.inside;
    const [shop] = await database.select().from(webDomains).where(eq(webDomains.domain, 'fr-fr'));
    const params = { ...shop?.params, guestCheckout: false };
    const provider = await discoverProvider(platform.issuer, CLIENT_SECRET);
    const open = (origin: string) => openForm(provider, 'sign-in', {}, { origin });
    expect((await open('order')).page).toContain('/guest"');
    expect((await open('customer')).page).not.toContain('/guest"');
    const owner = openStaffCalls(platform, { role: 'owner' });
    await changeSetting(owner, { shop: 'fr-fr', part: 'switches', guestCheckout: false });
    const [off] = await database.select().from(webDomains).where(eq(webDomains.domain, 'fr-fr'));
    expect(off?.params).toEqual(params);
    const { page, browser, action } = await open('order');
    expect(page).not.toContain('/guest"');
    const email = newEmail();
    await browser.follow(new URL('guest', action), {
      ...{ method: 'POST', body: new URLSearchParams({ email }) },
    });
    await platform.inside.runJobs();
    const [mail] = await readMails(database, eq(mails.recipient, email));
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
    await browser.follow(new URL('enter-code', action), {
      ...{ method: 'POST', body: new URLSearchParams({ code }) },
    });
    const [opened] = await database.select().from(customers).where(eq(customers.email, email));
    expect(opened).toMatchObject({ guestEmail: null, guestUntil: null });
  });

  test('of a blocked account is refused like it', async () => {
    const { database } = platform.inside;
    await database
      .update(customers)
      .set({ blockedAt: platform.inside.clock.now() })
      .where(eq(customers.email, KNOWN));
    await expect(guestOf(KNOWN)).rejects.toThrow();
  });

  test('is deleted when the rights from the order are over, or after a week without one', async () => {
    const { database, clock, runJobs } = platform.inside;
    const rowsOf = (email: string) => database.$count(customers, eq(customers.guestEmail, email));
    const [buyer, idle] = [newEmail(), newEmail()];
    await readyCart(await guestOf(idle), 'S1');
    const { orderNumber, cartId } = await order(await guestOf(buyer));
    const links = await linksOf(orderNumber, buyer);
    const [token] = links;
    clock.advance(7 * DAY + 60_000);
    await runJobs('end-guests');
    expect([await rowsOf(buyer), await rowsOf(idle)]).toEqual([1, 0]);
    expect(await tracked(links)).toEqual([200, 404]);
    clock.advance((ORDER_RIGHTS_DAYS - 7) * DAY - 120_000);
    await runJobs('end-guests');
    expect([await rowsOf(buyer), (await track(token)).status]).toEqual([1, 200]);
    clock.advance(120_000);
    await runJobs('end-guests');
    expect([await rowsOf(buyer), (await track(token)).status]).toEqual([0, 404]);
    // What the law wants kept.
    const [kept] = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    expect(kept?.billingAddress?.city).toBe('PARIS');
    const [cart] = await database.select().from(carts).where(eq(carts.cartId, cartId));
    expect(cart).toMatchObject({ billingAddress: null, shippingAddress: null });
  });
});

test.skipIf(isRemote)('a guest is asked and written to in the words of each shop', async () => {
  await platform.stop();
  platform = await startPlatformWithIdentity(SEEDED_SHOP);
  const provider = await discoverProvider(platform.issuer, CLIENT_SECRET);
  for (const locale of ['fr-fr', 'en', 'es-es', 'de-de', 'it-it', 'pl-pl'] as const) {
    const email = newEmail();
    const { lang } = getDomain(locale);
    const texts = textsFor(lang);
    const redirectUri = `http://localhost:3000/${locale}/auth/callback`;
    const form = await openCode(
      provider,
      email,
      { redirectUri, as: 'guest' },
      { origin: 'order', ui_locales: lang },
    );
    expect(form.page).toContain(`>${texts.guest.ask}</button>`);
    expect(await form.asked.response.text()).toContain(`>${texts.guest.title}</button>`);
    await platform.inside.runJobs();
    const [mail] = await readMails(platform.inside.database, eq(mails.recipient, email));
    expect(mail?.text).toContain(texts.mails.account.guestCode.title);
    const done = await form.enter(codeIn(mail?.text ?? ''));
    const tokens = await form.exchange(done.url);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ guest: true, newCustomer: true });
  }
});

describe.skipIf(isRemote)('the staff', () => {
  const pageOf = async (customerId: string) =>
    staffCustomerSchema.parse(
      (await openStaffCalls(platform).call('GET', `/staff/customers/${customerId}`)).body,
    );

  test('find a guest by the e-mail, and see that it is one, on the order as well', async () => {
    const email = newEmail();
    const guest = await guestOf(email);
    const { orderNumber } = await order(guest);
    const staff = openStaffCalls(platform);
    const found = await staff.call('GET', `/staff/customers?q=${email}`);
    expect(found.body).toMatchObject({ values: [{ email, isGuest: true, orders: 1 }], total: 1 });
    const listed = await staff.call('GET', `/staff/orders?q=${email}`);
    expect(listed.body).toMatchObject({ values: [{ orderNumber, email, isGuest: true }] });
    const read = await staff.call('GET', `/staff/orders/${orderNumber}`);
    expect(read.body).toMatchObject({ customer: { email, isGuest: true } });
    const { customerId } = await accountOf(guest);
    const all = openStaffCalls(platform, { role: 'owner' });
    const data = await all.call('POST', `/staff/customers/${customerId}/export`, {});
    expect(data.body).toMatchObject({ profile: { email }, orders: [{ orderNumber }] });
  });

  test('erase a guest, who is deleted when the parcel has come, and whose link returns items even then', async () => {
    const email = newEmail();
    const guest = await guestOf(email);
    const { orderNumber } = await order(guest);
    const links = await linksOf(orderNumber, email);
    const { customerId } = await accountOf(guest);
    const { version } = await pageOf(customerId);
    const erased = await openStaffCalls(platform, { role: 'owner' }).call(
      ...(['POST', `/staff/customers/${customerId}/erasure`] as const),
      { changeId: randomUUID(), version },
    );
    expect(erased.body).toMatchObject({ isDeleted: true });
    expect((await guest.call('GET', ACCOUNT)).status).toBe(401);
    expect(await guestOrders(await signedIn(email))).toEqual({ orders: 0 });
    expect(await tracked(links)).toEqual([200, 200]);
    const { clock, database, runJobs } = platform.inside;
    const isLeft = async () =>
      (await database.$count(customers, eq(customers.customerId, customerId))) > 0;
    clock.advance(30 * DAY + 60_000);
    await runJobs('end-guests');
    expect(await isLeft()).toBe(true);
    await database
      .update(orders)
      .set({ status: 'delivered' })
      .where(eq(orders.orderNumber, orderNumber));
    await runJobs('end-guests');
    expect(await isLeft()).toBe(false);
    // The rights from the order outlive its person: nobody is written to, and the page says it all.
    expect(await tracked(links)).toEqual([200, 404]);
    const [token] = links;
    const { isGuest, isErased, lineItems, journey } = trackedOrderSchema.parse(
      (await track(token)).body,
    );
    expect([isGuest, isErased]).toEqual([false, true]);
    expect(journey.withdrawable).toMatchObject({ until: null });
    const body = {
      token,
      returnId: randomUUID(),
      lines: [{ lineId: lineItems[0]?.lineId, quantity: 1 }],
    };
    const taken = await platform.guest().call('POST', '/orders/tracked/withdrawals', { body });
    expect(taken.status).toBe(200);
    await runJobs();
    expect(await readMails(database, eq(mails.about, body.returnId))).toEqual([]);
    clock.advance((ORDER_RIGHTS_DAYS - 30) * DAY);
    expect(await tracked(links)).toEqual([404, 404]);
  });

  test('merge a guest into an account, and no account into a guest', async () => {
    const email = newEmail();
    const guest = await guestOf(email);
    const { orderNumber } = await order(guest);
    const links = await linksOf(orderNumber, email);
    const owner = await signedIn(KNOWN);
    const [into, from] = [await accountOf(owner), await accountOf(guest)];
    const staff = openStaffCalls(platform);
    const preview = (customerId: string, other: string) =>
      staff.call('POST', `/staff/customers/${customerId}/merge/preview`, { email: other });
    const seen = await preview(into.customerId, email);
    expect(seen.body).toMatchObject({ other: { id: from.customerId, email }, obstacles: [] });
    expect((await preview(from.customerId, KNOWN)).body).toMatchObject({ obstacles: ['guest'] });
    const [mine, theirs] = [await pageOf(into.customerId), await pageOf(from.customerId)];
    const merged = await staff.call('POST', `/staff/customers/${into.customerId}/merge`, {
      ...{ changeId: randomUUID(), version: mine.version },
      other: { customerId: from.customerId, version: theirs.version },
    });
    expect(merged.status).toBe(200);
    expect(await ordersOf(owner)).toMatchObject({ values: [{ orderNumber }] });
    expect(await tracked(links)).toEqual([200, 200]);
  });
});
