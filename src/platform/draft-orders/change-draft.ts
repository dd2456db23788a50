import { and, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import { endsAt, stateOf } from '#src/domain/draft-order/draft-order.ts';
import { DomainError, isDomainError, requireFound } from '#src/domain/errors.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import { closeAgreedCart } from '../carts/face.ts';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { LinkOwner } from '../kernel/links/end-links.ts';
import { mails } from '../kernel/mail/tables.ts';
import { findOrderNumber, isOrdered } from '../orders/face.ts';
import { audit, isMade } from '../staff/face.ts';
import { PAYMENT_LINK_MAIL, WRITE_PAYMENT_LINK_MAIL } from './payment-link-mail.job.ts';
import { draftOrders } from './tables.ts';

export type DraftRow = typeof draftOrders.$inferSelect;
type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type Asked = { draftId: string; changeId: string; version: number };

/** What became of a draft order by now. */
export async function findState(db: Queryable, draft: DraftRow, now: Date) {
  const { cartId, closedAs, endsAt: end } = draft;
  const orderNumber = cartId === null ? null : await findOrderNumber(db, cartId);
  const fate = { closedAs: closedAs === 'paid' ? null : closedAs, endsAt: end };
  return stateOf({ ...fate, orderNumber }, now);
}

/**
 * A write of the staff to a draft order that waits, once a form. Throws NOT_FOUND, CHANGED_BY_OTHERS,
 * DRAFT_ORDER_NOT_WAITING and what `work` does.
 */
async function changeDraft(
  { database, now }: Deps,
  caller: StaffCaller,
  { draftId, changeId, version, action }: Asked & { action: ActionOf<'draft-order'> },
  work: (tx: Transaction, draft: DraftRow, now: Date) => Promise<Partial<DraftRow>>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const isIt = eq(draftOrders.draftId, draftId);
    const [found] = await tx
      .select()
      .from(draftOrders)
      .where(and(isIt, inArray(draftOrders.domain, [...caller.shops])))
      .for('update');
    const draft = requireFound(found, 'NOT_FOUND');
    const at = now();
    const subject = { kind: 'draft-order', id: draftId };
    if (await isMade(tx, { changeId, subjectKind: subject.kind, subjectId: draftId }, at)) return;
    if (draft.version !== version) throw new DomainError('CHANGED_BY_OTHERS');
    if ((await findState(tx, draft, at)) !== 'waiting') {
      throw new DomainError('DRAFT_ORDER_NOT_WAITING');
    }
    const after = await work(tx, draft, at);
    await tx
      .update(draftOrders)
      .set({ ...after, version: version + 1 })
      .where(isIt);
    await audit(tx, caller, at, { action, subject, shop: draft.domain, after });
  });
}

/** Mails a link once more; the earlier ones work as long. */
export function mailAgain(deps: Deps, caller: StaffCaller, asked: Asked): Promise<void> {
  const change = { ...asked, action: 'draft-order.mail-again' } as const;
  return changeDraft(deps, caller, change, async (tx, { draftId }, at) => {
    await tx
      .update(mails)
      .set({ isReplaced: true })
      .where(and(eq(mails.kind, PAYMENT_LINK_MAIL), eq(mails.about, draftId)));
    await enqueue(tx, WRITE_PAYMENT_LINK_MAIL, draftId);
    return { mailedAt: at, endsAt: endsAt(at) };
  });
}

/** Withdraws what was not paid. Throws CART_LOCKED while it is being paid. */
export function withdraw(deps: Deps, caller: StaffCaller, asked: Asked): Promise<void> {
  const change = { ...asked, action: 'draft-order.withdraw' } as const;
  return changeDraft(deps, caller, change, async (tx, { cartId }, at) => {
    if (cartId !== null) await closeAgreedCart(tx, cartId, at);
    return { closedAs: 'withdrawn', closedAt: at };
  });
}

const AT_ONCE = 100;

/** Closes what was paid or has ended; one that is being paid at its end waits for how that goes. */
export async function endDrafts({ database, now }: Deps): Promise<void> {
  const at = now();
  const isPaid = isOrdered(draftOrders.cartId);
  const isOpen = isNull(draftOrders.closedAs);
  const paid = { closedAs: 'paid', closedAt: at } as const;
  await database.update(draftOrders).set(paid).where(and(isOpen, isPaid));
  const due = await database
    .select({ draftId: draftOrders.draftId })
    .from(draftOrders)
    .where(and(isOpen, lte(draftOrders.endsAt, at), not(isPaid)))
    .limit(AT_ONCE);
  for (const { draftId } of due) {
    await inTransaction(database, async (tx) => {
      const isIt = eq(draftOrders.draftId, draftId);
      const [draft] = await tx.select().from(draftOrders).where(isIt).for('update');
      if (draft === undefined || (await findState(tx, draft, at)) !== 'ended') return;
      if (draft.cartId !== null) await closeAgreedCart(tx, draft.cartId, at);
      const ended = { closedAs: 'ended', closedAt: at } as const;
      await tx.update(draftOrders).set(ended).where(isIt);
    }).catch((error: unknown) => {
      if (!isDomainError(error, 'CART_LOCKED')) throw error;
    });
  }
}

/** What is left of one that is forgotten: what it cost, and who made it. */
const FORGOTTEN = {
  ...{ email: '', customerName: '', billingAddress: null },
  terms: sql`jsonb_set(${draftOrders.terms}, '{shippingAddress}', 'null')`,
};

/** As long as mails are kept. */
const KEPT_MS = 90 * 86_400_000;

/** Forgets for whom draft orders were that were over three months ago. */
export async function forgetOldDrafts({ database, now }: Deps): Promise<void> {
  const old = new Date(now().getTime() - KEPT_MS);
  await database.update(draftOrders).set(FORGOTTEN).where(lte(draftOrders.closedAt, old));
}

/** Withdraws what a customer was to pay, and forgets them in what they paid: the account is deleted. */
export async function endDraftsOf(
  tx: Transaction,
  { customerId, email }: LinkOwner,
): Promise<void> {
  const isTheirs = sql`(${draftOrders.email} = ${email} or ${draftOrders.customerId} = ${customerId})`;
  const closed = {
    closedAs: sql`coalesce(${draftOrders.closedAs}, 'withdrawn')`,
    closedAt: sql`coalesce(${draftOrders.closedAt}, now())`,
  };
  await tx
    .update(draftOrders)
    .set({ ...FORGOTTEN, ...closed })
    .where(isTheirs);
}
