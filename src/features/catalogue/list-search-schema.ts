import * as v from 'valibot';
import { AVAILABILITIES, PRODUCT_TAGS, SORTS } from '#src/domain/catalogue/catalogue.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { MAX_PAGES, MAX_PRICE, MAX_VALUES } from './read-list-search.ts';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const words = v.optional(v.pipe(v.array(word), v.maxLength(MAX_VALUES)));
const whole = (min: number, max: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));

/** Input of the server functions that list: a list as its URL has it. */
export const listSearchSchema = v.object({
  page: whole(1, MAX_PAGES),
  sort: v.optional(v.picklist(SORTS)),
  size: words,
  colour: words,
  material: words,
  tag: v.optional(v.array(v.picklist(PRODUCT_TAGS))),
  availability: v.optional(v.array(v.picklist(AVAILABILITIES))),
  from: whole(0, MAX_PRICE),
  to: whole(0, MAX_PRICE),
  store: v.optional(v.pipe(v.string(), v.regex(NUMBER_ID))),
});
