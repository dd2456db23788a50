import * as v from 'valibot';
import {
  AVAILABILITIES,
  LIST_PAGE_SIZE,
  PRODUCT_TAGS,
  SORTS,
  type Sort,
} from '#src/domain/catalogue.ts';
import type { ListFilter, ListQuery } from '#src/domain/facets.ts';
import { type ListSearch, toListFilter } from '#src/domain/list-search.ts';

/** A list without its subject: its page, 0-based, its order, and what narrows it. */
export type ListChoice = { page: number; sort: Sort; filter: ListFilter };

export type FamilyList = ListChoice & { familyId: string };

const MOST_VALUES = 30;
const MOST_PAGES = 10_000;
const MOST_EUROS = 1_000_000;

/** Whole numbers as an address or a link holds them. */
const whole = (least: number, most: number) =>
  v.pipe(
    // An empty field of a form is no number.
    v.union([v.pipe(v.string(), v.regex(/^\d+$/)), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );
/** Ids of digits stand in addresses without quotes, so the router may give them as numbers. */
const storeId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,20}$/),
);
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** One value or several of a group; what the group does not know is left out. */
function several<T extends string>(known: v.GenericSchema<unknown, T>) {
  return v.optional(
    v.fallback(
      v.pipe(
        v.union([
          v.pipe(
            v.string(),
            v.transform((one) => [one]),
          ),
          v.array(v.string()),
        ]),
        v.transform((values) =>
          [...new Set(values)].slice(0, MOST_VALUES).flatMap((value) => {
            const parsed = v.safeParse(known, value);
            return parsed.success ? [parsed.output] : [];
          }),
        ),
        v.transform((values) => (values.length === 0 ? undefined : values)),
      ),
      undefined,
    ),
  );
}

const lenient = <T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined as never));

/** Search params of a list: anything odd is as if it were not there. */
export const listSearchSchema = v.object({
  page: lenient(whole(1, MOST_PAGES)),
  sort: lenient(v.picklist(SORTS)),
  size: several(word),
  colour: several(word),
  material: several(word),
  tag: several(v.picklist(PRODUCT_TAGS)),
  availability: several(v.picklist(AVAILABILITIES)),
  from: lenient(whole(0, MOST_EUROS)),
  to: lenient(whole(0, MOST_EUROS)),
  store: lenient(storeId),
});

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
    store: v.nullable(storeId),
  }),
});

/** The list that an address asks for; the platform counts pages from 0. */
export function listChoiceOf(search: ListSearch): ListChoice {
  const { page = 1, sort = 'relevance' } = search;
  return { page: page - 1, sort, filter: toListFilter(search) };
}

export function familyListOf(familyId: string | undefined, search: unknown): FamilyList {
  return { ...listChoiceOf(v.parse(listSearchSchema, search)), familyId: familyId ?? '' };
}

export function toListQuery(choice: ListChoice): ListQuery {
  return { ...choice, pageSize: LIST_PAGE_SIZE };
}
