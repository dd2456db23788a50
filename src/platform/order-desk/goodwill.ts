import { and, eq, gt, sum } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import type { goodwillBodySchema } from '#src/domain/gift-card/gift-card-desk.schema.ts';
import { GOODWILL_DAYS } from '#src/domain/gift-card/gift-card-desk.ts';
import { maskEmail } from '#src/domain/text/masked.ts';
import { normaliseEmail } from '../customers/customer-store.ts';
import { inTransaction, type Queryable, type Transaction } from '../database/database.ts';
import { goodwillCards } from '../gift-cards/tables.ts';
import type { PlatformDeps, StaffCaller } from '../http/platform-env.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { ISSUE_GOODWILL_CARD } from '../orders/gift-cards-by-hand.job.ts';
import { orderRefunds } from '../orders/tables.ts';
import { audit } from '../staff/audit.ts';
import { webDomains } from '../web-domains/tables.ts';
import { isMade, requireOrder } from './change-order.ts';

const DAY_MS = 86_400_000;

type Gift = Omit<z.output<typeof goodwillBodySchema>, 'changeId'>;

/** Cents that the staff gave for an order by hand: paid back, and on gift cards. */
export async function givenByHand(db: Queryable, orderNumber: string): Promise<number> {
  const [refunded] = await db
    .select({ cents: sum(orderRefunds.centAmount).mapWith(Number) })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderNumber, orderNumber));
  const [given] = await db
    .select({ cents: sum(goodwillCards.centAmount).mapWith(Number) })
    .from(goodwillCards)
    .where(eq(goodwillCards.orderNumber, orderNumber));
  return (refunded?.cents ?? 0) + (given?.cents ?? 0);
}

/** Cents that one e-mail was given lately, for whatever. */
async function givenTo(tx: Transaction, recipientEmail: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - GOODWILL_DAYS * DAY_MS);
  const [given] = await tx
    .select({ cents: sum(goodwillCards.centAmount).mapWith(Number) })
    .from(goodwillCards)
    .where(
      and(eq(goodwillCards.recipientEmail, recipientEmail), gt(goodwillCards.decidedAt, since)),
    );
  return given?.cents ?? 0;
}

/**
 * Decides to give a card, which a job issues and mails. Throws NOT_FOUND for a shop or an order that is
 * not the caller's, GIFT_CARD_NOT_OFFERED, GIFT_CARD_AMOUNT_INVALID above what a card holds, and
 * REFUND_LIMIT_REACHED where the role may give one order, or one e-mail in 30 days, no more.
 */
export async function giveGiftCard(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  { changeId: giftId, ...gift }: Gift & { changeId: string },
): Promise<void> {
  const { shop, centAmount, reason, orderNumber } = gift;
  if (!caller.shops.has(shop)) throw new DomainError('NOT_FOUND');
  await inTransaction(database, async (tx) => {
    const at = now();
    const subject = { kind: 'goodwill-card', id: giftId };
    const made = { changeId: giftId, subjectKind: subject.kind, subjectId: subject.id };
    // One at a time in a shop: two that are given together must not pass the limit together.
    const [found] = await tx
      .select()
      .from(webDomains)
      .where(eq(webDomains.domain, shop))
      .for('no key update');
    const { params, devise: currency } = requireFound(found, 'NOT_FOUND');
    if (await isMade(tx, made, at)) return;
    if (params.giftCard === null) throw new DomainError('GIFT_CARD_NOT_OFFERED');
    if (centAmount > params.giftCard.maxAmount) throw new DomainError('GIFT_CARD_AMOUNT_INVALID');
    const recipientEmail = normaliseEmail(gift.recipientEmail);
    const order = orderNumber === null ? null : await requireOrder(tx, caller, orderNumber);
    if (order !== null && order.shop !== shop) throw new DomainError('NOT_FOUND');
    const before = Math.max(
      await givenTo(tx, recipientEmail, at),
      orderNumber === null ? 0 : await givenByHand(tx, orderNumber),
    );
    const limit = caller.refundLimitCents;
    if (limit !== null && before + centAmount > limit)
      throw new DomainError('REFUND_LIMIT_REACHED');
    await tx.insert(goodwillCards).values({
      ...{ giftId, domain: shop, centAmount, currency, reason, orderNumber },
      ...{ recipientName: gift.recipientName, recipientEmail, message: gift.message },
      ...{ authorName: caller.name, decidedAt: at },
    });
    await enqueue(tx, ISSUE_GOODWILL_CARD, giftId);
    const after = { centAmount, reason, orderNumber, recipient: maskEmail(recipientEmail) };
    await audit(tx, caller, at, { action: 'gift-card.give', subject, shop, after });
  });
}
