import type { FieldValues } from 'react-hook-form';
import { type NewPrices, newPricesSchema } from '#src/domain/catalogue/staff-product.schema.ts';
import { readAmount } from '#src/domain/money/typed-amount.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';

/** Prices of a shop as they stand in the form: amounts as people write them, empty for none. */
type TypedPrice = { initial: string; sale: string };
export type TypedPrices = {
  optionIds: readonly string[];
  prices: Partial<Record<OnlineLocale, TypedPrice>>;
  /** Days, empty for none. */
  from: string;
  lastDay: string;
};

const isShopOf = ({ prices }: TypedPrices, shop: string): shop is OnlineLocale =>
  Object.hasOwn(prices, shop);

/** What was typed; a field that was emptied has no value in the library. */
export function typedOf(values: FieldValues, begun: TypedPrices): TypedPrices {
  const prices: TypedPrices['prices'] = {};
  for (const shop of Object.keys(begun.prices)) {
    if (!isShopOf(begun, shop)) continue;
    const { initial, sale } = values.prices?.[shop] ?? {};
    prices[shop] = { initial: initial ?? '', sale: sale ?? '' };
  }
  const { optionIds, from, lastDay } = values;
  return {
    optionIds: Array.isArray(optionIds) ? optionIds : [],
    ...{ prices, from: from ?? '', lastDay: lastDay ?? '' },
  };
}

/** What a typed form asks for: the shops whose prices are others than those it began with. */
export function toNewPrices(typed: TypedPrices, begun: TypedPrices): NewPrices | null {
  const shops = ONLINE_LOCALES.flatMap((shop) => {
    const price = typed.prices[shop];
    const before = begun.prices[shop];
    if (price === undefined || before === undefined) return [];
    const initialCents = readAmount(price.initial);
    const saleCents = price.sale.trim() === '' ? null : readAmount(price.sale);
    const isSame =
      initialCents === readAmount(before.initial) &&
      saleCents === (before.sale === '' ? null : readAmount(before.sale));
    return isSame ? [] : [{ shop, initialCents, saleCents }];
  });
  const { optionIds, from, lastDay } = typed;
  const asked = { optionIds, shops, from: from || null, lastDay: lastDay || null };
  return newPricesSchema.safeParse(asked).data ?? null;
}

/** An amount as the fields of the form take it, in the language of the page. */
export const writeAmount = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(
    cents / 100,
  );
