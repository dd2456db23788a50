import {
  readOneOf,
  readSeveral,
  readText,
  readWhole,
  type SearchValues,
} from '#src/domain/catalogue/address-values.ts';
import { AVAILABILITIES, PRODUCT_TAGS, SORTS } from '#src/domain/catalogue/catalogue.ts';
import type { FacetGroup } from '#src/domain/catalogue/facets.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';

export const MAX_VALUES = 30;
export const MAX_PAGES = 10_000;
export const MAX_PRICE = 1_000_000;

const readWord = (value: unknown) => readText(value, /^.{1,40}$/);

/** Search params of a list: anything odd is as if it were not there. */
export function readListSearch(values: SearchValues): ListSearch {
  const several = <T>(name: FacetGroup, read: (value: unknown) => T | undefined) =>
    readSeveral(values[name], read, MAX_VALUES);
  return {
    page: readWhole(values.page, 1, MAX_PAGES),
    sort: readOneOf(values.sort, SORTS),
    size: several('size', readWord),
    colour: several('colour', readWord),
    material: several('material', readWord),
    tag: several('tag', (value) => readOneOf(value, PRODUCT_TAGS)),
    availability: several('availability', (value) => readOneOf(value, AVAILABILITIES)),
    from: readWhole(values.from, 0, MAX_PRICE),
    to: readWhole(values.to, 0, MAX_PRICE),
    store: readText(values.store, NUMBER_ID),
    filters: values.filters === 'open' ? 'open' : undefined,
  };
}
