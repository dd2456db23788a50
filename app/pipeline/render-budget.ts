/** How long a page may take (safety.md "Budgets"), ms; a payment return waits for the bank. */
const PAGE_BUDGET_MS = 4_000;
const PAYMENT_BUDGET_MS = 20_000;

/** Rendering took longer than a shopper should wait. */
export class RenderTooSlow extends Error {}

function budgetOf({ pathname }: URL): number {
  const isWaiting = /\/(order-[a-z]+-check|auth\/callback)$/.test(pathname);
  return isWaiting || pathname.startsWith('/_serverFn/') ? PAYMENT_BUDGET_MS : PAGE_BUDGET_MS;
}

/** The answer, or RenderTooSlow once the budget of its address is used up. */
export async function withinBudget(url: URL, answer: Promise<Response>): Promise<Response> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new RenderTooSlow(url.pathname)), budgetOf(url));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
