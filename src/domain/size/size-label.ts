import { getDomain, languageTag, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { cachedFormat } from '#src/domain/text/cached-format.ts';
import type { SizeLabel } from './size.schema.ts';
import { SIZE_SCALES, type SizeScale } from './size-scales.ts';
import { AGE_UNITS, SIZE_TABLES, type SizeRow, type SizeSystem } from './size-tables.ts';

/** In which system a country reads a scale; as the value is (EUR) where nothing is said. */
const READ_AS: Partial<Record<SizeScale, Readonly<Record<string, SizeSystem>>>> = {
  women: { GB: 'UK', IT: 'IT' },
  men: { GB: 'UK', IT: 'IT' },
  'trousers-men': { GB: 'UK', IT: 'IT' },
  kids: { FR: 'FR', ES: 'FR', IT: 'IT', GB: 'UK' },
  baby: { FR: 'FR', ES: 'FR', IT: 'IT', GB: 'UK' },
  'shoes-women': { GB: 'UK' },
  'shoes-men': { GB: 'UK' },
  'shoes-kids': { GB: 'UK' },
  bras: { FR: 'FR', ES: 'FR', IT: 'IT', GB: 'UK' },
  belts: { GB: 'UK' },
  hats: { GB: 'UK' },
};

/** The system in which a shop reads a scale, and whose size its guide names first. */
export function sizeSystemOf(scale: SizeScale, shop: OnlineLocale): SizeSystem {
  return READ_AS[scale]?.[getDomain(shop).iso2] ?? 'EUR';
}

const ROWS: ReadonlyMap<string, SizeRow> = new Map(
  SIZE_SCALES.flatMap((scale) =>
    (SIZE_TABLES[scale]?.rows ?? []).map((row) => [`${scale} ${row.EUR}`, row] as const),
  ),
);

const rowOf = (scale: SizeScale, size: string) => ROWS.get(`${scale} ${size}`);

const plain = (size: string): SizeLabel => ({ short: size, full: size });

const unitFormats = new Map<string, Intl.NumberFormat>();

type Unit = 'year' | 'month' | 'inch' | 'centimeter';

/** Numbers with their unit as a language writes them: "4 ans", "3–4 years", "104 cm". */
function withUnit(numbers: string, unit: Unit, shop: OnlineLocale): string {
  const isLength = unit === 'inch' || unit === 'centimeter';
  const format = cachedFormat(
    unitFormats,
    `${shop} ${unit}`,
    () =>
      new Intl.NumberFormat(languageTag(shop), {
        ...{ style: 'unit', unit, unitDisplay: isLength ? 'short' : 'long' },
      }),
  );
  const [from = 0, to] = numbers.split('–').map(Number);
  return to === undefined ? format.format(from) : format.formatRange(from, to);
}

/** Inches of waist and length: "32", "W32 L34", "32 / 34", "32x34". */
const INCHES = /^W?(2[2-9]|[34]\d)(?:\s?[/x ]\s?L?(2[68]|3[0-9]))?$/i;

function jeansLabel(size: string): SizeLabel {
  const [, waist, length] = INCHES.exec(size) ?? [];
  if (waist === undefined) return plain(size);
  return plain(length === undefined ? `W${waist}` : `W${waist} L${length}`);
}

/** A row of a scale's table as one of its systems names it, in the language of a shop. */
function labelIn(
  system: SizeSystem,
  scale: SizeScale,
  row: SizeRow,
  shop: OnlineLocale,
): SizeLabel {
  const named = row[system] ?? row.EUR;
  const age = AGE_UNITS[scale];
  if (age !== undefined && system !== 'EUR') {
    const short = withUnit(named, age, shop);
    return { short, full: `${short} (${withUnit(row.EUR, 'centimeter', shop)})` };
  }
  if (scale === 'home-linen') {
    const short = named.replace('x', '\u00a0×\u00a0');
    return { short, full: `${short}\u00a0cm` };
  }
  if (scale === 'belts' && system === 'UK') return plain(withUnit(named, 'inch', shop));
  if (scale === 'belts' || (scale === 'hats' && system === 'EUR')) {
    return { short: named, full: withUnit(named, 'centimeter', shop) };
  }
  if (scale === 'trousers-men' && system === 'UK') return { short: named, full: `W${named}` };
  return { short: named, full: system === 'UK' ? `UK ${named}` : named };
}

/** The labels of the tables, made once each: lists ask for dozens, and ranges take long to write. */
const labels = new Map<string, SizeLabel>();

/**
 * A size as people of a shop's country read it. What its scale does not know is shown as it is, and
 * so is a size of no known scale.
 */
export function sizeLabel(scale: SizeScale | null, size: string, shop: OnlineLocale): SizeLabel {
  if (scale === null) return plain(size);
  if (scale === 'jeans') return jeansLabel(size);
  const row = rowOf(scale, size);
  if (row === undefined) return plain(size);
  return cachedFormat(labels, `${shop} ${scale} ${size}`, () =>
    labelIn(sizeSystemOf(scale, shop), scale, row, shop),
  );
}

/** The same sizes as some countries name them, in the order of the sizes. */
export type SizeColumn = { systems: readonly SizeSystem[]; sizes: readonly string[] };

/**
 * Some sizes of a scale in all systems of its table, the shop's own first; systems that agree in all
 * of them share a column. One column, or none, where nothing is to be converted.
 */
export function sizeColumns(
  scale: SizeScale,
  sizes: readonly string[],
  shop: OnlineLocale,
): SizeColumn[] {
  const own = sizeSystemOf(scale, shop);
  const systems = SIZE_TABLES[scale]?.systems ?? [];
  const columns = new Map<string, { systems: SizeSystem[]; sizes: string[] }>();
  for (const system of [own, ...systems.filter((one) => one !== own)]) {
    const named = sizes.map((size) => {
      const row = rowOf(scale, size);
      return row === undefined ? size : labelIn(system, scale, row, shop).short;
    });
    const alike = columns.get(named.join('|')) ?? { systems: [], sizes: named };
    columns.set(named.join('|'), { ...alike, systems: [...alike.systems, system] });
  }
  return [...columns.values()];
}

/**
 * The value of a size in a shop, which URLs and filters name it by: as its sizing region counts
 * (DOM-08).
 */
export function sizeInRegion(scale: SizeScale | null, size: string, shop: OnlineLocale): string {
  if (scale === null || getDomain(shop).sizingGuideRegionCode !== 'IT') return size;
  const italian = rowOf(scale, size)?.IT;
  if (italian === undefined) return size;
  return AGE_UNITS[scale] === 'month' ? `${italian} m` : italian;
}

export function sizeIn(
  scale: SizeScale | null,
  size: string,
  shop: OnlineLocale,
): { size: string; sizeLabel: SizeLabel } {
  return { size: sizeInRegion(scale, size, shop), sizeLabel: sizeLabel(scale, size, shop) };
}

const VALUES: ReadonlyMap<string, string> = new Map(
  SIZE_SCALES.flatMap((scale) =>
    (SIZE_TABLES[scale]?.rows ?? []).flatMap(({ EUR }) => [
      [`EUR ${scale} ${EUR}`, EUR] as const,
      [`IT ${scale} ${sizeInRegion(scale, EUR, 'it-it')}`, EUR] as const,
    ]),
  ),
);

/** The size of a scale that has a value in a shop: `sizeInRegion` backwards. */
export function sizeOfValue(scale: SizeScale, value: string, shop: OnlineLocale): string {
  const { sizingGuideRegionCode: region } = getDomain(shop);
  return VALUES.get(`${region} ${scale} ${value}`) ?? value;
}

/** Letters are written alike by all; only their tables would tell more. */
const LETTERS = /^(X{0,3}S|M|X{0,3}L|[2-5]XL)$/;

/**
 * The scale to which sizes belong of which only the kind of garment is known. Trousers whose sizes are
 * all inches, and not all of the guessed scale, are by waist and length; null where no scale knows
 * any of them.
 */
export function scaleOfSizes(
  guessed: SizeScale | null,
  isTrousers: boolean,
  sizes: readonly string[],
): SizeScale | null {
  if (sizes.every((size) => size === 'ONE')) return 'one';
  if (guessed === null) return null;
  const isKnown = (size: string) => rowOf(guessed, size) !== undefined;
  if (isTrousers && sizes.every((size) => INCHES.test(size)) && !sizes.every(isKnown)) {
    return 'jeans';
  }
  const isOfLetters = guessed === 'letters' || guessed === 'letters-men';
  return sizes.some((size) => (isOfLetters ? LETTERS.test(size) : isKnown(size))) ? guessed : null;
}
