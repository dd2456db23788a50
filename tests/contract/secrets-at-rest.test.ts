import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { wishlistShareSchema } from '#src/domain/wishlist/wishlist.schema.ts';
import type { MailKind } from '#src/platform/kernel/mail/mail-kinds.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { changed, GIFT_CARD, giftCard } from '../support/cart-extras.ts';
import { CLIENT_SECRET } from '../support/identity-server.ts';
import { readMails } from '../support/mailbox.ts';
import {
  type PlatformWithIdentity,
  startPlatformWithIdentity,
} from '../support/platform-with-identity.ts';
import { dumpDatabase, findSecrets } from '../support/secret-search.ts';
import {
  CARDS,
  cartOf,
  cartWith,
  checkOut,
  pay,
  startedPayment,
  submitCard,
  validate,
} from '../support/shopping.ts';
import {
  codeIn,
  discoverProvider,
  formAction,
  openCode,
  openForm,
  openSignIn,
  postForm,
} from '../support/sign-in.ts';
import { isRemote } from '../support/test-platform.ts';

let platform: PlatformWithIdentity;
beforeAll(async () => {
  platform = await startPlatformWithIdentity();
});
afterAll(() => platform.stop());

const NEW_PASSWORD = 'blauer Wal 52';
const tokenIn = (text: string) => /[?&]token=([\w.-]+)/.exec(text)?.[1] ?? 'none';

async function mailed(recipient: string, kind: MailKind): Promise<string> {
  await platform.inside.runJobs();
  await platform.inside.runJobs();
  const isIt = and(eq(mails.recipient, recipient), eq(mails.kind, kind));
  const [mail] = await readMails(platform.inside.database, isIt);
  return mail?.text ?? '';
}

