import type { Download, Order } from './order.schema.ts';
import { isPaid } from './order.ts';

/** What a customer may take home of their orders (A-097, decision 066). */

export function invoiceIdOf(orderNumber: string): string {
  return `invoice-${orderNumber}`;
}

/** The order that a document belongs to; null when the id can be none of ours. */
export function orderOfDocument(documentId: string): string | null {
  return /^(?:invoice|goods)-(V\d{10})(?:-|$)/.exec(documentId)?.[1] ?? null;
}

/** The documents of an order: its goods that have a file, and its invoice. Nothing unless paid. */
export function documentsOf(
  order: Pick<Order, 'orderNumber' | 'status' | 'createdAt' | 'lineItems'>,
  hasFile: (line: Order['lineItems'][number]) => boolean,
): (Download & { lineId: string | null })[] {
  if (!isPaid(order)) return [];
  const { orderNumber, createdAt } = order;
  return [
    ...order.lineItems.filter(hasFile).map(({ lineId, product }) => ({
      ...{ documentId: `goods-${orderNumber}-${lineId}`, kind: 'goods' as const, lineId },
      ...{ orderNumber, createdAt, productName: product.name },
    })),
    {
      ...{ documentId: invoiceIdOf(orderNumber), kind: 'invoice' as const, lineId: null },
      ...{ orderNumber, createdAt, productName: null },
    },
  ];
}
