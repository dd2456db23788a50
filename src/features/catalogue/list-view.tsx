import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import type { ProductPage } from '#src/domain/catalogue/catalogue.schema.ts';
import { LIST_PAGE_SIZE } from '#src/domain/catalogue/catalogue.values.ts';
import { type Chosen, countChoices } from '#src/domain/catalogue/facets.ts';
import { type ListSearch, toListFilter } from '#src/domain/catalogue/list-search.ts';
import type { ListStory } from '#src/domain/content/content.ts';
import { PriceNote } from '#src/features/merchandise/price-note.tsx';
import { useMoving } from '#src/features/shop/navigation-state.ts';
import { announce } from '#src/ui/announce.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { button, filtersOpener, flow, loadMore, text } from '#styles/recipes';
import type { FacetsQuery } from './catalogue.queries.ts';
import { ClearAll } from './clear-all.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { HiddenParams } from './hidden-params.tsx';
import { ListBar } from './list-bar.tsx';
import { ListChips } from './list-chips.tsx';
import type { ListNavigation } from './list-navigation.ts';
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

/**
 * What opens the ways to narrow a list. A form: without script it leads to the same list with its
 * filters open. The counts are fetched when a pointer or the focus comes near.
 */
function ListFilters(props: Omit<FilterSheetProps, 'onClose' | 'isInPage'>) {
  const { facets, search, navigation } = props;
  const styles = filtersOpener();
  const queryClient = useQueryClient();
  const isInPage = search.filters !== undefined;
  const [isOpen, setOpen] = useState(isInPage);
  const form = useRef<HTMLFormElement>(null);
  const count = countChoices(toListFilter(search));
  const prepare = () => void queryClient.prefetchQuery(facets);
  const close = () => {
    setOpen(false);
    const { filters: _open, ...closed } = search;
    if (isInPage) navigation.show(closed);
  };
  return (
    <>
      <form
        ref={form}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <HiddenParams fixed={navigation.fixed} search={{ ...search, filters: 'open' }} />
        <button
          type="submit"
          className={styles.root}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Icon name="filter" />
          <Trans>Filters</Trans>
          {count > 0 && <span className={styles.count}>{count}</span>}
        </button>
      </form>
      {isOpen && (
        <OptionalPart onFailed={() => form.current?.submit()}>
          <FilterSheet {...props} isInPage={isInPage} onClose={close} />
        </OptionalPart>
      )}
    </>
  );
}

type LoadMoreProps = {
  total: number;
  /** The last page shown, 0-based. */
  page: number;
  shown: number;
  search: ListSearch;
  navigation: ListNavigation;
};

/** Shows the next page below this one; without script, and to crawlers, it is a separate page. */
function NextPage({ search, navigation }: Pick<LoadMoreProps, 'search' | 'navigation'>) {
  const isLoading = useMoving();
  return navigation.link(search, {
    className: button({ look: 'outline' }),
    replace: true,
    resetScroll: false,
    'aria-busy': isLoading || undefined,
    children: (
      <>
        <Trans>Load more</Trans>
        {isLoading && <Spinner />}
      </>
    ),
  });
}

/** How much of a list is shown, and the way to its next page. */
function LoadMore({ total, page, shown, search, navigation }: LoadMoreProps) {
  const styles = loadMore();
  const text = useRef<HTMLParagraphElement>(null);
  const before = useRef({ total, shown });
  useEffect(() => {
    const isLonger = before.current.total === total && before.current.shown < shown;
    before.current = { total, shown };
    if (isLonger) announce(text.current?.textContent ?? '');
  }, [total, shown]);
  const isMore = (page + 1) * LIST_PAGE_SIZE < total;
  if (shown === 0 || total <= LIST_PAGE_SIZE) return null;
  return (
    <div className={styles.root}>
      <p ref={text} className={styles.text}>
        <Plural value={total} one={`${shown} of # item`} other={`${shown} of # items`} />
      </p>
      <progress className={styles.bar} max={total} value={shown} aria-hidden="true" />
      {isMore && <NextPage search={{ ...search, page: page + 2 }} navigation={navigation} />}
    </div>
  );
}

/** On a page that was opened in the middle of a list: the way to what comes before. */
function LoadPrevious({
  first,
  search: { page: _page, ...search },
  navigation,
}: Pick<LoadMoreProps, 'search' | 'navigation'> & { first: number }) {
  if (first === 0) return null;
  return (
    <p className={loadMore().previous}>
      {navigation.link(first === 1 ? search : { ...search, page: first }, {
        children: <Trans>Show previous items</Trans>,
      })}
    </p>
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
          <PriceNote />
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