/** A day of the shop; answers what nobody may find in its database. */
async function liveADay(): Promise<Map<string, string>> {
  const secrets = new Map<string, string>();
  const email = 'neue.kundin@vitrine.example';
  const provider = await discoverProvider(platform.issuer, CLIENT_SECRET);

  const { post } = await openForm(provider, 'create-account');
  await post({ firstName: 'Nora', lastName: 'Keller', email, password: 'erster Wal 51' });
  const { browser, url, response } = await openSignIn(provider, {});
  const [, link = ''] = /href="([^"]+\/forgotten-password)"/.exec(await response.text()) ?? [];
  const page = await (await browser.request(new URL(link, url))).text();
  const action = new URL(formAction(page, '/forgotten-password'), url);
  await browser.request(action, postForm({ email }));
  const reset = tokenIn(await mailed(email, 'password-reset'));
  secrets.set('token of a used reset', reset);
  const form = postForm({ token: reset, password: NEW_PASSWORD });
  expect((await fetch(`${platform.issuer}/new-password?locale=fr-fr`, form)).status).toBe(200);
  await browser.request(action, postForm({ email }));
  secrets.set('token of an open reset', tokenIn(await mailed(email, 'password-reset')));
  secrets.set('password', NEW_PASSWORD);

  await openCode(provider, email);
  secrets.set('code of a sign-in', codeIn(await mailed(email, 'sign-in-code')));

  const customer = await platform.enter(email, NEW_PASSWORD);
  secrets.set('refresh token', customer.refreshToken);
  await customer.call('PUT', '/accounts-self/email', { body: { email: 'nora@vitrine.example' } });
  secrets.set('token of a new e-mail', tokenIn(await mailed('nora@vitrine.example', 'new-email')));

  const wish = { email: 'leserin@vitrine.example', additionalInformation: '/fr-fr', store: '1001' };
  await customer.call('PUT', '/newsletters', { body: wish });
  const confirmation = tokenIn(await mailed(wish.email, 'newsletter'));
  secrets.set('token of the newsletter', confirmation);
  const body = { token: confirmation, source: '/fr-fr' };
  await platform.guest().call('POST', '/newsletters/confirmation', { body });
  secrets.set('token to unsubscribe', tokenIn(await mailed(wish.email, 'welcome')));

  // Buys a gift card by card.
  const filled = await changed(customer, await cartWith(customer, 'S1'), giftCard());
  const cart = await checkOut(customer, filled);
  await pay(platform, customer, cart);
  secrets.set('card number', CARDS.authorised.replaceAll(' ', ''));
  secrets.set('card number as typed', CARDS.authorised);
  const key = { 'idempotency-key': randomUUID() };
  orderSchema.parse((await validate(customer, cart, key)).body);
  const order = tokenIn(await mailed(email, 'order'));
  secrets.set('token of the order', order);
  const gift = await mailed(GIFT_CARD.recipientEmail, 'gift-card');
  const [, shown = ''] = /Numéro\n(.+)/.exec(gift) ?? [];
  const [, pin = ''] = /Code PIN\n(\d+)/.exec(gift) ?? [];
  const number = shown.replaceAll(' ', '');
  secrets.set('number of a gift card', number);
  secrets.set('number as the mail shows it', shown);
  secrets.set('PIN', pin);

  // Pays with it, in part, after a guess and a refused card.
  const next = await checkOut(customer, await cartWith(customer, 'S1', 'SD'));
  const payBy = (typed: string, version: number) =>
    customer.call('POST', `/carts-self/${next.id}/gift-cards/${typed}`, {
      query: { version },
      body: { amount: 1_000, pin: typed === number ? pin : '1111' },
    });
  expect((await payBy('GCPIN', next.version)).status).toBe(404);
  expect((await payBy(number, next.version)).status).toBe(200);
  const planned = cartOf(await customer.call('GET', `/carts/${next.id}`));
  const due = planned.totalPrice.centAmount - 1_000;
  const { redirectUrl } = await startedPayment(customer, planned, { amountPlanned: due });
  await submitCard(platform, redirectUrl, { number: CARDS.refused });
  secrets.set('refused card number', CARDS.refused.replaceAll(' ', ''));
  await customer.call('PUT', `/carts/${next.id}/refresh`, { query: { version: planned.version } });
  const open = cartOf(await customer.call('GET', `/carts/${next.id}`));
  await pay(platform, customer, open, { amountPlanned: due });
  const paid = orderSchema.parse((await validate(customer, open)).body);

  const lines = [{ lineId: paid.lineItems[0]?.lineId ?? '', quantity: 1 }];
  const withdrawal = { returnId: randomUUID(), lines };
  const path = `/customers-self/orders/${paid.orderNumber}/withdrawals`;
  expect((await customer.call('POST', path, { body: withdrawal })).status).toBe(200);

  const shared = await customer.call('POST', '/customers-self/knowledges/wishlist-share');
  secrets.set('link of a wishlist', wishlistShareSchema.parse(shared.body).shareId ?? '');
  await platform.inside.runJobs();
  await platform.inside.runJobs();
  return secrets;
}

describe.skipIf(isRemote)('a dump of the database', () => {
  test('after a day of the shop holds no PIN, no card number and no token of a link', {
    tags: ['T49'],
  }, async () => {
    const secrets = await liveADay();
    for (const [name, secret] of secrets) {
      expect([name, secret]).toEqual([name, expect.stringMatching(/^.{6,}$/)]);
    }
    const { database } = platform.inside;
    const tables = await dumpDatabase(database);
    expect(tables.length).toBeGreaterThan(60);
    expect(findSecrets(secrets, tables)).toEqual([]);
    // Each of them would be found.
    await database.execute(sql`create table planted (note text)`);
    const notes = [...secrets.values()].join(' ');
    await database.execute(sql`insert into planted values (${notes})`);
    expect(findSecrets(secrets, await dumpDatabase(database))).toEqual(
      [...secrets.keys()].map((name) => `${name}, plain: table public.planted`),
    );
  });
});
