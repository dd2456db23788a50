/** What the law wants a shop to publish, in the order of the footer; each is an entry of content. */
export const LEGAL_PAGES = [
  'imprint',
  'terms',
  'privacy',
  'withdrawal',
  'guarantee',
  'delivery',
  'accessibility',
  'cookies',
] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export function isLegalPage(name: string): name is LegalPageName {
  return LEGAL_PAGES.some((page) => page === name);
}

/** Path, without the prefix, of a legal page. */
export const legalPath = (page: LegalPageName): string => `/legal/${page}`;

/** Where a contract is withdrawn from without a sign-in (directive 2011/83/EU, article 11a). */
export const WITHDRAWAL_PATH = '/withdrawal';

/** Pages whose notice is drawn by an authority: implementing regulation (EU) 2025/1960, annex I. */
export const PAGES_WITH_NOTICE: readonly LegalPageName[] = ['guarantee'];

/** What a mail about an order carries as it stood on the day of the order, where the shop has it. */
export const DOCUMENTS_OF_ORDER = ['terms', 'withdrawal', 'guarantee'] as const;
