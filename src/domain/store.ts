/** Shops of stone: where they are, when they open, what they hold (specification §3, §7 "Stores"). */
import type { Availability } from './catalogue.ts';

/** Why stores are asked for. */
export const STORE_CONTEXTS = ['delivery', 'eresa', 'account', 'product'] as const;
export type StoreContext = (typeof STORE_CONTEXTS)[number];

/** Local times `HH:MM`; `day` counts from 1, Monday. A closed day has no entry. */
export type OpeningHours = { day: number; opens: string; closes: string };

export type Store = {
  storeId: string;
  name: string;
  line1: string;
  zipCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  phoneNumber: string;
  latitude: number;
  longitude: number;
  openingHours: OpeningHours[];
  /** From the place searched for, in km; null when the search named no place. */
  distance: number | null;
  /** Of the product and size asked about; null when none was. */
  availability: Availability | null;
  availableQuantity: number | null;
};

/** Store search params (specification §3) with the extras of A-119; `radius` in km. */
export type StoreSearch = {
  search?: string | undefined;
  countryCode?: string | undefined;
  deliveryCountries?: string | undefined;
  productId?: string | undefined;
  size?: string | undefined;
  context?: StoreContext | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  radius?: number | undefined;
  limit?: number | undefined;
};
