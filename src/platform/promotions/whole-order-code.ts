import { createHash } from 'node:crypto';
import { currencyOf } from '#src/domain/money/money.ts';
import {
  type Amounts,
  codeWord,
  type NewPromotion,
  type PromotionEffect,
} from '#src/domain/promotion/promotion.schema.ts';
import { EVERYTHING } from '#src/domain/promotion/promotion-rule.ts';
import { localTimeIn } from '#src/domain/shop/local-time.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { promotionCodes, promotions, promotionTerms } from './tables.ts';

/** A code for a whole order, or an offer that members tick: what `promo_codes` held until version 1.1. */
export type WholeOrderCode = {
  code: string;
  kind: 'percent' | 'amount' | 'gift' | 'points';
  /** Percent, cents of whichever currency, or points; 0 for a gift. */
  value: number;
  giftSku: string | null;
  labels: NewPromotion['labels'];
  minimumCentAmount: number;
  /** The last instant at which it counts. */
  expiresAt: Date | null;
  /** Once for each customer. */
  singleUse: boolean;
  forMembers: boolean;
};

/** The same promotion whichever process makes it: a UUID of its code. */
export function promotionIdOf(code: string): string {
  const hex = createHash('sha256').update(`promo code ${code}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** The same number in the currency of each shop. */
const inEach = (cents: number, shops: readonly OnlineLocale[]): Amounts =>
  Object.fromEntries(shops.map((shop) => [currencyOf(getDomain(shop).iso2), Math.max(1, cents)]));

function effectOf(
  { kind, value, giftSku }: WholeOrderCode,
  shops: readonly OnlineLocale[],
): PromotionEffect {
  switch (kind) {
    case 'percent':
      return { kind, percent: value };
    case 'amount':
      return { kind, amounts: inEach(value, shops) };
    case 'gift':
      return { kind, sku: giftSku ?? '' };
    case 'points':
      return { kind, points: value };
  }
}

/** A code that counts up to an instant is over just after it. */
const endOf = ({ expiresAt }: WholeOrderCode) =>
  expiresAt === null ? null : new Date(expiresAt.getTime() + 1);

/** The promotion that such a code is. */
export function promotionOfCode(
  described: WholeOrderCode,
  shops: readonly OnlineLocale[],
): NewPromotion {
  const { code, labels, minimumCentAmount, singleUse, forMembers } = described;
  const ends = endOf(described);
  const [first] = shops;
  const word = codeWord.safeParse(code).data;
  return {
    ...{ name: code.slice(0, 100), labels, shops: [...shops], begins: null },
    ends: ends === null || first === undefined ? null : localTimeIn(first, ends),
    // Codes add up: each is a group by itself.
    ...{ reach: 'code', group: `code ${code}`.slice(0, 40), rank: 1 },
    needs:
      minimumCentAmount === 0
        ? null
        : { kind: 'cents', amounts: inEach(minimumCentAmount, shops), of: null },
    ...{ selection: EVERYTHING, effect: effectOf(described, shops), cap: null, isOfRest: true },
    ...(forMembers ? { isOffer: true } : word === code && { code }),
    ...(singleUse && { limits: { uses: null, usesPerCustomer: 1, budget: null } }),
  };
}

/**
 * Writes a code or an offer for the whole order as a promotion of some shops, unless it is one already.
 * It takes its part of what other promotions left.
 */
export async function addWholeOrderCode(
  tx: Transaction,
  described: WholeOrderCode,
  { shops, by, now }: { shops: readonly OnlineLocale[]; by: string; now: Date },
): Promise<void> {
  const { code } = described;
  const promotionId = promotionIdOf(code);
  const asked = promotionOfCode(described, shops);
  const endsAt = endOf(described);
  // One that is over was there before.
  const beginsAt = endsAt !== null && endsAt <= now ? new Date(endsAt.getTime() - 86_400_000) : now;
  const made = await tx
    .insert(promotions)
    .values({ promotionId, version: 1, name: asked.name, asked, madeBy: by, madeAt: now })
    .onConflictDoNothing()
    .returning({ promotionId: promotions.promotionId });
  if (made.length === 0) return;
  await tx
    .insert(promotionTerms)
    .values(shops.map((domain) => ({ promotionId, domain, beginsAt, endsAt })));
  await tx
    .insert(promotionCodes)
    .values({ code, promotionId, isSingle: false, changeId: promotionId, madeAt: now })
    .onConflictDoNothing();
}
