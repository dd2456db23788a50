import type { LineShare } from '#src/domain/order/order.schema.ts';

/** Names of the fields by which a form asks for items of an order and how many of each. */
export const ITEM = 'item';
export const quantityName = (lineId: string) => `quantity ${lineId}`;

/** What was chosen in such a form; a single item has no field for its quantity. */
export function chosenItems(data: FormData): LineShare[] {
  return data
    .getAll(ITEM)
    .map(String)
    .map((lineId) => ({ lineId, quantity: Number(data.get(quantityName(lineId)) ?? 1) }));
}
