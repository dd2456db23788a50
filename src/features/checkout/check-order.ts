import type { Query } from '@tanstack/react-query';

/** How often the order of a paid cart is asked for, and how long apart (PAY-07). */
export type OrderChecks = {
  maxAttempts: number;
  /** ms */
  attemptDelay: number;
};

type Checked = Pick<Query['state'], 'data' | 'dataUpdateCount'>;

/** Whether there is no order after all checks that the shop makes. */
export function isExhausted({ data, dataUpdateCount }: Checked, { maxAttempts }: OrderChecks) {
  return (data ?? null) === null && dataUpdateCount >= maxAttempts;
}

/**
 * Has a query asked until there is an order, at most `maxAttempts` times with `attemptDelay`
 * between. A failed attempt counts as one that found nothing: a paid shopper sees no error for it,
 * and is never told to pay again.
 */
export function orderChecks<Order>(ask: () => Promise<Order | null>, checks: OrderChecks) {
  return {
    queryFn: () => ask().catch(() => null),
    refetchInterval: ({ state }: { state: Checked }): number | false =>
      (state.data ?? null) !== null || isExhausted(state, checks) ? false : checks.attemptDelay,
    // The order is made whether or not its page is looked at.
    refetchIntervalInBackground: true,
  };
}
