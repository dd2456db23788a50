import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { sizeLabel, sizeOfValue } from './size-label.ts';
import { isOfShoes, type SizeScale } from './size-scales.ts';

type ListedSize = {
  /** The value in the shop. */
  value: string;
  /** Of the products in the list that are made in it. */
  scales: readonly (SizeScale | null)[];
};

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/**
 * What the sizes of a list say, where products of several scales may share a value: the short
 * labels as long as each says one thing; else those that do not are named in full, and shoes by
 * `ofShoes`.
 */
export function listedSizeLabels(
  sizes: readonly ListedSize[],
  shop: OnlineLocale,
  ofShoes: (size: string) => string,
): Map<string, string> {
  const labelled = sizes.map(({ value, scales }) => ({
    value,
    labels: scales.map((scale) => ({
      scale,
      ...sizeLabel(scale, scale === null ? value : sizeOfValue(scale, value, shop), shop),
    })),
  }));
  const meanings = new Map<string, number>();
  for (const { labels } of labelled) {
    for (const short of distinct(labels.map(({ short }) => short))) {
      meanings.set(short, (meanings.get(short) ?? 0) + 1);
    }
  }
  return new Map(
    labelled.map(({ value, labels }) => {
      const shorts = distinct(labels.map(({ short }) => short));
      const [only = value] = shorts;
      const isClear = shorts.length <= 1 && (meanings.get(only) ?? 1) === 1;
      if (isClear) return [value, only];
      const fulls = labels.map(({ scale, full }) => (isOfShoes(scale) ? ofShoes(full) : full));
      return [value, distinct(fulls).join(' / ')];
    }),
  );
}
