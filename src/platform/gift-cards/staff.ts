import { eq } from 'drizzle-orm';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/gift-card/staff-gift-card.calls.ts';
import { giftCardList } from '#src/domain/gift-card/staff-gift-card.list.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { audit, exportList, isMade } from '../staff/face.ts';
import { findListed, listGiftCards } from './list-gift-cards.ts';
import { type ReadCardHistory, readGiftCard } from './read-gift-card.ts';
import { giftCards } from './tables.ts';

type Asked = { giftCardId: string; changeId: string; reason: string };

/**
 * Blocks or unblocks a card of the caller's shops, once a form. Throws NOT_FOUND, and CHANGED_BY_OTHERS
 * for one that is as it is asked to be. What a cart holds of it at that moment is still paid.
 */
async function setBlocked(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  { giftCardId, changeId, reason }: Asked,
  isBlocked: boolean,
): Promise<void> {
  const isIt = eq(giftCards.cardId, giftCardId);
  await inTransaction(database, async (tx) => {
    const at = now();
    await tx.select({ cardId: giftCards.cardId }).from(giftCards).where(isIt).for('update');
    const card = requireFound(await findListed(tx, caller, giftCardId, at), 'NOT_FOUND');
    const subject = { kind: 'gift-card', id: giftCardId };
    if (await isMade(tx, { changeId, subjectKind: subject.kind, subjectId: giftCardId }, at))
      return;
    const wasBlocked = card.state === 'blocked';
    if (wasBlocked === isBlocked) throw new DomainError('CHANGED_BY_OTHERS');
    await tx
      .update(giftCards)
      .set(
        isBlocked ? { blockedAt: at, blockedFor: reason } : { blockedAt: null, blockedFor: null },
      )
      .where(isIt);
    await audit(tx, caller, at, {
      action: isBlocked ? 'gift-card.block' : 'gift-card.unblock',
      ...{ subject, shop: card.shop },
      before: { isBlocked: wasBlocked },
      after: { isBlocked, reason },
    });
  });
}

/** Gift cards for the staff. */
export function serveGiftCardsToStaff(
  router: Router,
  deps: PlatformDeps,
  readHistory: ReadCardHistory,
): void {
  const { database, config, now } = deps;
  const { sealing } = config;
  const read = async (caller: StaffCaller, giftCardId: string) =>
    ok(await readGiftCard({ db: database, readHistory }, caller, giftCardId, now()));

  serve(router, calls.listGiftCards, async ({ query }, caller) =>
    ok(await listGiftCards({ db: database, sealing }, caller, query, now())),
  );

  serve(router, calls.getStaffGiftCard, ({ params }, caller) => read(caller, params.giftCardId));

  serve(router, calls.blockGiftCard, async ({ params, body }, caller) => {
    await setBlocked(deps, caller, { ...params, ...body }, true);
    return read(caller, params.giftCardId);
  });

  serve(router, calls.unblockGiftCard, async ({ params, body }, caller) => {
    await setBlocked(deps, caller, { ...params, ...body }, false);
    return read(caller, params.giftCardId);
  });

  serve(router, calls.exportGiftCards, async ({ query }, caller) =>
    ok(
      await exportList(deps, caller, {
        ...{ list: giftCardList, query },
        read: (tx, page) => {
          return listGiftCards({ db: tx, sealing }, caller, page, now());
        },
      }),
    ),
  );
}
