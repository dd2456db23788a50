import * as calls from '#src/domain/wishlist/stock-alert.calls.ts';
import type { StockAlert } from '#src/domain/wishlist/wishlist.schema.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';

/** The customer's alerts in this shop; a failure is an empty list (specification §7). */
export async function readAlerts(commerce: Commerce): Promise<StockAlert[]> {
  try {
    const query = { id: commerce.caller.storeId };
    return (await commerce.ask(calls.getStockAlerts, { query })).values;
  } catch {
    return [];
  }
}
