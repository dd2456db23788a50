import { describe, expect, test } from 'vitest';
import { availabilityOf } from '#src/domain/catalogue/catalogue.ts';
import {
  AVAILABILITIES,
  PRICE_TYPES,
  PRODUCT_TAGS,
} from '#src/domain/catalogue/catalogue.values.ts';
import { LANGUAGES, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { checkDigit } from '#src/platform/catalogue/products/gtin.ts';
import { buildFamilies, SALE_FAMILY } from '#src/platform/catalogue/vocabularies/families.ts';
import { buildSegmentations } from '#src/platform/catalogue/vocabularies/segmentations.ts';
import { buildColours, buildTerms } from '#src/platform/catalogue/vocabularies/terms.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { DRAWN_SILHOUETTES } from '../drawings/silhouettes.ts';
import { FABRICS, PATTERNS, SILHOUETTES } from '../garments/garments.ts';
import { buildCatalogue } from './build-catalogue.ts';

const rows = buildCatalogue(daysFrom(new Date('2026-06-30T12:00:00Z')));
const { families, familyTexts } = buildFamilies();
const shown = new Set(
  rows.productPublications
    .filter(({ shownAs }) => shownAs === 'listed')
    .map(({ productId }) => productId),
);
const listed = rows.products.filter(({ productId }) => shown.has(productId));

const countBy = <T>(items: readonly T[], key: (item: T) => string) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
};

