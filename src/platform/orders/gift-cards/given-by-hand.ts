import { and, eq, gt, isNull, lte, or, sql, sum } from 'drizzle-orm';
import { mailboxOf } from '#src/domain/account/mailbox.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  GIVEN_DAY_FACTOR,
  GOODWILL_DAYS,
  tellsOwners,
} from '#src/domain/gift-card/staff-gift-card.ts';
import { normaliseEmail } from '../../customers/face.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import { givingTurns, goodwillCards, orderRefunds } from '../tables.ts';

/** Its key is the id of the refund or the gift with which a member gave that much. */
export const TELL_OWNERS_OF_GIFTS = 'tell-owners-of-gifts';

const DAY_MS = 86_400_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

type Tables = [typeof orderRefunds, typeof goodwillCards];
type Condition = (table: Tables[number]) => ReturnType<typeof and>;

/** Cents of refunds by hand and gift cards, of all currencies alike, as the limits of roles are. */
async function centsOf(db: Queryable, which: Condition): Promise<number> {
  const tables: Tables = [orderRefunds, goodwillCards];
  const found = await Promise.all(
    tables.map(async (table) => {
      const cents = sum(table.centAmount).mapWith(Number);
      const [row] = await db.select({ cents }).from(table).where(which(table));
      return row?.cents ?? 0;
    }),
  );
  return found.reduce((total, cents) => total + cents, 0);
}

const ofOrder =
  (orderNumber: string): Condition =>
  (table) =>
    eq(table.orderNumber, orderNumber);

/** What a member gave in the day that ends then, by their keys too. */
const ofMember =
  (authorId: string, until: Date): Condition =>
  (table) =>
    and(
      eq(table.authorId, authorId),
      gt(table.decidedAt, daysBefore(until, 1)),
      lte(table.decidedAt, until),
    );

/** Cents that one mailbox was given on cards lately, under any of its e-mails, for whatever. */
async function givenTo(db: Queryable, email: string, now: Date): Promise<number> {
  const { centAmount, recipientMailbox, recipientEmail, decidedAt } = goodwillCards;
  const isTheirs = or(
    eq(recipientMailbox, mailboxOf(email)),
    and(isNull(recipientMailbox), eq(recipientEmail, normaliseEmail(email))),
  );
  const [given] = await db
    .select({ cents: sum(centAmount).mapWith(Number) })
    .from(goodwillCards)
    .where(and(isTheirs, gt(decidedAt, daysBefore(now, GOODWILL_DAYS))));
  return given?.cents ?? 0;
}

/** Who answers for what a caller gives: the member, or who made the key. */
export const authorOf = (caller: StaffCaller): string => caller.answersFor ?? caller.id;

type Gift = {
  giftId: string;
  centAmount: number;
  orderNumber: string | null;
  /** Of a card; what is paid back goes where it came from. */
  recipientEmail: string | null;
};

/**
 * Lets a caller give something by hand, and has the owners told where a member has given much. Callers
 * take turns, so that concurrent gifts are all counted; a turn ends with its transaction.
 * Throws REFUND_LIMIT_REACHED where the role may give one order, one mailbox in 30 days, or one member
 * in a day, no more.
 */
export async function allowGift(
  tx: Transaction,
  caller: StaffCaller,
  { giftId, centAmount, orderNumber, recipientEmail }: Gift,
  now: Date,
): Promise<void> {
  await tx
    .insert(givingTurns)
    .values({ turnId: 1 })
    .onConflictDoUpdate({ target: givingTurns.turnId, set: { turnId: sql`excluded.turn_id` } });
  const limit = caller.refundLimitCents;
  const ofOne = Math.max(
    orderNumber === null ? 0 : await centsOf(tx, ofOrder(orderNumber)),
    recipientEmail === null ? 0 : await givenTo(tx, recipientEmail, now),
  );
  const ofDay = await centsOf(tx, ofMember(authorOf(caller), now));
  const isTooMuch =
    limit !== null && (ofOne + centAmount > limit || ofDay + centAmount > limit * GIVEN_DAY_FACTOR);
  if (isTooMuch) throw new DomainError('REFUND_LIMIT_REACHED');
  if (tellsOwners({ limit, before: ofDay, after: ofDay + centAmount }))
    await enqueue(tx, TELL_OWNERS_OF_GIFTS, giftId);
}

/** Who gave something, and what they gave in the day that ended with it; null for an unknown id. */
export async function findGiver(db: Queryable, giftId: string) {
  const { authorId, authorName, decidedAt } = orderRefunds;
  const [refund] = await db
    .select({ authorId, authorName, decidedAt })
    .from(orderRefunds)
    .where(eq(orderRefunds.refundId, giftId));
  const [gift] = await db
    .select({
      authorId: goodwillCards.authorId,
      authorName: goodwillCards.authorName,
      decidedAt: goodwillCards.decidedAt,
    })
    .from(goodwillCards)
    .where(eq(goodwillCards.giftId, giftId));
  const found = refund ?? gift;
  if (found === undefined || found.authorId === null) return null;
  const which = ofMember(found.authorId, found.decidedAt);
  return { authorName: found.authorName, centAmount: await centsOf(db, which) };
}

/** Counts the cards that an e-mail was given to another: both are of one customer. */
export async function countGiftsTo(
  tx: Transaction,
  { from, into: recipientEmail }: { from: string; into: string },
): Promise<void> {
  await tx
    .update(goodwillCards)
    .set({ recipientEmail, recipientMailbox: mailboxOf(recipientEmail) })
    .where(eq(goodwillCards.recipientEmail, from));
}
