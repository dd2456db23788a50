import type { Currency } from '#src/domain/money/money.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { dayAfter } from '#src/domain/shop/shop-day.ts';
import type { Sales, Sold } from './overview.schema.ts';

/** Days that are compared with as many before. */
export const SALES_DAYS = 7;

/** What one shop sold on one of its days (`YYYY-MM-DD`). */
export type DayOfShop = {
  shop: OnlineLocale;
  currency: Currency;
  day: string;
  cents: number;
  orders: number;
};

/** The sums of rows whose day is one of `days`, and of those a week earlier. */
function soldIn(rows: readonly DayOfShop[], days: readonly string[]): Sold {
  const sum = (wanted: readonly string[]) =>
    rows
      .filter(({ day }) => wanted.includes(day))
      .reduce(
        (all, { cents, orders }) => ({ cents: all.cents + cents, orders: all.orders + orders }),
        { cents: 0, orders: 0 },
      );
  const now = sum(days);
  const before = sum(days.map((day) => dayAfter(day, -SALES_DAYS)));
  return { ...now, centsBefore: before.cents, ordersBefore: before.orders };
}

/** Sales up to `today` against the week before, each currency by itself; shops as they are listed. */
export function compareSales(rows: readonly DayOfShop[], today: string): Sales {
  const days = Array.from({ length: SALES_DAYS }, (_, index) =>
    dayAfter(today, index + 1 - SALES_DAYS),
  );
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return {
    currencies: currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      const shops = [...new Set(own.map(({ shop }) => shop))];
      return {
        currency,
        ...soldIn(own, days),
        days: days.map((day) => ({ day, ...soldIn(own, [day]) })),
        shops: shops.map((shop) => ({
          shop,
          ...soldIn(
            own.filter((row) => row.shop === shop),
            days,
          ),
        })),
      };
    }),
  };
}
