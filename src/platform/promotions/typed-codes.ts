import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { NewPromotion } from '#src/domain/promotion/promotion.schema.ts';
import { promotionStateOf } from '#src/domain/promotion/promotion-terms.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import {
  cartPromotionCodes,
  promotionCodes,
  promotions,
  promotionTerms,
  promotionUses,
} from './tables.ts';

/** A code of a promotion, as a cart has it: it was typed, or ticked where it is an offer to members. */
export type TypedCode = {
  code: string;
  promotionId: string;
  isSingle: boolean;
  /** It was withdrawn: it takes nothing off any more. */
  isWithdrawn: boolean;
  asked: NewPromotion;
};

const COLUMNS = {
  code: promotionCodes.code,
  promotionId: promotionCodes.promotionId,
  isSingle: promotionCodes.isSingle,
  isWithdrawn: sql<boolean>`${promotionCodes.withdrawnAt} is not null`,
  asked: promotions.asked,
};
const isOf = eq(promotions.promotionId, promotionCodes.promotionId);

/** Codes by their names; unknown ones are left out. */
export async function findCodes(db: Queryable, codes: readonly string[]): Promise<TypedCode[]> {
  if (codes.length === 0) return [];
  return db
    .select(COLUMNS)
    .from(promotionCodes)
    .innerJoin(promotions, isOf)
    .where(inArray(promotionCodes.code, [...codes]));
}

/** What the shopper of a cart typed or ticked for promotions, the first first. */
export function findTypedCodes(db: Queryable, cartId: string): Promise<TypedCode[]> {
  return db
    .select(COLUMNS)
    .from(cartPromotionCodes)
    .innerJoin(promotionCodes, eq(promotionCodes.code, cartPromotionCodes.code))
    .innerJoin(promotions, isOf)
    .where(eq(cartPromotionCodes.cartId, cartId))
    .orderBy(asc(cartPromotionCodes.typedAt), asc(cartPromotionCodes.code));
}

/**
 * A code whose promotion runs in a shop. PROMO_CODE_UNKNOWN where there is none, it has not begun, or it is
 * an offer to members, which nobody types; PROMO_CODE_EXPIRED where it is over or was withdrawn.
 */
export async function findCodeOf(
  db: Queryable,
  { code, shop, now }: { code: string; shop: OnlineLocale; now: Date },
): Promise<TypedCode> {
  const [found] = await db
    .select({ ...COLUMNS, term: promotionTerms })
    .from(promotionCodes)
    .innerJoin(promotions, isOf)
    .innerJoin(promotionTerms, eq(promotionTerms.promotionId, promotionCodes.promotionId))
    .where(and(eq(promotionCodes.code, code), eq(promotionTerms.domain, shop)));
  if (found?.asked.isOffer) throw new DomainError('PROMO_CODE_UNKNOWN');
  if (found?.isWithdrawn) throw new DomainError('PROMO_CODE_EXPIRED');
  const state = found && promotionStateOf(found.term, now);
  if (state === 'over' || state === 'stopped') throw new DomainError('PROMO_CODE_EXPIRED');
  if (found === undefined || state !== 'running') throw new DomainError('PROMO_CODE_UNKNOWN');
  const { term: _, ...typed } = found;
  return typed;
}

export async function putTypedCode(
  tx: Transaction,
  cartId: string,
  { code }: TypedCode,
  now: Date,
): Promise<void> {
  await tx.insert(cartPromotionCodes).values({ cartId, code, typedAt: now }).onConflictDoNothing();
}

export async function removeTypedCode(
  tx: Transaction,
  cartId: string,
  { code }: TypedCode,
): Promise<void> {
  const isIt = and(eq(cartPromotionCodes.cartId, cartId), eq(cartPromotionCodes.code, code));
  await tx.delete(cartPromotionCodes).where(isIt);
}

/** Of single-use codes those that other carts have reserved or used. */
export async function findTakenCodes(
  db: Queryable,
  typed: readonly TypedCode[],
  cartId: string,
): Promise<Set<string>> {
  const singles = typed.filter(({ isSingle }) => isSingle).map(({ code }) => code);
  if (singles.length === 0) return new Set();
  const rows = await db
    .select({ code: promotionUses.singleCode, cartId: promotionUses.cartId })
    .from(promotionUses)
    .where(inArray(promotionUses.singleCode, singles));
  return new Set(rows.flatMap((taken) => (taken.cartId === cartId ? [] : (taken.code ?? []))));
}
