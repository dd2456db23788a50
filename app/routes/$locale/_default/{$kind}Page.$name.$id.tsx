import { createFileRoute } from '@tanstack/react-router';
import { loadStory, storyHead } from '#app/loaders/story.ts';
import { isStoryKind } from '#src/domain/content/content.ts';
import { isWordId } from '#src/domain/content/page-slugs.ts';
import { StoryPage } from '#src/features/stories/story-page.tsx';

/** `/landingPage/{name}/{id}`, `/trendPage/…`, `/lookbookPage/…` (specification §2) */
export const Route = createFileRoute('/$locale/_default/{$kind}Page/$name/$id')({
  params: {
    parse: ({ kind, ...params }) =>
      isStoryKind(kind) && isWordId(params.id) ? { ...params, kind } : false,
  },
  loader: ({ context, params, location }) => loadStory(context, params, location.pathname),
  head: ({ match: { context }, loaderData }) => storyHead(context, loaderData),
  component: Story,
});

function Story() {
  return <StoryPage {...Route.useLoaderData()} />;
}
