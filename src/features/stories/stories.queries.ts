import { queryOptions } from '@tanstack/react-query';
import { fetchStory, type StoryReference } from './stories.functions.ts';

/** An editors' page; one that could not be read is fetched again at the next visit. */
export function storyQuery({ kind, id }: StoryReference) {
  return queryOptions({
    queryKey: ['story', kind, id],
    queryFn: () => fetchStory({ data: { kind, id } }),
    staleTime: ({ state }) => (state.data?.state === 'there' ? Number.POSITIVE_INFINITY : 0),
  });
}
