import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Drop, DropTimes, NewDrop } from '#src/domain/drop/drop.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { instantIn } from '#src/domain/shop/local-time.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { shopsOf } from '#src/domain/staff/grants.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import {
  lockListings,
  movePlans,
  moveProducts,
  stopPlans,
  stopProducts,
} from '../catalogue/face.ts';
import { moveTexts, takeBackTexts } from '../content/face.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { movePromotions, stopPromotions } from '../promotions/face.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { audit, grantsOf, isMade } from '../staff/face.ts';
import { followDrop } from './end-drop.job.ts';
import { findDrop, readDrop } from './read-drops.ts';
import { drops, dropTerms } from './tables.ts';

export type Deps = Pick<PlatformDeps, 'database' | 'now' | 'config'>;

export const subjectOf = (id: string) => ({ kind: 'drop', id });

/** When a drop runs in shops; throws DROP_INVALID, which names the field. */
function termsIn(shops: readonly OnlineLocale[], { begins, ends }: DropTimes, now: Date) {
  return shops.map((domain) => {
    const beginsAt = instantIn(domain, begins);
    const endsAt = ends === null ? null : instantIn(domain, ends);
    if (beginsAt <= now) throw new DomainError('DROP_INVALID', { field: 'begins' });
    if (endsAt !== null && endsAt <= beginsAt) {
      throw new DomainError('DROP_INVALID', { field: 'ends' });
    }
    return { domain, beginsAt, endsAt };
  });
}

/** Throws NOT_FOUND where one of some shops is not open, or not the caller's. */
async function requireOpen(tx: Transaction, caller: StaffCaller, shops: readonly OnlineLocale[]) {
  const open = new Set((await findWebDomainsOf(tx, caller)).map(({ domain }) => domain));
  if (shops.some((shop) => !open.has(shop))) throw new DomainError('NOT_FOUND');
}

/** Makes a drop without parts, once for each changeId. Throws NOT_FOUND, DROP_INVALID, IDEMPOTENCY_KEY_REUSED. */
export async function makeDrop(
  deps: Deps,
  caller: StaffCaller,
  { changeId: dropId, ...asked }: NewDrop & { changeId: string },
): Promise<Drop> {
  const time = deps.now();
  return inTransaction(deps.database, async (tx) => {
    const made = { changeId: dropId, subjectKind: 'drop', subjectId: dropId };
    if (!(await isMade(tx, made, time))) {
      const shops = [...new Set(asked.shops)];
      await requireOpen(tx, caller, shops);
      const terms = termsIn(shops, asked, time);
      const { name, begins, ends } = asked;
      const row = { dropId, version: 1, name, begins, ends };
      await tx.insert(drops).values({ ...row, madeBy: caller.name, madeAt: time });
      await tx.insert(dropTerms).values(terms.map((term) => ({ ...term, dropId })));
      await followDrop(tx, dropId, terms, time);
      for (const shop of shops) {
        const after = { name, begins, ends };
        await audit(tx, caller, time, {
          ...{ action: 'drop.make', subject: subjectOf(dropId), shop, after },
        });
      }
    }
    return readDrop(tx, deps, caller, dropId);
  });
}

/** Throws FORBIDDEN where a caller may not do in these shops what parts of a drop need. */
export function requireRight(
  caller: StaffCaller,
  permission: Permission,
  shops: readonly OnlineLocale[],
): void {
  const allowed = shopsOf(grantsOf(caller), permission);
  if (shops.some((shop) => !allowed.has(shop))) throw new DomainError('FORBIDDEN');
}

/** The same for all parts that there are: a shop that the drop comes to needs what the others need. */
async function requireRights(
  tx: Transaction,
  deps: Deps,
  caller: StaffCaller,
  { dropId, shops }: { dropId: string; shops: readonly OnlineLocale[] },
) {
  const { texts, products, terms } = await readDrop(tx, deps, caller, dropId);
  const listed = new Set(terms.map(({ shop }) => shop));
  const within = (parts: readonly { shops: readonly { shop: OnlineLocale }[] }[]) =>
    shops.filter((one) =>
      listed.has(one)
        ? parts.some((part) => part.shops.some(({ shop }) => shop === one))
        : parts.length > 0,
    );
  requireRight(caller, 'content:write', within(texts));
  requireRight(caller, 'products:write', within(products));
}

/** A drop, locked with the lists of shops. Throws NOT_FOUND. */
async function lockDrop(tx: Transaction, caller: StaffCaller, dropId: string, now: Date) {
  await lockListings(tx, now);
  await tx.select().from(drops).where(eq(drops.dropId, dropId)).for('update');
  return findDrop(tx, caller, dropId, now);
}

/** One that has begun nowhere, whose shops are all the caller's. Throws NOT_FOUND, CHANGED_BY_OTHERS. */
export async function lockPlanned(tx: Transaction, caller: StaffCaller, dropId: string, now: Date) {
  const found = await lockDrop(tx, caller, dropId, now);
  if (!found.terms.every(({ domain }) => caller.shops.has(domain))) {
    throw new DomainError('NOT_FOUND');
  }
  if (!found.mayChange) throw new DomainError('CHANGED_BY_OTHERS');
  // Where it was withdrawn, nothing begins.
  const terms = found.terms.flatMap(({ stoppedAt, ...term }) =>
    stoppedAt === null ? [{ ...term, shop: term.domain }] : [],
  );
  return { ...found, terms };
}

