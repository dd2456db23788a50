import type { OnlineLocale } from './locales.ts';

const FALLBACKS: ReadonlyMap<string, OnlineLocale> = new Map(
  Object.entries<OnlineLocale>({ 'fr-be': 'fr-fr', 'lb-lb': 'fr-fr' }),
);

/** Locale codes that are not prefixes but redirect to one. */
export function redirectedLocale(value: string): OnlineLocale | undefined {
  return FALLBACKS.get(value.toLowerCase());
}
