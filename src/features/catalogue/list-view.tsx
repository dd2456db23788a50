import { Trans } from '@lingui/react/macro';
import type { PropsWithChildren } from 'react';
import type { ProductPage } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Chosen } from '#src/domain/catalogue/facets.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import type { ListStory } from '#src/domain/content/content.ts';
import { useMoving } from '#src/features/shop/navigation-state.ts';
import { flow, text } from '#styles/recipes';
import type { FacetsQuery } from './catalogue.queries.ts';
import { ClearAll } from './clear-all.tsx';
import { ListBar } from './list-bar.tsx';
import { ListChips } from './list-chips.tsx';
import { ListFilters } from './list-filters.tsx';
import type { ListNavigation } from './list-navigation.ts';
import { LoadMore, LoadPrevious } from './load-more.tsx';
import { ProductList } from './product-list.tsx';

/** Empty state of a narrowed list. */
function EmptyState({ search, navigation }: { search: ListSearch; navigation: ListNavigation }) {
  return (
    <div className={flow({ gap: '4' })}>
      <p className={text({ size: 'lg' })}>
        <Trans>No items match all of your filters.</Trans>
      </p>
      <p className={text({ tone: 'muted' })}>
        <Trans>Remove a filter, or start again with the full selection.</Trans>
      </p>
      <ClearAll search={search} navigation={navigation} />
    </div>
  );
}

type ListViewProps = {
  /** The pages shown, in their order; the last one is the page that the URL asks for. */
  pages: readonly ProductPage[];
  /** Shown between the products of the first page. */
  stories?: readonly ListStory[] | undefined;
  chosen: Chosen;
  facets: FacetsQuery;
  search: ListSearch;
  navigation: ListNavigation;
};

/** Busy while another list is on its way; apart, so that its tiles are not rendered again for it. */
function ListBusy({ children }: PropsWithChildren) {
  return <div aria-busy={useMoving()}>{children}</div>;
}

/** A list of products with all that narrows, orders and lengthens it. */
export function ListView(props: ListViewProps) {
  const { pages, stories, chosen, facets, search, navigation } = props;
  const products = pages.flatMap(({ values }) => values);
  const total = pages.at(-1)?.total ?? 0;
  return (
    <>
      <ListBar
        total={total}
        search={search}
        navigation={navigation}
        filters={
          <ListFilters facets={facets} total={total} search={search} navigation={navigation} />
        }
      />
      <ListChips chosen={chosen} search={search} navigation={navigation} />
      <LoadPrevious first={pages[0]?.page ?? 0} search={search} navigation={navigation} />
      {total === 0 ? (
        <EmptyState search={search} navigation={navigation} />
      ) : (
        <ListBusy>
          <ProductList products={products} stories={stories} sizes={search.size} />
        </ListBusy>
      )}
      <LoadMore
        total={total}
        page={pages.at(-1)?.page ?? 0}
        shown={products.length}
        search={search}
        navigation={navigation}
      />
    </>
  );
}
