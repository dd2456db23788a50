import { useEffect } from 'react';
import { isOnline, type LocaleCode } from '#src/domain/shop/locales.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { type CookieRule, cookieRule } from '#src/process/cookie-rule.ts';

const YEAR_SECONDS = 365 * 86_400;

/** Sets the cookie of the locale that `/` leads to. The Cookie Store makes all of its own `Secure`. */
export function setLocaleCookie(
  jar: Pick<Document, 'cookie'>,
  locale: LocaleCode,
  { isSecure }: CookieRule,
): void {
  const cookie = `locale=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  jar.cookie = isSecure ? `${cookie}; Secure` : cookie;
}

/** Remembers the locale for `/`; written by script, so that pages stay free of cookies. */
export function useLocaleCookie() {
  const locale = useLocale();
  const { environment } = useShop();
  useEffect(() => {
    if (!isOnline(locale)) return;
    setLocaleCookie(document, locale, cookieRule(environment, window.location.origin));
  }, [locale, environment]);
}
