import { expectedBack, paidBackLines } from '#src/domain/order/inspection.ts';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import type { orderReturns } from '../tables.ts';

type ReturnRow = typeof orderReturns.$inferSelect;

/** When a return was declared and came in; one that nobody wrote down yet comes after all others. */
export type Moment = Pick<ReturnRow, 'returnId' | 'declaredAt' | 'receivedAt'> | null;

/**
 * Items of returns of an order that were declared before another: those hold the dearer units of a line,
 * whichever comes in first, for so their customer was told. Of one that had come in by then it is what
 * is paid back.
 */
export function declaredBefore(own: Moment, returns: readonly ReturnRow[]): LineShare[] {
  const before = returns.filter(
    ({ returnId, declaredAt }) =>
      own === null ||
      declaredAt < own.declaredAt ||
      (declaredAt.getTime() === own.declaredAt.getTime() && returnId < own.returnId),
  );
  const cameBefore = ({ receivedAt }: ReturnRow) =>
    receivedAt !== null && (!own?.receivedAt || receivedAt <= own.receivedAt);
  return before.flatMap((one) =>
    cameBefore(one) ? paidBackLines(one) : expectedBack({ ...one, inspected: null }),
  );
}
