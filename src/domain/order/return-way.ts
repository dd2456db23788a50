import type { ReturnTerms } from '#src/domain/shop/web-domain.schema.ts';
import type { ReturnReason, ReturnWay } from './order.values.ts';

/**
 * How items come back, and what is taken off their refund for it: in a withdrawal never more than
 * sending costs (directive 2011/83/EU, article 14), for what is not as agreed never anything
 * (directive (EU) 2019/771, article 14).
 */

/** A way that is offered; cents that the refund is lowered by. */
export type OfferedWay = { way: ReturnWay; feeCents: number };

const NOT_AS_AGREED: ReadonlySet<ReturnReason> = new Set([
  ...(['not-as-pictured', 'quality', 'wrong-item'] as const),
]);

/** What a shop takes for its label; a label costs the shop at least as much. */
export const labelFee = ({ isFree, labelFee: fee }: Pick<ReturnTerms, 'isFree' | 'labelFee'>) =>
  isFree || !fee ? 0 : Math.min(fee.centAmount, fee.costCentAmount);

/** The ways that customers choose from; none where there is nothing to choose. */
export function returnWays(
  terms: Pick<ReturnTerms, 'isFree' | 'labelFee'>,
  hasStores: boolean,
): OfferedWay[] {
  const feeCents = labelFee(terms);
  const parcels: OfferedWay[] = [
    ...(terms.isFree || feeCents > 0 ? [{ way: 'label' as const, feeCents }] : []),
    ...(terms.isFree ? [] : [{ way: 'own' as const, feeCents: 0 }]),
  ];
  const all = [...parcels, ...(hasStores ? [{ way: 'store' as const, feeCents: 0 }] : [])];
  return all.length > 1 ? all : [];
}

/** What is taken off the refund of items that come back in a way; nothing where nobody was told. */
export function returnFee(
  { way, lines }: { way: ReturnWay | null; lines: readonly { reason?: ReturnReason | null }[] },
  offered: readonly OfferedWay[],
): number {
  if (lines.some(({ reason }) => reason && NOT_AS_AGREED.has(reason))) return 0;
  return offered.find((one) => one.way === way)?.feeCents ?? 0;
}

/** What is really taken: no more than is paid back for what was sent. */
export const takenFee = (feeCents: number, sentCents: number): number =>
  Math.max(0, Math.min(feeCents, sentCents));