describe('the seeded catalogue', () => {
  test('is that of a real shop: about 1,200 products, 3,000 options, 12,000 skus, 60 families', {
    tags: ['PRD-18'],
  }, () => {
    expect(listed.length).toBeGreaterThanOrEqual(1_200);
    expect(rows.productOptions.length).toBeGreaterThanOrEqual(2_700);
    expect(rows.skus.length).toBeGreaterThanOrEqual(12_000);
    const main = rows.productFamilies.filter((link) => link.main);
    expect(countBy(main, (link) => link.familyId).size).toBeGreaterThanOrEqual(49);
  });

  test('hangs all families under ten roots, new in and sale aside, and fills each leaf', {
    tags: ['PRD-18'],
  }, () => {
    expect(families.length).toBeGreaterThanOrEqual(60);
    const roots = families.filter(({ parentId }) => parentId === null);
    expect(roots).toHaveLength(12);
    const parents = new Set(families.map(({ parentId }) => parentId));
    const filled = new Set(rows.productFamilies.map(({ familyId }) => familyId));
    const leaves = families.filter(({ familyId }) => !parents.has(familyId));
    // What is in the sale follows from the prices.
    const empty = leaves.filter(({ familyId }) => !filled.has(familyId));
    expect(empty.map(({ familyId }) => familyId)).toEqual([SALE_FAMILY]);
  });

  test('cuts every silhouette, in every fabric and pattern that is drawn', {
    tags: ['PRD-18'],
  }, () => {
    const used = (key: 'silhouette' | 'fabric' | 'pattern') =>
      new Set<string>(rows.drawnGarments.map((garment) => garment[key]));
    // The closed box stands for what no word of an import tells; the seed knows all it sells.
    expect(SILHOUETTES.filter((one) => !used('silhouette').has(one))).toEqual(['box']);
    expect(FABRICS.filter((one) => !used('fabric').has(one))).toEqual([]);
    expect(PATTERNS.filter((one) => !used('pattern').has(one))).toEqual([]);
  });

  test('relates every listed product to a look and to its like', { tags: ['PRD-18'] }, () => {
    const related = countBy(rows.productRelations, (row) => `${row.productId} ${row.kind}`);
    for (const { productId } of listed) {
      expect(related.get(`${productId} look`)).toBeGreaterThanOrEqual(2);
      expect(related.get(`${productId} similar`)).toBeGreaterThanOrEqual(6);
    }
  });

  test('offers some dozens of products in private, each at a sale price', {
    tags: ['PRD-18'],
  }, () => {
    const offered = rows.products.filter(({ privateSale }) => privateSale === true);
    expect(offered.length).toBeGreaterThanOrEqual(24);
    const onSale = new Set(
      rows.prices.filter(({ type }) => type === 'S').map((row) => row.optionId),
    );
    const ids = new Set(offered.map(({ productId }) => productId));
    for (const option of rows.productOptions.filter((row) => ids.has(row.productId))) {
      expect(onSale).toContain(option.optionId);
    }
  });

  test('labels say what is true: last sizes, best sellers, recycled fibres', {
    tags: ['PRD-18'],
  }, () => {
    const labelled = (label: string) => rows.products.filter((row) => row.labels?.includes(label));
    const stocks = new Map(rows.stocks.map(({ sku, quantity }) => [sku, quantity]));
    const optionsOf = (id: string) => rows.productOptions.filter((row) => row.productId === id);
    const lowShare = (ids: readonly string[]) => {
      const options = new Set(ids.flatMap((id) => optionsOf(id).map((row) => row.optionId)));
      const skus = rows.skus.filter(({ optionId }) => options.has(optionId));
      return skus.filter(({ sku }) => (stocks.get(sku) ?? 0) <= 3).length / skus.length;
    };
    const ending = labelled('last-sizes').map(({ productId }) => productId);
    expect(ending.length).toBeGreaterThan(30);
    expect(lowShare(ending)).toBeGreaterThan(0.8);
    const isGone = (id: string) =>
      optionsOf(id).every(({ optionId }) =>
        rows.skus.every((row) => row.optionId !== optionId || stocks.get(row.sku) === 0),
      );
    expect(ending.filter(isGone)).toEqual([]);
    expect(rows.products.filter(({ productId }) => isGone(productId)).length).toBeGreaterThan(0);
    expect(lowShare(rows.products.map(({ productId }) => productId))).toBeLessThan(0.35);

    const department = new Map(
      rows.productFamilies
        .filter(({ main }) => main)
        .map((row) => [row.productId, row.familyId.slice(0, 2)]),
    );
    expect(labelled('best-seller').length).toBeGreaterThan(15);
    for (const { productId, popularity } of labelled('best-seller')) {
      const better = rows.products.filter(
        (row) =>
          department.get(row.productId) === department.get(productId) &&
          row.popularity > popularity,
      );
      expect(better.length).toBeLessThan(4);
    }
    for (const { environment } of labelled('recycled')) {
      expect(environment?.recycledPercent).toBeGreaterThanOrEqual(50);
    }
  });

  test('is the same every time it is built', { tags: ['PRD-18'] }, () => {
    expect(buildCatalogue(daysFrom(new Date('2026-06-30T23:00:00Z')))).toEqual(rows);
  });

  test('has product ids 4xxxxx and option ids 5xxxxx, all different', {
    tags: ['RTE-19', 'RTE-20'],
  }, () => {
    for (const { productId } of rows.products) expect(productId).toMatch(/^4\d{5}$/);
    for (const { optionId } of rows.productOptions) expect(optionId).toMatch(/^5\d{5}$/);
    expect(new Set(rows.products.map((row) => row.productId)).size).toBe(rows.products.length);
    expect(new Set(rows.productOptions.map((row) => row.optionId)).size).toBe(
      rows.productOptions.length,
    );
    expect(new Set(rows.skus.map((row) => row.sku)).size).toBe(rows.skus.length);
  });

  test('has a valid barcode per sku, none twice', { tags: ['RTE-24'] }, () => {
    for (const { gtin } of rows.skus) {
      if (gtin == null) throw new Error('a size without a barcode');
      expect(gtin).toMatch(/^\d{13}$/);
      expect(Number(gtin.at(-1))).toBe(checkDigit(gtin.slice(0, 12)));
    }
    expect(new Set(rows.skus.map((row) => row.gtin)).size).toBe(rows.skus.length);
    expect(rows.skus.find((row) => row.sku === 'S1')?.gtin).toBe('3600000000016');
  });

  test('never says the same name twice in a family, in no language', { tags: ['PRD-18'] }, () => {
    const familyOf = new Map(
      rows.productFamilies
        .filter((link) => link.main)
        .map((link) => [link.productId, link.familyId]),
    );
    const names = countBy(
      rows.productTexts.filter((text) => familyOf.has(text.productId)),
      (text) => `${familyOf.get(text.productId)} ${text.lang} ${text.name}`,
    );
    expect([...names].filter(([, count]) => count > 1)).toEqual([]);
  });

  test('has every text in all six languages, whole and without gaps', { tags: ['PRD-18'] }, () => {
    const texts = countBy(rows.productTexts, (text) => text.productId);
    for (const { productId } of rows.products) expect(texts.get(productId)).toBe(LANGUAGES.length);
    for (const { name, slug, description } of rows.productTexts) {
      expect(name).toMatch(/^\p{Lu}/u);
      expect(name).not.toMatch(/ {2}|undefined| $/);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(description.split(/[.!?] /).length).toBeGreaterThanOrEqual(2);
      expect(description).toMatch(/[.!?]$/);
      expect(description).not.toMatch(/ {2}|undefined/);
    }
    expect(familyTexts).toHaveLength(families.length * LANGUAGES.length);
    const labels = [
      ...buildTerms().map((term) => term.labels),
      ...buildColours().map((colour) => colour.labels),
      ...buildSegmentations().map((segmentation) => segmentation.titles),
    ];
    for (const label of labels) {
      for (const lang of LANGUAGES) expect(label[lang]).not.toBe('');
    }
  });

  test('draws only what the pictures can draw, in cloth and colours', { tags: ['PRD-18'] }, () => {
    const drawn = new Set<string>(DRAWN_SILHOUETTES);
    expect(rows.drawnGarments).toHaveLength(rows.productOptions.length);
    for (const { silhouette, colour, accent } of rows.drawnGarments) {
      expect(drawn).toContain(silhouette);
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(accent).not.toBe(colour);
    }
  });

  test('gives a product no colour twice', { tags: ['PRD-18'] }, () => {
    const colours = countBy(rows.productOptions, (row) => `${row.productId} ${row.colourId}`);
    expect([...colours].filter(([, count]) => count > 1)).toEqual([]);
  });

  test('has materials that add up to a hundred', { tags: ['PRD-18'] }, () => {
    for (const { materials } of listed) {
      expect(materials.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    }
  });

  test('shows every availability, price type and tag', {
    tags: ['ENU-09', 'ENU-10', 'ENU-14'],
  }, () => {
    const seen = <T>(values: readonly T[]) => new Set(values);
    expect(seen(rows.stocks.map(({ quantity }) => availabilityOf(quantity)))).toEqual(
      new Set(AVAILABILITIES),
    );
    expect(seen(rows.prices.map(({ type }) => type))).toEqual(new Set(PRICE_TYPES));
    expect(seen(rows.products.flatMap(({ tags }) => tags))).toEqual(new Set(PRODUCT_TAGS));
  });

  test('sells every option in every shop', { tags: ['ENU-09'] }, () => {
    const initial = rows.prices.filter(({ type }) => type === 'I');
    const sold = countBy(initial, ({ optionId, domain }) => `${optionId} ${domain}`);
    expect(sold.size).toBe(rows.productOptions.length * ONLINE_LOCALES.length);
  });

  test('sells towels by size, the larger at more, in each shop and whatever is reduced', {
    tags: ['ENU-09'],
  }, () => {
    const sized = rows.prices.filter(({ sku }) => sku !== null);
    const perPhase = Map.groupBy(
      sized,
      (row) => `${row.optionId} ${row.domain} ${row.type} ${row.validFrom}`,
    );
    expect(perPhase.size).toBeGreaterThan(7 * 24);
    for (const [phase, sizes] of perPhase) {
      const cents = sizes.map(({ centAmount }) => centAmount);
      expect([phase, new Set(cents).size]).toEqual([phase, 3]);
      expect([phase, cents]).toEqual([phase, cents.toSorted((one, other) => one - other)]);
    }
    const skus = new Map(rows.skus.map(({ sku, optionId }) => [sku, optionId]));
    for (const { sku, optionId } of sized) expect(skus.get(sku ?? '')).toBe(optionId);
  });

  test('holds the pre-order fixtures under their labels', { tags: ['CRT-31'] }, () => {
    const labelOf = (sku: string) => {
      const optionId = rows.skus.find((row) => row.sku === sku)?.optionId;
      const option = rows.productOptions.find((row) => row.optionId === optionId);
      return rows.products.find((row) => row.productId === option?.productId)?.categoryLabel;
    };
    expect(labelOf('SD')).toBe('ON_DEMAND');
    expect(labelOf('SR')).toBe('RAL_ANTICIPATION');
    expect(labelOf('S1')).toBe('STANDARD');
    expect(labelOf('SV')).toBe('STANDARD');
  });
});
