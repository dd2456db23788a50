import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { paymentLinkSchema } from '#src/domain/draft-order/draft-order.schema.ts';
import {
  claimedOrderSchema,
  orderSchema,
  trackedOrderSchema,
} from '#src/domain/order/order.schema.ts';
import { signedInDevicesSchema } from '#src/domain/sign-in/sign-in.schema.ts';
import { wishlistShareSchema } from '#src/domain/wishlist/wishlist.schema.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { signPreview } from '#src/platform/kernel/http/preview-tokens.ts';
import {
  ACCOUNT_EVENTS,
  type AccountEvent,
  LINKS,
  type LinkKind,
} from '#src/platform/kernel/links/link-rules.ts';
import { hashOfToken } from '#src/platform/kernel/mail/link-tokens.ts';
import type { MailKind } from '#src/platform/kernel/mail/mail-kinds.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { newsletterSubscriptions } from '#src/platform/newsletters/tables.ts';
import { inviteOwner } from '#src/platform/staff/invite-owner.ts';
import { seedRoles } from '#src/platform/staff/roles.ts';
import { staffMembers } from '#src/platform/staff/tables.ts';
import { makeDraft } from '../support/draft-orders.ts';
import { CLIENT_SECRET } from '../support/identity-server.ts';
import { readMails } from '../support/mailbox.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  type PlatformWithIdentity,
  startPlatformWithIdentity,
} from '../support/platform-with-identity.ts';
import { cartWith, pay, readyCart, validate } from '../support/shopping.ts';
import {
  codeIn,
  discoverProvider,
  formAction,
  openCode,
  openSignIn,
  postForm,
} from '../support/sign-in.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote } from '../support/test-platform.ts';

/** The table of links, cell by cell: a link is made, the event happens, the link is used. */

const SOURCE = '/fr-fr/newsletter/subscription';
const WISHLIST = '/customers-self/knowledges/wishlist';
const NEW_PASSWORD = 'blauer Wal 52';
const MINUTE = 60_000;

let platform: PlatformWithIdentity;
beforeEach(async () => {
  platform = await startPlatformWithIdentity();
});
afterEach(async () => {
  expect(platform.failures).toEqual([]);
  await platform.stop();
});

/** A customer with the browser that asks for links, and one more. */
type Owner = { email: string; asking: Caller & { refreshToken: string }; other: Caller };
/** Uses a link; says whether it did what it is for. */
type Use = () => Promise<boolean>;

async function own(email: string): Promise<Owner> {
  return { email, asking: await platform.enter(email), other: await platform.enter(email) };
}

async function mailed(recipient: string, kind: MailKind): Promise<string> {
  await platform.inside.runJobs();
  await platform.inside.runJobs();
  const isIt = and(eq(mails.recipient, recipient), eq(mails.kind, kind));
  const [mail] = await readMails(platform.inside.database, isIt);
  return mail?.text ?? '';
}

const tokenIn = (text: string) => /[?&]token=([\w.-]+)/.exec(text)?.[1] ?? '';

/** Sends the form of a page that a mail leads to. */
async function useForm(page: string, fields: Record<string, string>): Promise<boolean> {
  const { status } = await fetch(`${platform.issuer}/${page}?locale=fr-fr`, postForm(fields));
  expect([200, 410]).toContain(status);
  return status === 200;
}

async function askForReset(email: string): Promise<string> {
  const provider = await discoverProvider(platform.issuer, CLIENT_SECRET);
  const { browser, url, response } = await openSignIn(provider, {});
  const [, link = ''] = /href="([^"]+\/forgotten-password)"/.exec(await response.text()) ?? [];
  const page = await (await browser.request(new URL(link, url))).text();
  await browser.request(new URL(formAction(page, '/forgotten-password'), url), postForm({ email }));
  return tokenIn(await mailed(email, 'password-reset'));
}

async function subscribe(email: string): Promise<string> {
  const body = { email, additionalInformation: SOURCE, store: '1001' };
  await platform.guest().call('PUT', '/newsletters', { body });
  return tokenIn(await mailed(email, 'newsletter'));
}

const confirm = (token: string) =>
  platform.guest().call('POST', '/newsletters/confirmation', { body: { token, source: SOURCE } });

async function order({ asking, email }: Owner): Promise<string> {
  const cart = await readyCart(asking, 'S1', 'S1');
  await pay(platform, asking, cart);
  orderSchema.parse((await validate(asking, cart)).body);
  return tokenIn(await mailed(email, 'order'));
}

const posted = async (path: string, body: Record<string, unknown>) =>
  (await platform.guest().call('POST', path, { body })).status === 200;

/** A code, and the sign-in that it was asked for in. */
async function askForCode(email: string): Promise<Use> {
  const provider = await discoverProvider(platform.issuer, CLIENT_SECRET);
  const { enter } = await openCode(provider, email);
  const code = codeIn(await mailed(email, 'sign-in-code'));
  return async () => {
    const { response, url } = await enter(code);
    expect([303, 400, 422]).toContain(response.status);
    return url.searchParams.has('code');
  };
}

