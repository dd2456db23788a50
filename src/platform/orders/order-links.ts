import { and, eq, gt, lt } from 'drizzle-orm';
import { requireFound } from '#src/domain/errors.ts';
import type { TrackedOrder } from '#src/domain/order/order.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { findContact, hasMailbox, normaliseEmail } from '../customers/face.ts';
import { type Attempt, limitAttempts } from '../kernel/attempts/attempt-store.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../kernel/database/database.ts';
import type { Shopper } from '../kernel/http/platform-env.ts';
import { LINKS } from '../kernel/links/link-rules.ts';
import { hashOfToken, newToken } from '../kernel/mail/link-tokens.ts';
import { toOrderIn } from './order-in-language.ts';
import { findJourney } from './order-journey.ts';
import { orderLinks, orders } from './tables.ts';

/** Where the link of a mail leads: the order, without a sign-in. */
export const trackingUrl = (shopUrl: string, token: string) =>
  `${shopUrl}/order-tracking?${new URLSearchParams({ token })}`;

/** Notes the link of a mail that stands. */
export async function keepOrderLink(
  tx: Transaction,
  { orderNumber, tokenHash }: { orderNumber: string; tokenHash: string },
  now: Date,
  // A parcel has come and its time for a withdrawal is over long before the link of a mail ends.
  kind: 'order' | 'claimedOrder' = 'order',
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LINKS[kind].lifetimeMs);
  await tx.insert(orderLinks).values({ tokenHash, orderNumber, expiresAt });
}

/** A token is never guessed; attempts are stopped early. A client may be a whole office. */
const CLIENT_LIMIT = { most: 120, seconds: 600 };

/** Counts a use of a link; throws TOO_MANY_REQUESTS. */
export async function limitLinkUse(
  database: Database,
  { clientGroup }: Shopper,
  now: Date,
): Promise<void> {
  if (!clientGroup) return;
  const attempt: Attempt = { what: 'order link from', who: clientGroup, limit: CLIENT_LIMIT };
  await limitAttempts(database, now, [attempt]);
}

/** The number of the order that a link leads to; null for an unknown link and one that is over. */
async function findLinkedOrder(db: Queryable, token: string, now: Date): Promise<string | null> {
  const [link] = await db
    .select({ orderNumber: orderLinks.orderNumber })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, hashOfToken(token)), gt(orderLinks.expiresAt, now)));
  return link?.orderNumber ?? null;
}

/** The same, counted as a use; throws ORDER_LINK_UNKNOWN and TOO_MANY_REQUESTS. */
export async function requireLinkedOrder(
  database: Database,
  { token, shopper }: { token: string; shopper: Shopper },
  now: Date,
): Promise<string> {
  await limitLinkUse(database, shopper, now);
  return requireFound(await findLinkedOrder(database, token, now), 'ORDER_LINK_UNKNOWN');
}

/** Of one number or one e-mail, from all clients together: nobody finds the other by trying. */
const CLAIM_LIMIT = { most: 10, seconds: 600 };

type Claim = { orderNumber: string; email: string; shopper: Shopper };

/**
 * A link to the order of a number and its customer's e-mail, in any case of letters. Throws
 * ORDER_CLAIM_UNKNOWN, which says of neither that it is known, and TOO_MANY_REQUESTS.
 */
export async function claimOrder(
  database: Database,
  { orderNumber, email, shopper }: Claim,
  now: Date,
): Promise<{ token: string }> {
  await limitLinkUse(database, shopper, now);
  await limitAttempts(database, now, [
    { what: 'claim of order', who: orderNumber.toUpperCase(), limit: CLAIM_LIMIT },
    { what: 'claim by e-mail', who: email.toLowerCase(), limit: CLAIM_LIMIT },
  ]);
  const [order] = await database
    .select({ orderNumber: orders.orderNumber, customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber.toUpperCase()));
  // Both are looked up whatever is found: the time that it takes says nothing either.
  const customer = await findContact(database, order?.customerId ?? '');
  const isOfIt = customer?.email === normaliseEmail(email);
  const claimed = {
    orderNumber: requireFound(isOfIt ? order : null, 'ORDER_CLAIM_UNKNOWN').orderNumber,
  };
  const { token, tokenHash } = newToken();
  await inTransaction(database, (tx) =>
    keepOrderLink(tx, { ...claimed, tokenHash }, now, 'claimedOrder'),
  );
  return { token };
}

/** What the link shows: of the address the town alone, of the payment nothing. */
export async function findTrackedOrder(
  db: Queryable,
  { token, language }: { token: string; language: Language },
  now: Date,
): Promise<TrackedOrder | null> {
  const orderNumber = await findLinkedOrder(db, token, now);
  if (orderNumber === null) return null;
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (row === undefined) return null;
  const customer = await findContact(db, row.customerId);
  const { status, createdAt, totalPrice, lineItems, discounts, shippingInfo, giftWrap } =
    await toOrderIn(db, row, language);
  return {
    ...{ orderNumber, status, createdAt, totalPrice, lineItems, discounts, shippingInfo },
    town: row.shippingAddress?.city ?? null,
    isGuest: customer?.isGuest ?? false,
    isErased: customer === null || !hasMailbox(customer),
    giftWrap: giftWrap && { price: giftWrap.price },
    journey: await findJourney(db, row, now),
  };
}

/** Forgets links that lead nowhere any more. */
export async function forgetOldLinks(db: Queryable, now: Date): Promise<void> {
  await db.delete(orderLinks).where(lt(orderLinks.expiresAt, now));
}
