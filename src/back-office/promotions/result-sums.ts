import type { PromotionDay } from '#src/domain/promotion/promotion-results.schema.ts';
import { figuresCsv, inUnits } from '#src/domain/text/csv.ts';

/** What each shop sold with a promotion, and what that cost, in cents of its currency. */
export function resultsByShop(days: readonly PromotionDay[]): Omit<PromotionDay, 'day'>[] {
  const shops = new Map<string, Omit<PromotionDay, 'day'>>();
  for (const { shop, currency, orders, revenue, cost } of days) {
    const key = `${shop} ${currency}`;
    const before = shops.get(key) ?? { shop, currency, orders: 0, revenue: 0, cost: 0 };
    shops.set(key, {
      ...{ shop, currency, orders: before.orders + orders },
      ...{ revenue: before.revenue + revenue, cost: before.cost + cost },
    });
  }
  return [...shops.values()];
}

const HEAD = ['day', 'shop', 'orders', 'revenue', 'cost', 'currency'];

/** A row for each day of a shop. */
export function resultsCsv(days: readonly PromotionDay[]): string {
  const rows = days.map(({ day, shop, orders, revenue, cost, currency }) => [
    ...[day, shop, orders, inUnits(revenue), inUnits(cost), currency],
  ]);
  return figuresCsv(HEAD, rows);
}