/** How a link of each kind is come by, and used. */
const MAKE: Readonly<Record<LinkKind, (owner: Owner) => Promise<Use>>> = {
  passwordReset: async ({ email }) => {
    const token = await askForReset(email);
    return () => useForm('new-password', { token, password: `${NEW_PASSWORD} ${randomUUID()}` });
  },
  signInCode: ({ email }) => askForCode(email),
  emailChange: async ({ asking, email }) => {
    const next = `next.${email}`;
    await asking.call('PUT', '/accounts-self/email', { body: { email: next } });
    const token = tokenIn(await mailed(next, 'new-email'));
    return () => useForm('new-email', { token });
  },
  newsletterConfirmation: async ({ email }) => {
    const token = await subscribe(email);
    const { database } = platform.inside;
    const isOfOwner = eq(newsletterSubscriptions.email, email);
    return async () => {
      await database.delete(newsletterSubscriptions).where(isOfOwner);
      await confirm(token);
      return (await database.select().from(newsletterSubscriptions).where(isOfOwner)).length === 1;
    };
  },
  newsletterUnsubscribe: async () => {
    const email = `reader.${randomUUID()}@vitrine.example`;
    await confirm(await subscribe(email));
    const token = tokenIn(await mailed(email, 'welcome'));
    const body = {
      token,
      store: '1001',
      additionalInformation: '/fr-fr/unsubscribe',
      type: 'NEWS',
    };
    return () => posted('/newsletters/unsubscribe', body);
  },
  order: async (owner) => {
    const token = await order(owner);
    return () => posted('/orders/tracked', { token });
  },
  claimedOrder: async (owner) => {
    const link = await order(owner);
    const { body } = await platform
      .guest()
      .call('POST', '/orders/tracked', { body: { token: link } });
    const { orderNumber } = trackedOrderSchema.parse(body);
    const claim = { orderNumber, email: owner.email };
    const claimed = await platform.guest().call('POST', '/orders/claims', { body: claim });
    const { token } = claimedOrderSchema.parse(claimed.body);
    return () => posted('/orders/tracked', { token });
  },
  withdrawal: async (owner) => {
    const token = await order(owner);
    return async () => {
      const { body } = await platform.guest().call('POST', '/orders/tracked', { body: { token } });
      const [line] = trackedOrderSchema.safeParse(body).data?.lineItems ?? [];
      const lines = [{ lineId: line?.lineId ?? 'none', quantity: 1 }];
      return posted('/orders/tracked/withdrawals', { token, returnId: randomUUID(), lines });
    };
  },
  paymentLink: async ({ email }) => {
    await makeDraft(openStaffCalls(platform), {
      for: { email, address: null, shippingMethod: null },
    });
    const token = tokenIn(await mailed(email, 'payment-link'));
    return async () => {
      const { body } = await platform
        .guest()
        .call('POST', '/payment-links/read', { body: { token } });
      return paymentLinkSchema.parse(body).state === 'waiting';
    };
  },
  sharedWishlist: async ({ asking }) => {
    const { body } = await asking.call('POST', `${WISHLIST}-share`);
    const { shareId } = wishlistShareSchema.parse(body);
    return async () => (await platform.guest().call('GET', `/wishlists/${shareId}`)).status === 200;
  },
  sharedCart: async () => {
    const { id } = await cartWith(platform.guest(), 'S1');
    return async () => (await platform.guest().call('GET', `/carts/${id}/shared`)).status === 200;
  },
  staffInvitation: async () => {
    const email = `new.colleague.${randomUUID()}@vitrine.example`;
    const token = randomUUID();
    const { database, clock, platform: inside } = platform.inside;
    await inTransaction(database, async (tx) => {
      await seedRoles(tx);
      await inviteOwner(tx, { email, tokenHash: hashOfToken(token) }, clock.now());
    });
    const colleague = { name: 'Ada', language: 'en', password: 'a long way home' };
    return async () => {
      const answer = await inside.backOffice.request('/staff/invitation', {
        ...{ method: 'POST', body: JSON.stringify({ token, ...colleague }) },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect([200, 410]).toContain(answer.status);
      return answer.status === 200;
    };
  },
  staffPassword: async () => {
    const memberId = randomUUID();
    const email = `forgetful.${memberId}@vitrine.example`;
    const { database, clock, platform: inside } = platform.inside;
    const at = clock.now();
    await database.insert(staffMembers).values({
      ...{ memberId, email, name: 'Ada', language: 'en', state: 'active' },
      ...{ passwordHash: 'forgotten', invitedAt: at, joinedAt: at },
    });
    const send = (method: string, body: object) =>
      inside.backOffice.request('/staff/password-link', {
        ...{ method, body: JSON.stringify(body) },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    await send('POST', { email });
    const token = tokenIn(await mailed(email, 'staff-password'));
    return async () => {
      const { status } = await send('PUT', { token, password: 'a long way home' });
      expect([204, 410]).toContain(status);
      return status === 204;
    };
  },
  contentPreview: async () => {
    const { config, clock } = platform.inside;
    const key = { contentType: 'banner', uid: 'home', locale: 'fr-fr' } as const;
    const token = await signPreview(key, config.identityClientSecret, clock.now());
    const headers = { 'x-content-preview': token };
    return async () =>
      (await platform.guest().call('GET', '/cms/v3/preview', { headers })).status === 200;
  },
};

/** The e-mail change first and the reset last: each of them ends the other where it still works. */
const RANK: Readonly<Partial<Record<LinkKind, number>>> = { emailChange: -1, passwordReset: 1 };
const rankOf = (kind: LinkKind) => RANK[kind] ?? 0;
const KINDS = Object.keys(MAKE)
  .filter((kind): kind is LinkKind => kind in LINKS)
  .sort((one, other) => rankOf(one) - rankOf(other));

/** How each event comes about; answers the status of what brought it. */
const HAPPEN: Readonly<Record<AccountEvent, (owner: Owner) => Promise<number>>> = {
  passwordChanged: async ({ asking }) => {
    const body = { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD };
    return (await asking.call('PUT', '/accounts-self/password', { body })).status;
  },
  passwordReset: async ({ email }) => {
    const token = await askForReset(email);
    return (await useForm('new-password', { token, password: NEW_PASSWORD })) ? 200 : 410;
  },
  askingSignInEnded: async ({ asking }) => {
    const credentials = Buffer.from(`storefront:${CLIENT_SECRET}`).toString('base64');
    const headers = { authorization: `Basic ${credentials}` };
    const form = postForm({ token: asking.refreshToken });
    return (await fetch(`${platform.issuer}/token/revocation`, { ...form, headers })).status;
  },
  deviceSignedOut: async ({ asking }) => {
    const { body } = await asking.call('GET', '/accounts-self/sign-ins');
    const other = signedInDevicesSchema.parse(body).values.find(({ isThis }) => !isThis);
    return (await asking.call('DELETE', `/accounts-self/sign-ins/${other?.signInId}`)).status;
  },
  signedOutEverywhere: async ({ asking }) =>
    (await asking.call('DELETE', '/accounts-self/sign-ins')).status,
  accountDeleted: async ({ asking }) => (await asking.call('DELETE', '/accounts-self/')).status,
  emailChanged: async ({ other, email }) => {
    const next = `moved.${email}`;
    await other.call('PUT', '/accounts-self/email', { body: { email: next } });
    const token = tokenIn(await mailed(next, 'new-email'));
    return (await useForm('new-email', { token })) ? 200 : 410;
  },
};

describe.skipIf(isRemote)('a link that is mailed or shown', () => {
  test.each(ACCOUNT_EVENTS)('does after “%s” what the table of links says', async (event) => {
    const owner = await own('u2@vitrine.example');
    const uses: [LinkKind, Use][] = [];
    for (const kind of KINDS) uses.push([kind, await MAKE[kind](owner)]);
    expect(await HAPPEN[event](owner)).toBeLessThan(300);
    const seen: Partial<Record<LinkKind, string>> = {};
    for (const [kind, use] of uses) seen[kind] = (await use()) ? 'survives' : 'ends';
    expect(seen).toEqual(Object.fromEntries(KINDS.map((kind) => [kind, LINKS[kind][event]])));
  });

  test('works a second time where the table says that it survives its use', async () => {
    const [owner, mover] = [await own('u2@vitrine.example'), await own('u4@vitrine.example')];
    const seen: Partial<Record<LinkKind, string>> = {};
    for (const kind of KINDS) {
      const use = await MAKE[kind](kind === 'emailChange' ? mover : owner);
      expect([kind, await use()]).toEqual([kind, true]);
      seen[kind] = (await use()) ? 'survives' : 'ends';
    }
    expect(seen).toEqual(Object.fromEntries(KINDS.map((kind) => [kind, LINKS[kind].used])));
  });

  test.each([
    ['works until its time is over', -MINUTE],
    ['is over after its time', MINUTE],
  ])('%s', async (_, late) => {
    const { clock } = platform.inside;
    const lifetimeOf = (kind: LinkKind) => LINKS[kind].lifetimeMs ?? 730 * 24 * 60 * MINUTE;
    const [owner, mover] = [await own('u2@vitrine.example'), await own('u4@vitrine.example')];
    const uses: [LinkKind, Use][] = [];
    for (const kind of KINDS)
      uses.push([kind, await MAKE[kind](kind === 'emailChange' ? mover : owner)]);
    const madeAt = clock.now().getTime();
    const seen: Partial<Record<LinkKind, boolean>> = {};
    for (const [kind, use] of uses.toSorted(
      ([one], [other]) => lifetimeOf(one) - lifetimeOf(other),
    )) {
      clock.advance(Math.max(0, madeAt + lifetimeOf(kind) + late - clock.now().getTime()));
      seen[kind] = await use();
    }
    const expected = KINDS.map((kind) => [kind, late < 0 || LINKS[kind].lifetimeMs === null]);
    expect(seen).toEqual(Object.fromEntries(expected));
  });
});
