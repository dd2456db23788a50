import { SHOP_DOMAINS } from '#src/domain/shop/locales.ts';
import type { StoreFault, StoreFields, StoreKind } from './staff-store.schema.ts';
import type { OpeningHours, SpecialDay } from './store.schema.ts';
import { STORE_SERVICES, type StoreService } from './store.values.ts';

/** Countries that have stores, ISO 3166-1 alpha-2. */
export const STORE_COUNTRIES = SHOP_DOMAINS.filter(({ hasStores }) => hasStores).map(
  ({ iso2 }) => iso2,
);

/** By day and hour. */
export const inOrder = (hours: readonly OpeningHours[]): OpeningHours[] =>
  hours.toSorted((one, other) => one.day - other.day || one.opens.localeCompare(other.opens));

/** By date, the hours of each in their order. */
export const daysInOrder = (days: readonly SpecialDay[]): SpecialDay[] =>
  days
    .map(({ date, hours }) => ({
      date,
      hours: hours.toSorted((one, other) => one.opens.localeCompare(other.opens)),
    }))
    .toSorted((one, other) => one.date.localeCompare(other.date));

/** Each once, in the order of the list. */
export const servicesInOrder = (services: readonly StoreService[]): StoreService[] =>
  STORE_SERVICES.filter((service) => services.includes(service));

/** Parts of a day as they are typed: `10:00-12:30 14:00-19:00`; null where they do not read so. */
export function readSpans(typed: string): Omit<OpeningHours, 'day'>[] | null {
  const parts = typed.trim() === '' ? [] : typed.trim().split(/[\s,;]+/);
  const spans = parts.map((part) => /^(\d{2}:\d{2})[-–](\d{2}:\d{2})$/.exec(part));
  const read = spans.map((span) => ({ opens: span?.[1] ?? '', closes: span?.[2] ?? '' }));
  return areHours(read.map((span) => ({ ...span, day: 1 }))) ? read : null;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** Whether every span ends after it begins, and before the next one of its day. */
export const areHours = (hours: readonly OpeningHours[]): boolean =>
  inOrder(hours).every(({ day, opens, closes }, at, all) => {
    const next = all[at + 1];
    const isFree = next === undefined || next.day !== day || next.opens >= closes;
    return TIME.test(opens) && TIME.test(closes) && opens < closes && isFree;
  });

/** What contradicts itself in a store or point; null where nothing does. */
export function storeFault(
  kind: StoreKind,
  { country, openingHours, specialDays }: StoreFields,
): StoreFault | null {
  if (kind === 'store' && !STORE_COUNTRIES.includes(country)) return 'no-stores-there';
  if (new Set(specialDays.map(({ date }) => date)).size < specialDays.length) return 'date-twice';
  const days = specialDays.map(({ hours }) => hours.map((span) => ({ ...span, day: 1 })));
  return [openingHours, ...days].every(areHours) ? null : 'hours-overlap';
}
