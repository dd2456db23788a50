import { toDecimal } from '#src/domain/money/money.ts';
import { type LocaleCode, languageTag } from '#src/domain/shop/locales.ts';
import { cachedFormat } from '#src/domain/text/cached-format.ts';

/** Amounts look the same everywhere (specification §5, §9; UIX-02). */

const numberFormats = new Map<string, Intl.NumberFormat>();

export type PriceOptions = {
  /** Leaves out decimals that are zero: tiles, thresholds, gift cards. */
  dropZero?: boolean;
};

/** `PLZ` is an old code for `PLN` (specification §5). */
function knownCurrency(currency: string): string {
  return currency === 'PLZ' ? 'PLN' : currency;
}

/** Cents of a currency as people of the locale write them: `29,99 €`. */
export function formatPrice(
  centAmount: number,
  currency: string,
  locale: LocaleCode,
  { dropZero = false }: PriceOptions = {},
): string {
  const tag = languageTag(locale);
  const code = knownCurrency(currency);
  const digits = dropZero && centAmount % 100 === 0 ? 0 : 2;
  const format = cachedFormat(
    numberFormats,
    `${tag} ${code} ${digits}`,
    () =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: code,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  return format.format(toDecimal(centAmount));
}

/**
 * Makes the first amount of a visit in a separate task: what shows prices then finds the language
 * ready. It takes a browser 20 ms and more where no worker has read its tables (decision 078).
 */
export function preparePrices(currency: string, locale: LocaleCode): void {
  setTimeout(formatPrice, 0, 0, currency, locale, { dropZero: true });
}
