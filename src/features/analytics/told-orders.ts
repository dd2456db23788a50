import { browserStorage } from '#src/ui/browser-storage.ts';

const KEY = 'vitrine-told-order';

/**
 * Whether an order is told for the first time in this browser: its page may be loaded again, and an
 * order counts once. Asked for by those who have allowed measurement.
 */
export function isFirstTold(orderNumber: string): boolean {
  if (browserStorage.getItem(KEY) === orderNumber) return false;
  browserStorage.setItem(KEY, orderNumber);
  return true;
}
