const KEY = 'vitrine-told-order';

/**
 * Whether an order is told for the first time in this browser: its page may be loaded again, and an
 * order counts once. Asked for by those who have allowed measurement.
 */
export function isFirstTold(orderNumber: string): boolean {
  try {
    if (window.localStorage.getItem(KEY) === orderNumber) return false;
    window.localStorage.setItem(KEY, orderNumber);
  } catch {
    // A browser that keeps nothing tells again.
  }
  return true;
}
