import { useEffect } from 'react';
import { isOnline } from '#src/domain/shop/locales.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

const YEAR_MS = 365 * 86_400_000;

/** Remembers the locale for `/`; written by script, so that pages stay free of cookies. */
export function useLocaleCookie() {
  const locale = useLocale();
  useEffect(() => {
    if (!isOnline(locale) || !('cookieStore' in window)) return;
    const expires = Date.now() + YEAR_MS;
    void window.cookieStore.set({
      name: 'locale',
      value: locale,
      expires,
      path: '/',
      sameSite: 'lax',
    });
  }, [locale]);
}
