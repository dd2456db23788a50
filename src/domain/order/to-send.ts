import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import type { LineShare } from './order.schema.ts';

type Sent = { lines: readonly LineShare[] };

/** Of an order, what says which of its items have still to leave. */
export type Leaving = {
  lineItems: readonly (LineShare & { segmentationId: string })[];
  /** Items that go out for others that came back. */
  exchanges: readonly { exchangeId: string; quantity: number }[];
  /** Items of returns that had not left when they were declared: they never will. */
  returns: readonly { unsent: readonly LineShare[] }[];
  parcels: readonly Sent[];
};

function less(lines: readonly LineShare[], taken: readonly LineShare[]): LineShare[] {
  const quantities = new Map<string, number>();
  for (const { lineId, quantity } of taken) {
    quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  }
  return lines
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - (quantities.get(lineId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What has still to leave of an order, by line and exchange; files are handed over otherwise. */
export function itemsToSend({ lineItems, exchanges, returns, parcels }: Leaving): LineShare[] {
  const goods = lineItems
    .filter(({ segmentationId }) => segmentationId !== DEMATERIALISED_SEGMENTATION)
    .map(({ lineId, quantity }) => ({ lineId, quantity }));
  const others = exchanges.map(({ exchangeId, quantity }) => ({ lineId: exchangeId, quantity }));
  return less(
    [...goods, ...others],
    [...returns.flatMap(({ unsent }) => unsent), ...parcels.flatMap(({ lines }) => lines)],
  );
}

/** Of items that are taken back, those that have not left yet: they are held back first. */
export function heldBack(asked: readonly LineShare[], toSend: readonly LineShare[]): LineShare[] {
  const remaining = new Map(toSend.map(({ lineId, quantity }) => [lineId, quantity]));
  return asked
    .map(({ lineId, quantity }) => ({
      lineId,
      quantity: Math.min(quantity, remaining.get(lineId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Lines without some of their items. */
export const without = less;

export const countItems = (lines: readonly LineShare[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether any item of a return had left when it was declared: else it was cancelled, and none comes. */
export const hadLeft = ({
  lines,
  unsent,
}: Record<'lines' | 'unsent', readonly LineShare[]>): boolean =>
  countItems(lines) > countItems(unsent);
