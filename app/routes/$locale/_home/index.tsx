import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead, shownHome } from '#app/loaders/page-head.ts';
import { firstBlock } from '#src/domain/content/blocks.ts';
import { homeQuery } from '#src/features/content/content.functions.ts';
import { HomePage } from '#src/features/content/home-page.tsx';

export const Route = createFileRoute('/$locale/_home/')({
  loader: async ({ context }) => {
    const { page } = await context.queryClient.ensureQueryData(homeQuery);
    const title = t(context.i18n)`Fashion for women and men`;
    // What the shop sells, then what its editors say of the season.
    const sold = firstBlock(page?.sections ?? [], 'families')?.families;
    const said = firstBlock(page?.sections ?? [], 'lead')?.text;
    const sentences = [title, sold?.map((family) => family.title).join(', '), said];
    const description = page ? sentences.filter(Boolean).join('. ') : undefined;
    return { title, description, ...page?.searchEngines };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      ...context,
      title: loaderData?.title ?? context.shop.brandName,
      description: loaderData?.description,
      path: '',
      shown: shownHome(context),
    }),
  component: HomePage,
});
