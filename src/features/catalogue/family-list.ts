import * as v from 'valibot';
import { SORTS } from '#src/domain/catalogue.ts';
import type { FamilyList } from './catalogue.queries.ts';

/** Search params of a list: `page` counts from 1 as people do; anything odd reads as the first. */
export const listSearchSchema = v.object({
  page: v.optional(
    v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  ),
  sort: v.optional(v.fallback(v.picklist(SORTS), 'relevance')),
});

/** The list that a URL asks for; the platform counts pages from 0. */
export function familyListOf(familyId: string | undefined, search: unknown): FamilyList {
  const { page = 1, sort = 'relevance' } = v.parse(listSearchSchema, search);
  return { familyId: familyId ?? '', page: page - 1, sort };
}
