import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_LINE_QUANTITY } from '#src/domain/cart/cart.values.ts';
import type { SellableItem } from '#src/domain/draft-order/draft-order.schema.ts';

export type ChosenItem = SellableItem & { quantity: number };

/** Of the field of a form that holds the items. */
const ITEMS = 'items';

/** The items of the form around it, and what changes them. */
export function useChosenItems() {
  const { setValue } = useFormContext();
  const items: ChosenItem[] = useWatch({ name: ITEMS }) ?? [];
  const keep = (next: ChosenItem[]) =>
    setValue(ITEMS, next, { shouldDirty: true, shouldValidate: true });
  return {
    items,
    clear: () => keep([]),
    add(item: SellableItem) {
      const known = items.find(({ sku }) => sku === item.sku);
      if (known === undefined) return keep([...items, { ...item, quantity: 1 }]);
      const quantity = Math.min(known.quantity + 1, MAX_LINE_QUANTITY);
      keep(items.map((one) => (one === known ? { ...one, quantity } : one)));
    },
    setQuantity: (sku: string, quantity: number) =>
      keep(items.map((one) => (one.sku === sku ? { ...one, quantity } : one))),
    remove: (sku: string) => keep(items.filter((one) => one.sku !== sku)),
  };
}

/** What calls are told of them. */
export const wantedOf = (items: readonly ChosenItem[]) =>
  items.map(({ sku, quantity }) => ({ sku, quantity }));
