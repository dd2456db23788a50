import * as v from 'valibot';
import { text } from '#src/domain/search-params.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';

/**
 * What is chosen on a product's page, in its URL: a reload, Back and a shared link show the same.
 * The canonical URL has neither (SEO-06).
 */
export const productSearchSchema = v.object({ option: text(NUMBER_ID), size: text(/^.{1,40}$/) });
export type ProductSearch = v.InferOutput<typeof productSearchSchema>;

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
