/** What the measurement calls pages, and how far an order is on them (specification §2, §9). */

export const PAGE_KINDS = {
  index: 'homepage',
  'help-page': 'FAQ',
  'product-page': 'product',
  search: 'internal search',
  account: 'my-account',
  cart: 'funnel basket',
  catalog: 'list page',
  'landing-page': 'landing page',
  'lookbook-page': 'lookbook page',
  'trend-page': 'trend page',
  billing: 'funnel billing',
  delivery: 'funnel delivery',
  payment: 'funnel payment',
  confirmation: 'funnel confirmation',
  'newsletter-subscription': 'newsletter subscription',
  'newsletter-confirmation': 'newsletter confirmation',
} as const;

export type MeasuredPage = keyof typeof PAGE_KINDS;
export type PageKind = (typeof PAGE_KINDS)[MeasuredPage];

/** Paths below the prefix, by the page that answers them; the first that fits counts (§2). */
const PATHS: readonly (readonly [RegExp, MeasuredPage])[] = [
  [/^\/?$/, 'index'],
  [/^\/(aide|help|ayuda|hilfe|aiuto|pomoc)(\/|$)/, 'help-page'],
  [/^\/(product\/|01\/0\d+|[^/]+--p\d+$|.+-R\d+\.html$)/, 'product-page'],
  [/^\/search$/, 'search'],
  [/^\/account\//, 'account'],
  [/^\/cart$/, 'cart'],
  [/^\/(catalog\/|[^/]+--pl\w+$)/, 'catalog'],
  [/^\/(landingPage\/|[^/]+--lp\w+$)/, 'landing-page'],
  [/^\/(lookbookPage\/|[^/]+--lbp\w+$)/, 'lookbook-page'],
  [/^\/(trendPage\/|[^/]+--tp\w+$)/, 'trend-page'],
  // Both flows of the checkout count alike.
  [/^\/(checkout\/|order-)billing$/, 'billing'],
  [/^\/(checkout\/|order-)delivery$/, 'delivery'],
  [/^\/(checkout\/|order-)payment$/, 'payment'],
  [/^\/(checkout\/|order-)confirmation$/, 'confirmation'],
  [/^\/newsletter\/subscription$/, 'newsletter-subscription'],
  [/^\/newsletter\/confirmation$/, 'newsletter-confirmation'],
];

/** The page of a path with its locale prefix; null for one that is not measured, or none of ours. */
export function measuredPage(pathname: string): MeasuredPage | null {
  const path = pathname.replace(/^\/[^/]+/, '');
  return PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

export function pageKind(page: MeasuredPage): PageKind {
  return PAGE_KINDS[page];
}

/** Two is reserved for a sign-in and never sent. */
const ORDER_STEP_NUMBERS: ReadonlyMap<MeasuredPage, number> = new Map([
  ['cart', 1],
  ['billing', 3],
  ['delivery', 4],
  ['payment', 5],
  ['confirmation', 6],
]);

/** How far an order is on a page; undefined where none is made. */
export function orderStepNumber(page: MeasuredPage): number | undefined {
  return ORDER_STEP_NUMBERS.get(page);
}
