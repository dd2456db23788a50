import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { STORY_KINDS } from '#src/domain/content/content.ts';
import { shopMiddleware } from '#src/session/commerce.middleware.ts';
import { readStory } from './stories.server.ts';

const storySchema = v.object({
  kind: v.picklist(STORY_KINDS),
  id: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
});
export type StoryReference = v.InferOutput<typeof storySchema>;

/** A landing, trend or lookbook page with the products that it leads to. */
export const fetchStory = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(storySchema)
  .handler(({ context: { commerce }, data: { kind, id } }) => readStory(commerce, kind, id));

/** An editors' page; one that could not be read is fetched again at the next visit. */
export function storyQuery({ kind, id }: StoryReference) {
  return queryOptions({
    queryKey: ['story', kind, id],
    queryFn: () => fetchStory({ data: { kind, id } }),
    staleTime: ({ state }) => (state.data?.state === 'there' ? Number.POSITIVE_INFINITY : 0),
  });
}
