/** Offering the site of the country that a browser speaks for (specification §2, §4, §9; A-134). */
import {
  getDomain,
  type LocaleCode,
  type OnlineLocale,
  redirectedLocale,
  SHOP_DOMAINS,
} from './locales.ts';

/** Language, maybe a script, then the country: `de-DE`, `zh-Hant-TW`. */
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;
const regionOf = (tag: string) => REGION.exec(tag)?.[1]?.toUpperCase();

/** The shop of the first language with a country, else of the first language's main country. */
function shopOfBrowser(languages: readonly string[]): OnlineLocale | undefined {
  const tag = languages.find((one) => regionOf(one) !== undefined) ?? languages[0];
  if (tag === undefined) return undefined;
  const region = regionOf(tag);
  const own = SHOP_DOMAINS.find(({ iso2, hrefLangIsos }) =>
    region === undefined ? hrefLangIsos.includes(tag.toLowerCase()) : iso2 === region,
  );
  return own?.locale ?? redirectedLocale(tag);
}

/**
 * The shop to offer on a page of `current` to a browser with these languages, best first
 * (`navigator.languages`); undefined where it is the current country's or there is none.
 */
export function offeredShop(
  current: LocaleCode,
  languages: readonly string[],
): OnlineLocale | undefined {
  const shop = shopOfBrowser(languages);
  if (shop === undefined || getDomain(shop).iso2 === getDomain(current).iso2) return undefined;
  return shop;
}

/** How long a refusal is saved (specification §4, §9). */
const REFUSED_FOR_MS = 30 * 86_400_000;

/** A refusal as a browser keeps it: the instant until which nothing is offered. */
export function packRefusal(now: Date): string {
  return new Date(now.getTime() + REFUSED_FOR_MS).toISOString();
}

/** Whether a saved refusal still holds. A browser may hold anything. */
export function isRefused(kept: string | null, now: Date): boolean {
  return kept !== null && Date.parse(kept) >= now.getTime();
}
