import * as v from 'valibot';
import { AVAILABILITIES, PRODUCT_TAGS, SORTS } from '#src/domain/catalogue.ts';
import { MOST_PAGES, MOST_VALUES, STORE_ID } from './family-list.ts';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** Input of the server functions that list. */
export const listChoiceSchema = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PAGES)),
  sort: v.picklist(SORTS),
  filter: v.object({
    size: v.pipe(v.array(word), v.maxLength(MOST_VALUES)),
    colour: v.pipe(v.array(word), v.maxLength(MOST_VALUES)),
    material: v.pipe(v.array(word), v.maxLength(MOST_VALUES)),
    tag: v.array(v.picklist(PRODUCT_TAGS)),
    availability: v.array(v.picklist(AVAILABILITIES)),
    priceMin: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    priceMax: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    store: v.nullable(v.pipe(v.string(), v.regex(STORE_ID))),
  }),
});
