/** Shops of stone: where they are, when they open, what hangs in them (specification §3, §7). */

import { type Language, type OnlineLocale, SHOP_DOMAINS } from '#src/domain/shop/locales.ts';
import type { OpeningHours, Place, StoreSearch } from './store.schema.ts';

/** What is asked about one store. */
export type StoreQuestion = Pick<StoreSearch, 'productId' | 'optionId' | 'size' | 'context'>;

/** What the list of all stores says of one. */
export type ListedStore = Pick<
  Place,
  'storeId' | 'name' | 'line1' | 'zipCode' | 'country' | 'openingHours' | 'specialDays'
>;
export type StoreTown = { city: string; stores: ListedStore[] };

/** Stores by town: towns as a reader of the language looks for them, stores in the order given. */
export function storeTowns(stores: readonly Place[], language: Language): StoreTown[] {
  const towns = new Map<string, ListedStore[]>();
  for (const { city, ...store } of stores) {
    const { storeId, name, line1, zipCode, country, openingHours, specialDays } = store;
    const listed = { storeId, name, line1, zipCode, country, openingHours, specialDays };
    towns.set(city, [...(towns.get(city) ?? []), listed]);
  }
  const { compare } = new Intl.Collator(language);
  return [...towns]
    .map(([city, stores]) => ({ city, stores }))
    .sort((one, other) => compare(one.city, other.city));
}

/** Under which a town is looked for: its first letter, without its accent. */
export function firstLetter(town: string): string {
  return (town.normalize('NFD')[0] ?? '').toUpperCase();
}

/** Path of the list of all stores of a shop's country, without the prefix. */
export const STORES_PATH = '/stores';

/** Where the list of all stores stands: in the shops of countries that have some. */
export function pathsOfStores(): Partial<Record<OnlineLocale, string>> {
  const having = SHOP_DOMAINS.filter(({ hasStores }) => hasStores);
  return Object.fromEntries(having.map(({ locale }) => [locale, STORES_PATH]));
}

/** Path of the page of a store, without the prefix; its country's shop has it. */
export function storePath(storeId: string): string {
  return `${STORES_PATH}/${storeId}`;
}

/** Where the clocks of a shop's country stand, an IANA zone: all but Britain go with Paris. */
export function shopTimeZone(country: string): string {
  return country === 'GB' ? 'Europe/London' : 'Europe/Paris';
}

/** When a place is open. */
export type Hours = Pick<Place, 'openingHours' | 'specialDays'>;

/** The hours of a day of the week in their order, several where a store closes at noon. */
export function hoursOf(hours: readonly OpeningHours[], day: number): OpeningHours[] {
  return hours
    .filter((one) => one.day === day)
    .toSorted((one, other) => one.opens.localeCompare(other.opens));
}

/** The hours of a date (`YYYY-MM-DD`); none when the place is closed. */
export function hoursOn({ openingHours, specialDays }: Hours, date: string) {
  const special = specialDays.find((one) => one.date === date);
  // Sunday is 0 to JavaScript, and 7 in opening hours.
  return special?.hours ?? hoursOf(openingHours, new Date(date).getUTCDay() || 7);
}
