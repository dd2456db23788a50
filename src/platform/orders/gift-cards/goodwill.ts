import type { z } from 'zod';
import { mailboxOf } from '#src/domain/account/mailbox.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { giveGiftCard as giveGiftCardCall } from '#src/domain/gift-card/staff-gift-card.calls.ts';
import type { goodwillBodySchema } from '#src/domain/gift-card/staff-gift-card.schema.ts';
import { shopsOf } from '#src/domain/staff/grants.ts';
import { maskEmail } from '#src/domain/text/masked.ts';
import { normaliseEmail } from '../../customers/face.ts';
import { inTransaction } from '../../kernel/database/database.ts';
import type { Router } from '../../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { serve } from '../../kernel/http/serve.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import { findWebDomain } from '../../shops/face.ts';
import { audit, grantsOf, isMade } from '../../staff/face.ts';
import { requireOrder } from '../change-order.ts';
import { goodwillCards } from '../tables.ts';
import { ISSUE_GOODWILL_CARD } from './gift-cards-by-hand.job.ts';
import { allowGift, authorOf } from './given-by-hand.ts';

type Gift = Omit<z.output<typeof goodwillBodySchema>, 'changeId'>;

/**
 * Decides to give a card, which a job issues and mails. Throws NOT_FOUND for a shop or an order that is
 * not the caller's, GIFT_CARD_NOT_OFFERED, GIFT_CARD_AMOUNT_INVALID above what a card holds, and
 * what `allowGift` throws. Without an order it takes a permission of its own (FORBIDDEN).
 */
export async function giveGiftCard(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  { changeId: giftId, ...gift }: Gift & { changeId: string },
): Promise<void> {
  const { shop, centAmount, reason, orderNumber } = gift;
  if (!caller.shops.has(shop)) throw new DomainError('NOT_FOUND');
  const mayWithoutOrder = shopsOf(grantsOf(caller), 'goodwill:write').has(shop);
  if (orderNumber === null && !mayWithoutOrder) {
    throw new DomainError('FORBIDDEN', { field: 'orderNumber' });
  }
  await inTransaction(database, async (tx) => {
    const at = now();
    const subject = { kind: 'goodwill-card', id: giftId };
    const made = { changeId: giftId, subjectKind: subject.kind, subjectId: subject.id };
    const found = await findWebDomain(tx, shop);
    const { params, devise: currency } = requireFound(found, 'NOT_FOUND');
    if (await isMade(tx, made, at)) return;
    if (params.giftCard === null) throw new DomainError('GIFT_CARD_NOT_OFFERED');
    if (centAmount > params.giftCard.maxAmount) throw new DomainError('GIFT_CARD_AMOUNT_INVALID');
    const recipientEmail = normaliseEmail(gift.recipientEmail);
    const order = orderNumber === null ? null : await requireOrder(tx, caller, orderNumber);
    if (order !== null && order.shop !== shop) throw new DomainError('NOT_FOUND');
    await allowGift(tx, caller, { giftId, centAmount, orderNumber, recipientEmail }, at);
    await tx.insert(goodwillCards).values({
      ...{ giftId, domain: shop, centAmount, currency, reason, orderNumber },
      ...{ recipientName: gift.recipientName, recipientEmail, message: gift.message },
      ...{ authorName: caller.name, authorId: authorOf(caller), decidedAt: at },
      recipientMailbox: mailboxOf(recipientEmail),
    });
    await enqueue(tx, ISSUE_GOODWILL_CARD, giftId);
    const after = { centAmount, reason, orderNumber, recipient: maskEmail(recipientEmail) };
    await audit(tx, caller, at, { action: 'gift-card.give', subject, shop, after });
  });
}

export function serveGoodwill(router: Router, deps: PlatformDeps): void {
  serve(router, giveGiftCardCall, async ({ body }, caller) => {
    await giveGiftCard(deps, caller, body);
    return { status: 202, body: { giftId: body.changeId } };
  });
}
