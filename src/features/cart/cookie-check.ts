import { msg } from '@lingui/core/macro';
import { getDomain } from '#src/domain/shop/locales.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { failureWords } from '#src/i18n/messages.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { type CookieRule, cookieRule } from '#src/process/cookie-rule.ts';
import { type BrowserStorage, tabStorage } from '#src/ui/browser-storage.ts';
import { shopToasts } from '#src/ui/shop-toasts.ts';
import { SHOP_TOAST } from '#src/ui/toast-store.ts';

type Jar = Pick<Document, 'cookie'>;

/** Whether a browser keeps our cookies: one is written, read back and removed. */
export function keepsCookies(jar: Jar, { isSecure }: CookieRule): boolean {
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  jar.cookie = `cookie-check=1; ${attributes}`;
  const isKept = jar.cookie.includes('cookie-check=1');
  jar.cookie = `cookie-check=; Max-Age=0; ${attributes}`;
  return isKept;
}

const LOST_CART = msg`Your browser keeps no cookies, so your cart will be lost. Allow cookies for this shop, then add the item again.`;

const TOLD_KEY = 'vitrine-cookies-told';
/** Two sentences, and what to do: longer than the other messages, ms. */
const READING_MS = 12_000;

/** Whether a shopper is to be told that the cart will be lost: once a tab. */
export function mustTell(jar: Jar, rule: CookieRule, storage: BrowserStorage): boolean {
  if (keepsCookies(jar, rule) || storage.getItem(TOLD_KEY) !== null) return false;
  storage.setItem(TOLD_KEY, '1');
  return true;
}

/** Tells a shopper who adds an item that the browser keeps no cookie, and with it no cart (F32). */
export function useCookieAdvice(): () => void {
  const { lang } = getDomain(useLocale());
  const { environment } = useShop();
  return () => {
    if (!mustTell(document, cookieRule(environment, window.location.origin), tabStorage)) return;
    // Most visits never need these words; where they are lost on the way, nothing is said.
    void failureWords(lang).then(
      (words) => shopToasts.show(words._(LOST_CART), { ...SHOP_TOAST, timeoutMs: READING_MS }),
      () => undefined,
    );
  };
}
