/**
 * How long an answer may take, everything in it counted (safety.md "Budgets"), ms: a page, and an
 * answer that waits for a bank, has its own budgets (functions, pictures) or is long (feeds).
 */
const PAGE_BUDGET_MS = 4_000;
const LONG_BUDGET_MS = 20_000;

const LONG_PATHS = ['/_serverFn/', '/media/', '/feeds/'];

/** Rendering took longer than a shopper should wait. */
export class RenderTooSlow extends Error {}

function budgetOf({ pathname }: URL): number {
  const isWaiting = /\/(order-[a-z]+-check|auth\/callback)$/.test(pathname);
  const isLong = isWaiting || LONG_PATHS.some((path) => pathname.startsWith(path));
  return isLong ? LONG_BUDGET_MS : PAGE_BUDGET_MS;
}

/** The answer, or RenderTooSlow once the budget of its URL is used up. */
export async function withinBudget<T>(url: URL, answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new RenderTooSlow(url.pathname)), budgetOf(url));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
