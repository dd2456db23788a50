/** Shops of stone: where they are, when they open, what hangs in them (specification §3, §7). */
import type { Availability } from '#src/domain/catalogue/catalogue.ts';
import { type Language, type OnlineLocale, SHOP_DOMAINS } from '#src/domain/shop/locales.ts';

/** Why stores are asked for. */
export const STORE_CONTEXTS = ['delivery', 'eresa', 'account', 'product'] as const;
export type StoreContext = (typeof STORE_CONTEXTS)[number];

/** Local times `HH:MM`, to `24:00`; `day` counts from 1, Monday. A closed day has no entry. */
export type OpeningHours = { day: number; opens: string; closes: string };

/** A size of a product in a store. */
export type StoreStock = {
  sku: string;
  optionId: string;
  size: string;
  availability: Availability;
  availableQuantity: number;
};

/** Where something can be had: a store, a pickup point, a locker. */
export type Place = {
  storeId: string;
  name: string;
  line1: string;
  zipCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  openingHours: OpeningHours[];
  /** From the place that the search named by its coordinates, in km; null when it named none. */
  distance: number | null;
};

export type Store = Place & {
  phoneNumber: string;
  /** Of the product asked about, in the size asked about or in all; null when none was. */
  stock: StoreStock[] | null;
};

/** Store search params (specification §3) with the extras of A-119; `radius` in km. */
export type StoreSearch = {
  search?: string | undefined;
  countryCode?: string | undefined;
  /** ISO codes separated by commas. */
  deliveryCountries?: string | undefined;
  productId?: string | undefined;
  /** Narrows a product to one of its colours. */
  optionId?: string | undefined;
  size?: string | undefined;
  context?: StoreContext | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  radius?: number | undefined;
  limit?: number | undefined;
};

/** What a search for pickup points or lockers asks (specification §7). */
export type PointSearch = Omit<StoreSearch, 'productId' | 'optionId' | 'size' | 'context'>;

/** What is asked about one store. */
export type StoreQuestion = Pick<StoreSearch, 'productId' | 'optionId' | 'size' | 'context'>;

/** What the list of all stores says of one. */
export type ListedStore = Pick<Place, 'storeId' | 'name' | 'line1' | 'zipCode' | 'openingHours'>;
export type StoreTown = { city: string; stores: ListedStore[] };

/** Stores by town: towns as a reader of the language looks for them, stores in the order given. */
export function storeTowns(stores: readonly Place[], language: Language): StoreTown[] {
  const towns = new Map<string, ListedStore[]>();
  for (const { storeId, name, line1, zipCode, city, openingHours } of stores) {
    const listed = towns.get(city) ?? [];
    towns.set(city, [...listed, { storeId, name, line1, zipCode, openingHours }]);
  }
  const { compare } = new Intl.Collator(language);
  return [...towns]
    .map(([city, stores]) => ({ city, stores }))
    .sort((one, other) => compare(one.city, other.city));
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
