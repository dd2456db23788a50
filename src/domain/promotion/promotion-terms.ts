import type { NewPromotion } from './promotion.schema.ts';
import type { PromotionState } from './promotion.values.ts';

/** When a promotion runs in a shop. */
export type Term = { beginsAt: Date; endsAt: Date | null; stoppedAt: Date | null };

/**
 * Who hears of a promotion: everybody gets it, or may type its word; some, its members; or one customer
 * at a time, by a code that holds once.
 */
export function announcedTo({
  reach,
  code,
  isOffer = false,
}: Pick<NewPromotion, 'reach' | 'code' | 'isOffer'>): 'everybody' | 'some' | 'one' {
  if (reach === 'members' || isOffer) return 'some';
  return reach === 'code' && code == null ? 'one' : 'everybody';
}

/** Whether everybody is told without a code that single items cost less: a reduction of their price in law. */
export const isPriceReduction = ({ reach, effect }: Pick<NewPromotion, 'reach' | 'effect'>) =>
  reach === 'automatic' && (effect.kind === 'percent' || effect.kind === 'amount');

/** The state of a promotion in a shop; one that was stopped before it began was withdrawn. */
export function promotionStateOf({ beginsAt, endsAt, stoppedAt }: Term, now: Date): PromotionState {
  if (stoppedAt !== null && stoppedAt <= now)
    return stoppedAt <= beginsAt ? 'withdrawn' : 'stopped';
  if (beginsAt > now) return 'planned';
  return endsAt === null || endsAt > now ? 'running' : 'over';
}

/** The state of all its shops together: what still happens somewhere comes first. */
export function overallState(states: readonly PromotionState[]): PromotionState {
  const first = (['running', 'planned', 'stopped', 'over'] as const).find((state) =>
    states.includes(state),
  );
  return first ?? 'withdrawn';
}
