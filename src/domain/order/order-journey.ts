import type { LineShare, Return } from './order.schema.ts';
import type { OrderStatus } from './order.ts';
import { itemsLeft } from './return.ts';

/** Steps of an order that is on its way, in their order; each is a status, too. */
export const FULFILMENT_STEPS = ['prepared', 'shipped', 'delivered'] as const;
export type FulfilmentStep = (typeof FULFILMENT_STEPS)[number];

type Standing = {
  status: OrderStatus;
  lineItems: readonly LineShare[];
  returns: readonly Pick<Return, 'lines'>[];
};

/**
 * The step that may follow; null where none does. Nothing of an order that comes back whole is
 * prepared or sent; a parcel that is under way still arrives.
 */
export function nextStep({ status, lineItems, returns }: Standing): FulfilmentStep | null {
  if (status === 'shipped') return 'delivered';
  if (itemsLeft(lineItems, returns).length === 0) return null;
  if (status === 'placed') return 'prepared';
  return status === 'prepared' ? 'shipped' : null;
}
