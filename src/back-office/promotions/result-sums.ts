import type { PromotionDay } from '#src/domain/promotion/promotion-results.schema.ts';

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
const inUnits = (cents: number) => (cents / 100).toFixed(2);

/** A row for each day of a shop: numbers and codes alone, so that no cell needs quotes. */
export function resultsCsv(days: readonly PromotionDay[]): string {
  const rows = days.map(({ day, shop, orders, revenue, cost, currency }) => [
    ...[day, shop, orders, inUnits(revenue), inUnits(cost), currency],
  ]);
  return [HEAD, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
