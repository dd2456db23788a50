import type { LineShare } from './order.schema.ts';
import type { StaffOrder } from './staff-order.schema.ts';
import { countItems } from './to-send.ts';

/** Of the items of a line, how many are in which state; `ordered` are all of them. */
export type LineStates = Record<'ordered' | 'cancelled' | 'toSend' | 'sent' | 'returned', number>;

const ofLine = (lineId: string, lines: readonly LineShare[]) =>
  countItems(lines.filter((line) => line.lineId === lineId));

/** What became of the items of a line. One that came back and was refused is the customer's again. */
export function lineStates(
  { lineId, quantity }: LineShare,
  {
    order,
    toSend,
    returns,
  }: Pick<StaffOrder, 'toSend'> & {
    order: Pick<StaffOrder['order'], 'status'>;
    returns: readonly Pick<StaffOrder['returns'][number], 'unsent' | 'inspected'>[];
  },
): LineStates {
  const isVoid = order.status === 'cancelled';
  const unsent = returns.flatMap((one) => one.unsent);
  const cancelled = isVoid ? quantity : Math.min(quantity, ofLine(lineId, unsent));
  const back = returns
    .flatMap(({ inspected }) => inspected ?? [])
    .filter(({ finding }) => finding !== 'refused');
  const returned = isVoid ? 0 : ofLine(lineId, back);
  const remaining = quantity - cancelled - returned;
  // Files have no parcel: they leave with the payment.
  const waiting = order.status === 'awaiting-payment' ? remaining : ofLine(lineId, toSend);
  const stillToSend = isVoid ? 0 : waiting;
  return {
    ordered: quantity,
    cancelled,
    toSend: stillToSend,
    sent: Math.max(0, remaining - stillToSend),
    returned,
  };
}
