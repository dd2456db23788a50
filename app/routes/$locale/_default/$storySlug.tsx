import { createFileRoute } from '@tanstack/react-router';
import { loadStory, storyHead } from '#app/loaders/story.ts';
import { parseStorySlug, storySlug } from '#src/domain/content/page-slugs.ts';
import { StoryPage } from '#src/features/stories/story-page.tsx';

/** `/{name}--lp{id}`, `/{name}--tp{id}`, `/{name}--lbp{id}` (specification §2) */
export const Route = createFileRoute('/$locale/_default/$storySlug')({
  params: {
    parse: (params) => {
      const parsed = parseStorySlug(params.storySlug);
      return parsed === undefined ? false : { storySlug: parsed };
    },
    stringify: (params) => ({ storySlug: storySlug(params.storySlug) }),
  },
  loader: ({ context, params, location }) =>
    loadStory(context, params.storySlug, location.pathname),
  head: ({ match: { context }, loaderData }) => storyHead(context, loaderData),
  component: Story,
});

function Story() {
  return <StoryPage {...Route.useLoaderData()} />;
}
