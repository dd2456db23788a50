import * as v from 'valibot';
import { listSearchSchema } from '#src/domain/catalogue/list-search.ts';

const MAX_CHARACTERS = 100;

/** A text with a NUL cannot be searched for. */
const CONTROLS = /\p{Cc}+/gu;

/** Search params of the search page; of a text given twice, the first counts. */
export const searchPageSchema = v.object({
  q: v.optional(
    v.pipe(
      v.custom<string>(() => true),
      v.transform((q) => [q].flat()[0]),
      v.fallback(v.optional(v.string()), undefined),
    ),
  ),
  ...listSearchSchema.entries,
});

/** What is searched for, as the platform is asked. */
export function searchedText({ q = '' }: v.InferOutput<typeof searchPageSchema>): string {
  return q.replace(CONTROLS, ' ').trim().slice(0, MAX_CHARACTERS);
}
