/** How often the order of a paid cart is asked for, and how long apart (PAY-07). */
export type OrderChecks = {
  maxAttempts: number;
  /** ms */
  attemptDelay: number;
};

/** Waits `ms`; injected, so that tests need no clock. Rejects when the page is left. */
export type Wait = (ms: number) => Promise<void>;

/**
 * Asks until there is an order, at most `maxAttempts` times with `attemptDelay` between; null when
 * the attempts are used up. `asked` attempts were made before. A failed attempt counts as one: a
 * paid shopper sees no error for it, and is never told to pay again.
 */
export async function checkOrder<Order>(
  ask: () => Promise<Order | null>,
  { maxAttempts, attemptDelay }: OrderChecks,
  wait: Wait,
  asked = 0,
): Promise<Order | null> {
  for (let attempt = asked; attempt < maxAttempts; attempt += 1) {
    if (attempt > 0) await wait(attemptDelay);
    const order = await ask().catch(() => null);
    if (order !== null) return order;
  }
  return null;
}
