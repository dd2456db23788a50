/** Gift cards that are bought: their pictures, their amounts, and when they are sent. */

import { instantOf } from '#src/domain/shop/clock.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import type { DomainParams, WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import type { GiftCardDesign } from './gift-card.ts';

/** Path of the page that sells them, without the prefix; in the shops that do. */
export const GIFT_CARD_PATH = '/gift-card';

/** Where the storefront has a picture: `svg` for pages, `png` for mails. Drawn by the build. */
export const giftCardPicture = (design: GiftCardDesign, format: 'svg' | 'png') =>
  `/gift-card-${design}.${format}`;

/** Units of a picture. */
export const GIFT_CARD_SIZE = { width: 640, height: 400 } as const;

/** How long a card can be used, from the day that it is sent. */
type GiftCardTerm = {
  years: number;
  /** Until the end of the last calendar year. */
  isToYearEnd: boolean;
};

const TERM: GiftCardTerm = { years: 2, isToYearEnd: false };
/** By country: in Germany no shorter than claims last (BGB, sections 195 and 199). */
const TERMS: ReadonlyMap<string, GiftCardTerm> = new Map([['DE', { years: 3, isToYearEnd: true }]]);

/** How many whole years a card can be used at least; `country` in ISO 3166-1 alpha-2. */
export const giftCardYears = (country: string): number => (TERMS.get(country) ?? TERM).years;

/** The instant at which a card that is made at `from` ends, by the clocks of the shop's country. */
export function giftCardEnd(from: Date, country: string): Date {
  const { years, isToYearEnd } = TERMS.get(country) ?? TERM;
  if (isToYearEnd) {
    const nextYear = Date.UTC(Number(shopDay(from, country).slice(0, 4)) + years + 1, 0, 1);
    return new Date(instantOf(nextYear, shopTimeZone(country)) - 1);
  }
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
}

type Bounds = NonNullable<DomainParams['giftCard']>;

/** Amounts that people give, in cents. */
const ROUND_AMOUNTS = [2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000];

/** Amounts to choose from, in cents, ascending; any other within the bounds may be typed. */
export function suggestedAmounts({ minAmount, maxAmount, preselectedAmount }: Bounds): number[] {
  const within = ROUND_AMOUNTS.filter((cents) => cents >= minAmount && cents <= maxAmount);
  return [...new Set([...within, preselectedAmount])].sort((one, other) => one - other);
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** How far ahead a day may lie: the next birthday, whenever it is. */
const MAX_DAYS_AHEAD = 366;
/** Hour of the shop's clocks at which cards of a day are sent. */
const SENT_AT = 8;

/** The last day (`YYYY-MM-DD`) for which a card may be bought. */
export function lastSendingDay(today: string): string {
  return new Date(Date.parse(today) + MAX_DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a card may be bought for a day: today or later; both `YYYY-MM-DD` of the shop. */
export function isSendingDay(day: string, today: string): boolean {
  return day >= today && day <= lastSendingDay(today);
}

/**
 * When a card goes to its recipient: in the morning of its day (`YYYY-MM-DD`) by the clocks of the
 * shop's country (ISO 3166-1 alpha-2), ms since 1970.
 */
export function sendingTime(day: string, country: string): number {
  return instantOf(Date.parse(day) + SENT_AT * HOUR_MS, shopTimeZone(country));
}

/** The page's path in the shops that sell gift cards. */
export function pathsOfGiftCard(
  shops: readonly Pick<WebDomain, 'domain' | 'params'>[],
): Partial<Record<OnlineLocale, string>> {
  const selling = shops.filter(({ params }) => params.giftCard !== null);
  return Object.fromEntries(selling.map(({ domain }) => [domain, GIFT_CARD_PATH]));
}
