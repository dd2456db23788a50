import type { ShopContext } from '#app/routes/__root.tsx';
import type { StoryKind } from '#src/domain/content/content.ts';
import { storySlug } from '#src/domain/content/page-slugs.ts';
import { storyQuery } from '#src/features/stories/stories.functions.ts';
import { pageHead, shownStory } from './page-head.ts';
import { pageNotFound } from './page-not-found.ts';

/** What both URL forms of an editors' page load: the same page, the same 404. */
export async function loadStory(
  { queryClient, shop }: ShopContext,
  { kind, name, id }: { kind: StoryKind; name: string; id: string },
  pathname: string,
) {
  const lookup = await queryClient.ensureQueryData(storyQuery({ kind, id }));
  if (lookup.state === 'missing') throw pageNotFound(pathname);
  const path = (slug: string) => `/${storySlug({ kind, name: slug, id })}`;
  if (lookup.state === 'unreadable') {
    return { kind, id, title: shop.brandName, path: path(name), isPrivate: true };
  }
  const { head, slug } = lookup.story;
  const { title, description } = head;
  // Alternates are the shops where the lookup by uid has found the page (A-012, SEO-04).
  const alternates = lookup.paths;
  return { kind, id, title, description, path: path(slug), alternates };
}

type StoryPageData = Awaited<ReturnType<typeof loadStory>>;

export function storyHead(context: ShopContext, data: StoryPageData | undefined) {
  if (data === undefined) return {};
  return pageHead({ ...context, ...data, shown: shownStory(context, data) });
}
