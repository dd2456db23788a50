import type { LineShare, Return } from './order.schema.ts';
import type { FulfilmentStep, OrderStatus } from './order.values.ts';
import { itemsLeft } from './return.ts';

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
