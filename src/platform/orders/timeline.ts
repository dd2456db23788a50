import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { ORDER_ACTIONS, type OrderAction } from '#src/domain/order/staff-order.ts';

type Happening = StaffOrder['timeline'][number];

/** What an action of the staff leaves in the journey of the order, at the same instant. */
const LEAVES: Partial<Record<OrderAction, readonly Happening['kind'][]>> = {
  'order.prepared': ['prepared'],
  'order.parcel': ['prepared', 'shipped'],
  'order.delivered': ['delivered'],
  'order.cancel': ['withdrawn'],
  'order.return': ['returned'],
  'order.inspection': ['arrived'],
};

/** What happened to an order, the oldest first: one line for one deed, which says who did it. */
export function timelineOf(
  events: readonly Omit<Happening, 'by'>[],
  changes: readonly { at: Date; action: string; by: string | null }[],
): Happening[] {
  const done = changes.flatMap(({ at, action, by }) => {
    const kind = ORDER_ACTIONS.find((one) => one === action);
    return kind === undefined ? [] : [{ at: at.toISOString(), kind, by }];
  });
  const isDone = ({ at, kind }: Omit<Happening, 'by'>) =>
    done.some((deed) => deed.at === at && LEAVES[deed.kind]?.includes(kind));
  return [
    ...events.filter((event) => !isDone(event)).map((event) => ({ ...event, by: null })),
    ...done,
  ].sort((one, other) => (one.at < other.at ? -1 : 1));
}
