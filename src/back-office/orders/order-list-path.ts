import { type RaRecord, useLocation } from 'react-admin';
import { z } from 'zod';
import type { OrderView } from '#src/domain/order/staff-order.ts';

/** A list of orders as its page shows it: what it is filtered and sorted by. */
const orderListSchema = z.object({
  filter: z.record(z.string(), z.string()),
  sort: z.string(),
  order: z.enum(['ASC', 'DESC']),
});
export type OrderList = z.infer<typeof orderListSchema>;

/** What is to be done begins with what is urgent and old; other lists with what is new. */
const sortOf = (view: string | undefined) =>
  view === 'to-pick' || view === 'to-send' ? 'express' : 'createdAt';

/** A list of the staff, or all orders, in its own sequence. */
export function listOfView(view: OrderView | undefined, filter: OrderList['filter']): OrderList {
  const { view: _, ...others } = filter;
  const own = view === undefined ? others : { ...others, view };
  return { filter: own, sort: sortOf(view), order: 'DESC' };
}

export function pathOfList({ filter, ...sorted }: OrderList): string {
  const search = new URLSearchParams({ filter: JSON.stringify(filter), ...sorted, page: '1' });
  return `/orders?${search}`;
}

/** The page of an order that was opened from a list, which leads on to the next. */
export const pathOfOrder = (id: RaRecord['id'], list: OrderList) =>
  `/orders/${id}/show?${new URLSearchParams({ list: JSON.stringify(list) })}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The list that the order of the page was opened from; null where it was none. */
export function useOrderList(): OrderList | null {
  const { search } = useLocation();
  const text = new URLSearchParams(search).get('list');
  return orderListSchema.safeParse(text === null ? null : parsed(text)).data ?? null;
}

/** What a filter of the library may say: words, numbers, yes and no. */
const isSaid = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '';

/** The filter of a page of the library, as the list has it. */
export const listOf = (
  filter: Record<string, unknown>,
  { field, order }: { field: string; order: string },
): OrderList => ({
  filter: Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      isSaid(value) ? [[name, String(value)]] : [],
    ),
  ),
  sort: field,
  order: order === 'ASC' ? 'ASC' : 'DESC',
});
