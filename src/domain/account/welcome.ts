import type { LocaleCode } from '#src/domain/shop/locales.ts';

/**
 * Whether a sign-in that leads here had no goal: home and dashboard are where one lands,
 * and a new customer lands on the welcome page instead, once. A checkout, a cart and a page
 * that asked for the sign-in are gone on with.
 */
export function isLanding(path: string, locale: LocaleCode): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  const landings = ['', '/', '/account/dashboard', '/account/welcome'];
  return landings.some((landing) => pathname === `/${locale}${landing}`);
}
