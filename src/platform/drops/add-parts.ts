import type { z } from 'zod';
import type { NewPricePlan } from '#src/domain/catalogue/price-plan.schema.ts';
import type * as calls from '#src/domain/drop/drop.calls.ts';
import type { Drop } from '#src/domain/drop/drop.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { NewPromotion } from '#src/domain/promotion/promotion.schema.ts';
import { addPlan, addProducts } from '../catalogue/face.ts';
import { addText, releaseDrafts } from '../content/face.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { addPromotion } from '../promotions/face.ts';
import { audit } from '../staff/face.ts';
import { readDrop } from './read-drops.ts';
import { type Deps, lockPlanned, requireRight, subjectOf, touch } from './write-drop.ts';

/** Parts of a drop that has begun nowhere: each is made by its own writer, where and when the drop says. */

type Planned = Awaited<ReturnType<typeof lockPlanned>>;
type Named = z.output<(typeof calls.addTextToDrop)['request']['body']>;

/** Changes the parts of a drop; throws NOT_FOUND, CHANGED_BY_OTHERS and what `work` does. */
async function changing(
  deps: Deps,
  caller: StaffCaller,
  dropId: string,
  work: (tx: Transaction, drop: Planned, now: Date) => Promise<unknown>,
): Promise<Drop> {
  const time = deps.now();
  return inTransaction(deps.database, async (tx) => {
    await work(tx, await lockPlanned(tx, caller, dropId, time), time);
    await touch(tx, dropId);
    return readDrop(tx, deps, caller, dropId);
  });
}

const shopsOf = ({ terms }: Planned) => terms.map(({ shop }) => shop);

export const addPlanTo = (
  deps: Deps,
  caller: StaffCaller,
  {
    dropId,
    ...asked
  }: Omit<NewPricePlan, 'shops' | 'from' | 'until'> & {
    dropId: string;
    changeId: string;
  },
) =>
  changing(deps, caller, dropId, (tx, drop, now) => {
    const { begins: from, ends: until } = drop.listed;
    return addPlan(tx, caller, { ...asked, dropId, shops: shopsOf(drop), from, until }, now);
  });

export const addPromotionTo = (
  deps: Deps,
  caller: StaffCaller,
  {
    dropId,
    ...asked
  }: Omit<NewPromotion, 'shops' | 'begins' | 'ends'> & {
    dropId: string;
    changeId: string;
  },
) =>
  changing(deps, caller, dropId, (tx, drop, now) => {
    const { begins, ends } = drop.listed;
    return addPromotion(tx, caller, { ...asked, dropId, shops: shopsOf(drop), begins, ends }, now);
  });

/** Throws DROP_INVALID where no shop of the drop has a draft that is free, FORBIDDEN. */
export const addTextTo = (
  deps: Deps,
  caller: StaffCaller,
  { dropId, ...named }: Named & { dropId: string },
) =>
  changing(deps, caller, dropId, async (tx, { terms }, now) => {
    const added = await addText(tx, { dropId, ...named }, terms, now);
    if (added.length === 0) throw new DomainError('DROP_INVALID', { field: 'uid' });
    requireRight(caller, 'content:write', added);
    for (const shop of added) {
      const after = { text: `${named.contentType}/${named.uid}` };
      await audit(tx, caller, now, {
        ...{ action: 'drop.change', subject: subjectOf(dropId), shop, after },
      });
    }
  });

export const removeTextFrom = (
  deps: Deps,
  caller: StaffCaller,
  { dropId, contentType, uid }: Named & { dropId: string },
) =>
  changing(deps, caller, dropId, async (tx, drop, now) => {
    requireRight(caller, 'content:write', shopsOf(drop));
    const isIt = (one: Named) => one.contentType === contentType && one.uid === uid;
    await releaseDrafts(tx, dropId, isIt, now);
    for (const shop of shopsOf(drop)) {
      const before = { text: `${contentType}/${uid}` };
      await audit(tx, caller, now, {
        ...{ action: 'drop.change', subject: subjectOf(dropId), shop, before },
      });
    }
  });

export const addProductsTo = (
  deps: Deps,
  caller: StaffCaller,
  { dropId, ...asked }: { dropId: string; changeId: string; productIds: readonly string[] },
) =>
  changing(deps, caller, dropId, (tx, drop, now) => {
    const shops = shopsOf(drop);
    requireRight(caller, 'products:write', shops);
    const { begins: from, ends: until } = drop.listed;
    return addProducts(tx, caller, { dropId, ...asked }, { shops, from, until }, now);
  });
