import { shopTimeZone } from '#src/domain/store/store.ts';
import { clockOf, instantOf } from './clock.ts';
import { getDomain, type OnlineLocale } from './locales.ts';
import { dayAfter, shopDay } from './shop-day.ts';

/** Times that each shop reads by its own clocks: `2026-12-04T20:00`. */

/** The instant at which the clocks of a shop show a time. */
export const instantIn = (shop: OnlineLocale, localTime: string): Date =>
  new Date(instantOf(Date.parse(`${localTime}Z`), shopTimeZone(getDomain(shop).iso2)));

/** The time that the clocks of a shop show at an instant. */
export const localTimeIn = (shop: OnlineLocale, instant: Date): string =>
  new Date(clockOf(instant.getTime(), shopTimeZone(getDomain(shop).iso2)))
    .toISOString()
    .slice(0, 16);

/** The midnight with which a day begins. */
export const midnightOf = (day: string): string => `${day}T00:00`;

/** The midnight with which a day ends. */
export const midnightAfter = (day: string): string => midnightOf(dayAfter(day, 1));

/** The midnight with which today begins in a shop. */
export const midnightToday = (shop: OnlineLocale, now: Date): string =>
  midnightOf(shopDay(now, getDomain(shop).iso2));
