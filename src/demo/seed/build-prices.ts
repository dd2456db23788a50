import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import {
  currencyOfShop,
  euroPoint,
  labelPrice,
  reducedPrice,
} from '#src/platform/catalogue/prices/price-points.ts';
import type { prices } from '#src/platform/catalogue/prices/tables.ts';
import { type RangedScale, SIZE_RANGES } from '#src/platform/catalogue/vocabularies/sizes.ts';
import type { DayOf } from '#src/platform/opening/days-from.ts';
import { skuOf } from './add-option.ts';
import { isPrivateSale } from './build-facts.ts';
import { FABRIC_SHEETS } from './fabrics.ts';
import type { PlannedProduct } from './plan-products.ts';
import { inTurn, randomFor } from './random.ts';

type PriceRow = typeof prices.$inferInsert;

/** A price of one type between two days of the shop's history. */
type Phase = {
  type: PriceRow['type'];
  /** Percent taken off the initial price; 0 for I. */
  percent: number;
  from: number;
  until: number | null;
  /** Shops that this phase skips. */
  except?: readonly OnlineLocale[];
};

/** What a size costs of the smallest one's price, where more cloth costs more. */
const SIZE_FACTORS: ReadonlyMap<string, number> = new Map([
  ['70x140', 1.8],
  ['100x150', 2.7],
]);

/** What is priced for itself: all sizes together, or each of those that differ. */
type PricedSize = { size: string | null; euroCents: number };

function pricedSizes(sizes: RangedScale, euroCents: number): PricedSize[] {
  const range: readonly string[] = SIZE_RANGES[sizes];
  if (!range.some((size) => SIZE_FACTORS.has(size))) return [{ size: null, euroCents }];
  return range.map((size) => ({
    size,
    euroCents: euroPoint(euroCents * (SIZE_FACTORS.get(size) ?? 1)),
  }));
}

const PERCENTS = [20, 30, 30, 40, 50] as const;

/** The euro price of a product before reductions, in cents. */
export function initialEuroPrice({ productId, line, fabric }: PlannedProduct): number {
  const spread = 0.85 + randomFor(`price ${productId}`).next() * 0.4;
  return euroPoint(line.price * FABRIC_SHEETS[fabric].factor * spread);
}

/**
 * What happened to a price in the last 90 days: about a quarter is reduced now (mostly a sale S
 * or a promotion P, now and then an adjusted price A), some were already reduced shortly before,
 * which is what the 30-day price shows, and some were once dearer.
 */
function phasesOf(productId: string): Phase[] {
  const random = randomFor(`history ${productId}`);
  const phases: Phase[] = [{ type: 'I', percent: 0, from: -random.between(90, 360), until: null }];
  if (isPrivateSale({ productId })) {
    return [...phases, { type: 'S', percent: 30, from: -random.between(2, 5), until: null }];
  }
  if (random.chance(0.25)) {
    const percent = inTurn(PERCENTS, random.between(0, 4));
    const from = -random.between(2, 14);
    const type = inTurn(['S', 'S', 'P', 'P', 'A'] as const, random.between(0, 4));
    const except: OnlineLocale[] = random.chance(0.15) ? ['fr-ch', 'pl-pl'] : [];
    phases.push({ type, percent: type === 'A' ? 10 : percent, from, until: null, except });
    // A reduction takes off more than the one before it, or there is none to announce.
    if (random.chance(0.4) && type !== 'A') {
      phases.push({ type: 'P', percent: 10, from: from - 22, until: from - 12, except });
    }
  } else if (random.chance(0.3)) {
    phases.push({ type: 'P', percent: 20, from: -75, until: -55 });
  }
  return phases;
}

/** The price rows of all options of a product in all shops. */
export function buildPrices(product: PlannedProduct, euroCents: number, day: DayOf): PriceRow[] {
  const phases: Phase[] =
    product.name.cut === undefined && product.place === 0 && product.productId === '400101'
      ? [{ type: 'I', percent: 0, from: -200, until: null }]
      : phasesOf(product.productId);
  const rowsIn = (domain: OnlineLocale, optionId: string, { size, euroCents }: PricedSize) =>
    phases
      .filter((phase) => phase.except?.includes(domain) !== true)
      .map(({ type, percent, from, until }): PriceRow => {
        const initial = labelPrice(euroCents, currencyOfShop(domain));
        return {
          optionId,
          sku: size === null ? null : skuOf(optionId, size),
          domain,
          type,
          validFrom: day(from),
          validUntil: until === null ? null : day(until),
          centAmount:
            type === 'I' ? initial : reducedPrice(initial, percent, currencyOfShop(domain)),
        };
      });
  const sized = pricedSizes(product.line.sizes, euroCents);
  return product.options.flatMap(({ optionId }) =>
    ONLINE_LOCALES.flatMap((domain) => sized.flatMap((size) => rowsIn(domain, optionId, size))),
  );
}
