import { and, eq, sql } from 'drizzle-orm';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import type { NewPromotion, Promotion } from '#src/domain/promotion/promotion.schema.ts';
import { MAX_RUNNING } from '#src/domain/promotion/promotion.values.ts';
import { ruleIn } from '#src/domain/promotion/promotion-rule.ts';
import { instantIn } from '#src/domain/shop/local-time.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { findLineProducts } from '../catalogue/face.ts';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { audit, isMade } from '../staff/face.ts';
import { writeWord } from './code-words.ts';
import { readPromotion } from './read-promotions.ts';
import { promotions, promotionTerms } from './tables.ts';
import { followPromotion } from './turn-promotion.job.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type NewTerm = Omit<typeof promotionTerms.$inferSelect, 'promotionId'>;

const refuse = (field: string) => new DomainError('PROMOTION_INVALID', { field });

/** Throws PROMOTION_INVALID for a gift that a shop does not sell. */
async function requireGift(db: Queryable, { effect, shops }: NewPromotion, now: Date) {
  if (effect.kind !== 'gift') return;
  for (const domain of shops) {
    const reader = { domain, lang: getDomain(domain).lang, customerId: null };
    if (!(await findLineProducts(db, [effect.sku], reader, now)).has(effect.sku))
      throw refuse('sku');
  }
}

/** Its terms by the clocks of each shop. Throws NOT_FOUND for a shop that is not the caller's, PROMOTION_INVALID. */
export async function termsOf(
  db: Queryable,
  caller: StaffCaller,
  asked: NewPromotion,
  now: Date,
): Promise<NewTerm[]> {
  // A word that nobody could type, or that would do nothing.
  if ((asked.reach !== 'code' || asked.isOffer) && asked.code != null) throw refuse('code');
  if (asked.isOffer && asked.reach !== 'code') throw refuse('reach');
  await requireGift(db, asked, now);
  const open = new Map((await findWebDomainsOf(db, caller)).map((shop) => [shop.domain, shop]));
  return [...new Set(asked.shops)].map((domain) => {
    const shop = requireFound(open.get(domain) ?? null, 'NOT_FOUND');
    const beginsAt = asked.begins === null ? now : instantIn(domain, asked.begins);
    const endsAt = asked.ends === null ? null : instantIn(domain, asked.ends);
    if (beginsAt < now) throw refuse('begins');
    if (endsAt !== null && endsAt <= beginsAt) throw refuse('ends');
    const { budget = null } = asked.limits ?? {};
    const lacksBudget = budget !== null && budget[shop.devise] === undefined;
    if (ruleIn('', asked, shop.devise) === null || lacksBudget) throw refuse('amounts');
    return { domain, beginsAt, endsAt, stoppedAt: null };
  });
}

/**
 * Terms of a promotion that has begun: where it has, it keeps its beginning, and does not go; there and
 * elsewhere it may end at another time. Throws as `termsOf`.
 */
async function adjustedTerms(
  db: Queryable,
  caller: StaffCaller,
  { before, asked }: { before: Promotion; asked: NewPromotion },
  now: Date,
): Promise<NewTerm[]> {
  if (asked.begins !== before.asked.begins) throw refuse('begins');
  const begun = before.terms.filter(({ state }) => state !== 'planned' && state !== 'withdrawn');
  if (!begun.every(({ shop }) => asked.shops.includes(shop))) throw refuse('shops');
  const terms = await termsOf(db, caller, { ...asked, begins: null }, now);
  return terms.map((term) => {
    const own = begun.find(({ shop }) => shop === term.domain);
    const planned = asked.begins === null ? now : instantIn(term.domain, asked.begins);
    if (own === undefined) return { ...term, beginsAt: planned > now ? planned : now };
    const stoppedAt = own.stopped === null ? null : new Date(own.stopped);
    return { ...term, beginsAt: new Date(own.begins), stoppedAt };
  });
}

/**
 * Throws PROMOTIONS_TOO_MANY where a shop would have more at a time than carts are priced with: codes
 * count for who types them alone.
 */