export const touch = (tx: Transaction, dropId: string, fields: Partial<NewDrop> = {}) =>
  tx
    .update(drops)
    .set({ ...fields, version: sql`${drops.version} + 1` })
    .where(eq(drops.dropId, dropId));

type Moved = DropTimes & {
  dropId: string;
  terms: ReturnType<typeof termsIn>;
  /** Shops that it comes to. */
  added: readonly OnlineLocale[];
};

/** Has all parts of a drop follow it to its shops and times. */
async function moveParts(
  tx: Transaction,
  caller: StaffCaller,
  { dropId, terms, added, begins, ends }: Moved,
  now: Date,
): Promise<void> {
  const shops = terms.map(({ domain }) => domain);
  const moved = terms.map(({ domain, ...term }) => ({ ...term, shop: domain }));
  await movePlans(tx, dropId, { shops, from: begins, until: ends }, now);
  await movePromotions(tx, caller, dropId, { shops, begins, ends }, now);
  await moveTexts(tx, dropId, { terms: moved, added }, now);
  await moveProducts(tx, caller, dropId, { terms: moved, from: begins, until: ends }, now);
  await followDrop(tx, dropId, terms, now);
}

/**
 * Renames a drop that has begun nowhere, or has it begin and end at other times, or in other shops, with
 * all its parts. Throws NOT_FOUND, CHANGED_BY_OTHERS, FORBIDDEN, DROP_INVALID, and what parts throw that
 * do not fit.
 */
export async function changeDrop(
  deps: Deps,
  caller: StaffCaller,
  { dropId, version, ...asked }: NewDrop & { dropId: string; version: number },
): Promise<Drop> {
  const time = deps.now();
  const { name, begins, ends } = asked;
  const shops = [...new Set(asked.shops)];
  return inTransaction(deps.database, async (tx) => {
    const { listed, terms: planned } = await lockPlanned(tx, caller, dropId, time);
    if (listed.version !== version) throw new DomainError('CHANGED_BY_OTHERS');
    const before = planned.map(({ shop }) => shop);
    const added = shops.filter((one) => !before.includes(one));
    const left = before.filter((one) => !shops.includes(one));
    await touch(tx, dropId, { name, begins, ends });
    const isElsewhere = added.length + left.length > 0;
    if (isElsewhere || begins !== listed.begins || ends !== listed.ends) {
      await requireOpen(tx, caller, shops);
      await requireRights(tx, deps, caller, { dropId, shops: [...before, ...shops] });
      const terms = termsIn(shops, { begins, ends }, time);
      // Where it was withdrawn before, it stays so, unless it comes back there.
      const own = eq(dropTerms.dropId, dropId);
      await tx.delete(dropTerms).where(and(own, inArray(dropTerms.domain, [...left, ...shops])));
      await tx.insert(dropTerms).values(terms.map((term) => ({ ...term, dropId })));
      await moveParts(tx, caller, { dropId, terms, added, begins, ends }, time);
    }
    for (const shop of new Set([...before, ...shops])) {
      await audit(tx, caller, time, {
        ...{ action: 'drop.change', subject: subjectOf(dropId), shop },
        before: { name: listed.name, begins: listed.begins, ends: listed.ends, shops: before },
        after: { name, begins, ends, shops },
      });
    }
    return readDrop(tx, deps, caller, dropId);
  });
}

/**
 * Has all parts go back in some shops of the caller, or never begin there. Throws NOT_FOUND,
 * CHANGED_BY_OTHERS where it is over there, and FORBIDDEN for who may not change what its parts are.
 */
export async function stopDrop(
  deps: Deps,
  caller: StaffCaller,
  { dropId, version, shops }: { dropId: string; version: number; shops: readonly OnlineLocale[] },
): Promise<Drop> {
  const time = deps.now();
  return inTransaction(deps.database, async (tx) => {
    const { listed } = await lockDrop(tx, caller, dropId, time);
    if (listed.version !== version) throw new DomainError('CHANGED_BY_OTHERS');
    const terms = [...new Set(shops)].map((domain) =>
      requireFound(listed.terms.find(({ shop }) => shop === domain) ?? null, 'NOT_FOUND'),
    );
    await requireRights(tx, deps, caller, { dropId, shops: terms.map(({ shop }) => shop) });
    for (const term of terms) {
      const domain = term.shop;
      if (term.state !== 'planned' && term.state !== 'running') {
        throw new DomainError('CHANGED_BY_OTHERS');
      }
      const isIt = and(eq(dropTerms.dropId, dropId), eq(dropTerms.domain, domain));
      await tx
        .update(dropTerms)
        .set({ stoppedAt: time })
        .where(and(isIt, isNull(dropTerms.stoppedAt)));
      await stopPlans(tx, dropId, domain, time);
      await stopPromotions(tx, dropId, domain, time);
      await stopProducts(tx, dropId, domain, time);
      await takeBackTexts(tx, caller, { dropId, shop: domain }, time);
      await audit(tx, caller, time, {
        ...{ action: 'drop.stop', subject: subjectOf(dropId), shop: domain },
        before: { name: listed.name, begins: term.begins, ends: term.ends },
      });
    }
    await touch(tx, dropId);
    return readDrop(tx, deps, caller, dropId);
  });
}
