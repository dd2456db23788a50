import { getDomain, type LocaleCode } from '#src/domain/shop/locales.ts';

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

/** Countries of shops in the Union, ISO 3166-1 alpha-2. */
const UNION: ReadonlySet<string> = new Set(['FR', 'ES', 'DE', 'IT', 'PL']);

export const isInUnion = (country: string): boolean => UNION.has(country);

/** The harmonised notice on the legal guarantee is the Union's (regulation (EU) 2025/1960). */
const IN_UNION_ALONE: ReadonlySet<LegalPageName> = new Set<LegalPageName>(['guarantee']);

/** The legal pages that the shop of a locale must have. */
export function legalPagesOf(locale: LocaleCode): LegalPageName[] {
  const { iso2 } = getDomain(locale);
  return LEGAL_PAGES.filter((page) => isInUnion(iso2) || !IN_UNION_ALONE.has(page));
}

export function isLegalPage(name: string): name is LegalPageName {
  return LEGAL_PAGES.some((page) => page === name);
}

/** Path, without the prefix, of a legal page. */
export const legalPath = (page: LegalPageName): string => `/legal/${page}`;

/** Where a contract is withdrawn from without a sign-in (directive 2011/83/EU, article 11a). */
export const WITHDRAWAL_PATH = '/withdrawal';

/** What a mail about an order carries as it stood on the day of the order, where the shop has it. */
export const DOCUMENTS_OF_ORDER = ['terms', 'withdrawal', 'guarantee'] as const;