async function requireRoom(tx: Transaction, terms: readonly NewTerm[]): Promise<void> {
  for (const { domain, beginsAt, endsAt } of terms) {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from promotion_terms t
      join promotions p on p.promotion_id = t.promotion_id and p.asked ->> 'reach' <> 'code'
      where t.domain = ${domain} and t.stopped_at is null
        and (t.ends_at is null or t.ends_at > ${beginsAt.toISOString()}::timestamptz)
        and ${endsAt === null ? sql`true` : sql`t.begins_at < ${endsAt.toISOString()}::timestamptz`}`);
    if ((rows[0]?.count ?? 0) >= MAX_RUNNING) throw new DomainError('PROMOTIONS_TOO_MANY');
  }
}

export async function writeTerms(
  tx: Transaction,
  { promotionId, reach }: { promotionId: string; reach: NewPromotion['reach'] },
  terms: readonly NewTerm[],
  now: Date,
) {
  if (reach !== 'code') await requireRoom(tx, terms);
  await tx.insert(promotionTerms).values(terms.map((term) => ({ ...term, promotionId })));
  await followPromotion(tx, promotionId, terms, now);
}

export const subjectOf = (id: string) => ({ kind: 'promotion', id });

/** Does what `makePromotion` says, in a transaction. */
export async function addPromotion(
  tx: Transaction,
  caller: StaffCaller,
  { changeId, dropId, ...asked }: NewPromotion & { changeId: string; dropId?: string },
  time: Date,
): Promise<void> {
  const subject = subjectOf(changeId);
  const made = { changeId, subjectKind: subject.kind, subjectId: subject.id };
  if (await isMade(tx, made, time)) return;
  const terms = await termsOf(tx, caller, asked, time);
  const row = { promotionId: changeId, version: 1, name: asked.name, asked };
  await tx
    .insert(promotions)
    .values({ ...row, madeBy: caller.name, madeAt: time, ...(dropId && { dropId }) });
  await writeTerms(tx, { promotionId: changeId, ...asked }, terms, time);
  await writeWord(tx, changeId, asked, time);
  for (const { domain: shop } of terms) {
    await audit(tx, caller, time, { action: 'promotion.make', subject, shop, after: asked });
  }
}

/**
 * Makes a promotion, once for each changeId. Throws NOT_FOUND, PROMOTION_INVALID, PROMOTIONS_TOO_MANY,
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function makePromotion(
  { database, now }: Deps,
  caller: StaffCaller,
  asked: NewPromotion & { changeId: string },
): Promise<Promotion> {
  const time = now();
  return inTransaction(database, async (tx) => {
    await addPromotion(tx, caller, asked, time);
    return readPromotion(tx, caller, asked.changeId, time);
  });
}

/** The promotion as the caller saw it, locked. Throws NOT_FOUND, CHANGED_BY_OTHERS. */
async function lockPromotion(
  tx: Transaction,
  caller: StaffCaller,
  { promotionId, version }: { promotionId: string; version: number },
  now: Date,
): Promise<Promotion> {
  const isIt = eq(promotions.promotionId, promotionId);
  await tx.select().from(promotions).where(isIt).for('update');
  const promotion = await readPromotion(tx, caller, promotionId, now);
  if (promotion.version !== version) throw new DomainError('CHANGED_BY_OTHERS');
  return promotion;
}

export const nextVersion = { version: sql`${promotions.version} + 1` };

/**
 * Changes a promotion that is not over. Carts follow at their next change; one that is being paid is told
 * before anything is charged. Throws as `makePromotion`, and CHANGED_BY_OTHERS.
 */
export async function changePromotion(
  { database, now }: Deps,
  caller: StaffCaller,
  { promotionId, version, ...asked }: NewPromotion & { promotionId: string; version: number },
): Promise<Promotion> {
  const time = now();
  return inTransaction(database, async (tx) => {
    const before = await lockPromotion(tx, caller, { promotionId, version }, time);
    if (!before.asked.shops.every((shop) => caller.shops.has(shop))) {
      throw new DomainError('NOT_FOUND');
    }
    if (!before.mayChange && !before.mayAdjust) throw new DomainError('CHANGED_BY_OTHERS');
    const isMoved = (['begins', 'ends'] as const).some((key) => asked[key] !== before.asked[key]);
    const isElsewhere = asked.shops.toSorted().join() !== before.asked.shops.toSorted().join();
    // Its drop says where and when.
    if (before.dropId !== null && (isMoved || isElsewhere)) throw refuse('begins');
    const terms = before.mayAdjust
      ? await adjustedTerms(tx, caller, { before, asked }, time)
      : await termsOf(tx, caller, asked, time);
    await tx.delete(promotionTerms).where(eq(promotionTerms.promotionId, promotionId));
    await writeTerms(tx, { promotionId, ...asked }, terms, time);
    await writeWord(tx, promotionId, asked, time);
    await tx
      .update(promotions)
      .set({ name: asked.name, asked, ...nextVersion })
      .where(eq(promotions.promotionId, promotionId));
    const subject = subjectOf(promotionId);
    for (const shop of new Set([...before.asked.shops, ...asked.shops])) {
      const change = { subject, shop, before: before.asked, after: asked };
      await audit(tx, caller, time, { action: 'promotion.change', ...change });
    }
    return readPromotion(tx, caller, promotionId, time);
  });
}

/**
 * Stops a promotion in some shops of the caller, and withdraws it where it has not begun. Throws NOT_FOUND
 * for a shop that is not the caller's, CHANGED_BY_OTHERS where it is over.
 */
export async function stopPromotion(
  { database, now }: Deps,
  caller: StaffCaller,
  asked: { promotionId: string; version: number; shops: readonly OnlineLocale[] },
): Promise<Promotion> {
  const { promotionId, shops } = asked;
  const time = now();
  return inTransaction(database, async (tx) => {
    const { name, terms } = await lockPromotion(tx, caller, asked, time);
    for (const domain of new Set(shops)) {
      const term = requireFound(terms.find(({ shop }) => shop === domain) ?? null, 'NOT_FOUND');
      if (term.state !== 'planned' && term.state !== 'running') {
        throw new DomainError('CHANGED_BY_OTHERS');
      }
      const isIt = eq(promotionTerms.promotionId, promotionId);
      await tx
        .update(promotionTerms)
        .set({ stoppedAt: time })
        .where(and(isIt, eq(promotionTerms.domain, domain)));
      await audit(tx, caller, time, {
        ...{ action: 'promotion.stop', subject: subjectOf(promotionId), shop: domain },
        before: { name, begins: term.begins, ends: term.ends },
      });
    }
    await tx.update(promotions).set(nextVersion).where(eq(promotions.promotionId, promotionId));
    await followPromotion(tx, promotionId, [], time);
    return readPromotion(tx, caller, promotionId, time);
  });
}
