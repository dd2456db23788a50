import type { StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { writeAmount } from './typed-prices.ts';

/** What a product costs in shops before reductions, for a copy of it to begin with. */
export type CopiedPrices = {
  prices: Partial<Record<OnlineLocale, string>>;
  /** Its colours or sizes cost differently in some shop. */
  differ: boolean;
};

/** The price of each shop as it is typed: of several the highest, since a copy has one for all its colours. */
export function copiedPrices(
  { options }: Pick<StaffProduct, 'options'>,
  locale: string,
): CopiedPrices {
  const all = options.flatMap(({ prices }) => prices);
  const prices: CopiedPrices['prices'] = {};
  let differ = all.some(({ isBySize }) => isBySize);
  for (const [shop, own] of Map.groupBy(all, (one) => one.shop)) {
    const cents = own.map(({ initialCents }) => initialCents);
    differ ||= new Set(cents).size > 1;
    prices[shop] = writeAmount(Math.max(...cents), locale);
  }
  return { prices, differ };
}
