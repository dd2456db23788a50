import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/loaded-head.ts';
import { loadStory } from '#app/loaders/story.ts';
import { isStoryKind } from '#src/domain/content.ts';
import { isWordId } from '#src/domain/page-slugs.ts';
import { StoryPage } from '#src/features/stories/story-page.tsx';

/** `/landingPage/{name}/{id}`, `/trendPage/…`, `/lookbookPage/…` (specification §2) */
export const Route = createFileRoute('/$locale/_default/{$kind}Page/$name/$id')({
  params: {
    parse: ({ kind, ...params }) =>
      isStoryKind(kind) && isWordId(params.id) ? { ...params, kind } : false,
    stringify: (params) => params,
  },
  loader: ({ context, params, location }) => loadStory(context, params, location.pathname),
  head: loadedHead,
  component: Story,
});

function Story() {
  return <StoryPage {...Route.useLoaderData()} />;
}
