import { expect, test } from 'vitest';
import { struckPrice } from '#src/domain/catalogue/catalogue.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { currencyOfShop } from '#src/platform/catalogue/prices/price-points.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { buildCatalogue } from './build-catalogue.ts';

const NOON = new Date('2026-06-30T12:00:00Z');
const { prices } = buildCatalogue(daysFrom(NOON));
type PriceRow = (typeof prices)[number];

/** The rows that price one thing: all sizes of a colour, or one of those that differ. */
const priced = Map.groupBy(prices, ({ optionId, sku, domain }) => `${domain} ${sku ?? optionId}`);

const DAYS_30 = 30 * 86_400_000;
const isOver = ({ validUntil }: PriceRow, at: Date) => validUntil != null && validUntil <= at;

/** What is reduced now, beside what it cost before and the lowest it did in the 30 days before. */
function reductionOf(rows: readonly PriceRow[]) {
  const [now] = rows
    .filter((row) => row.type !== 'I' && row.validFrom <= NOON && !isOver(row, NOON))
    .sort((one, other) => one.centAmount - other.centAmount);
  const initial = rows.find(({ type }) => type === 'I');
  if (now === undefined || initial === undefined) return null;
  const monthBefore = new Date(now.validFrom.getTime() - DAYS_30);
  const earlier = rows.filter((row) => row.validFrom < now.validFrom && !isOver(row, monthBefore));
  return {
    currency: currencyOfShop(now.domain),
    centAmount: now.centAmount,
    type: now.type,
    initial: initial.centAmount,
    lowest30Days: Math.min(...earlier.map(({ centAmount }) => centAmount)),
  };
}

test.each(ONLINE_LOCALES)(
  'every reduced price of the demo in %s is below the lowest of the 30 days before',
  {
    tags: ['A-074'],
  },
  (shop) => {
    const reductions = [...priced]
      .filter(([key]) => key.startsWith(`${shop} `))
      .flatMap(([key, rows]) => {
        const reduction = reductionOf(rows);
        return reduction === null ? [] : [{ key, ...reduction }];
      });
    expect(reductions.length).toBeGreaterThan(500);
    expect(reductions.filter((one) => struckPrice(one) === null)).toEqual([]);
  },
);
