import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import type { PriceReader } from './prices/current-prices.ts';

/** The shop of a reader: its prices and its language. */
export type ShopView = {
  domain: OnlineLocale;
  lang: Language;
  customerId?: string | null;
  /** Where a preview shows a shop as it will be: tiles, which are written for now, are read for then. */
  seenAt?: Date;
};

/** Whose prices a reader sees. */
export function readerOf({ customerId }: ShopView): PriceReader {
  return customerId === undefined || customerId === null ? 'anybody' : 'member';
}
