import { useMemo } from 'react';
import type { Money } from '#src/domain/money/money.schema.ts';
import { formatPrice, type PriceOptions } from './prices.ts';
import { useLocale } from './use-locale.ts';

/** Amounts as the locale of the page writes them: the one format that every page begins with. */
export function usePrices() {
  const locale = useLocale();
  return useMemo(
    () => ({
      price: (centAmount: number, currency: string, options?: PriceOptions) =>
        formatPrice(centAmount, currency, locale, options),
      money: ({ centAmount, currencyCode }: Money, options?: PriceOptions) =>
        formatPrice(centAmount, currencyCode, locale, options),
    }),
    [locale],
  );
}
