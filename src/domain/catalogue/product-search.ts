import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { readText, type SearchValues } from './address-values.ts';

/**
 * What is chosen on a product's page, in its URL: reload, Back and whoever it is shared with see
 * the same. The canonical URL has neither (SEO-06).
 */
export type ProductSearch = { option?: string | undefined; size?: string | undefined };

/** Search params of a product: anything odd is as if it were not there. */
export function readProductSearch(values: SearchValues): ProductSearch {
  return {
    option: readText(values.option, NUMBER_ID),
    size: readText(values.size, /^.{1,40}$/),
  };
}

/** What a tile leads to: the option it shows, and the size that its list was narrowed to. */
export function productSearchOf(
  { optionId, isMainOption }: { optionId: string; isMainOption: boolean },
  sizes: readonly string[] = [],
): ProductSearch {
  const [size] = sizes;
  return {
    ...(!isMainOption && { option: optionId }),
    ...(sizes.length === 1 && { size }),
  };
}
