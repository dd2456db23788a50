import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { isOfShoes } from './shoes.ts';
import { sizeLabel, sizeOfValue } from './size-label.ts';
import type { SizeScale } from './size-scales.ts';

type ListedSize = {
  /** The value in the shop. */
  value: string;
  /** Of the products in the list that are made in it. */
  scales: readonly (SizeScale | null)[];
};

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** The scales of labels that read as another size of the list does, or beside others of one value. */
function unclearScales(
  sizes: readonly { labels: readonly { scale: SizeScale | null; short: string }[] }[],
): ReadonlySet<SizeScale | null> {
  const readings = sizes.map(({ labels }) => distinct(labels.map(({ short }) => short)));
  const timesRead = new Map<string, number>();
  for (const short of readings.flat()) timesRead.set(short, (timesRead.get(short) ?? 0) + 1);
  const unclear = sizes.filter((_, at) => {
    const [first = '', second] = readings[at] ?? [];
    return second !== undefined || (timesRead.get(first) ?? 0) > 1;
  });
  return new Set(unclear.flatMap(({ labels }) => labels.map(({ scale }) => scale)));
}

/**
 * What the sizes of a list say, where products of several scales may share a value: the short
 * labels, except of scales that could be taken for each other. Their sizes are named in full, and
 * shoes by `ofShoes`.
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
  const unclear = unclearScales(labelled);
  const nameOf = ({ scale, short, full }: (typeof labelled)[number]['labels'][number]) => {
    if (!unclear.has(scale)) return short;
    return isOfShoes(scale) ? ofShoes(full) : full;
  };
  return new Map(
    labelled.map(({ value, labels }) => [value, distinct(labels.map(nameOf)).join(' / ')]),
  );
}
