import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { LIST_PAGE_SIZE } from '#src/domain/catalogue/catalogue.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { useMoving } from '#src/features/shop/navigation-state.ts';
import { announce } from '#src/ui/announce.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { button, loadMore } from '#styles/recipes';
import type { ListNavigation } from './list-navigation.ts';

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
export function LoadMore({ total, page, shown, search, navigation }: LoadMoreProps) {
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
export function LoadPrevious({
  first,
  search: { page: _page, ...search },
  navigation,
}: Pick<LoadMoreProps, 'search' | 'navigation'> & { first: number }) {
  const styles = loadMore();
  if (first === 0) return null;
  return (
    <p className={styles.previous}>
      {navigation.link(first === 1 ? search : { ...search, page: first }, {
        children: <Trans>Show previous items</Trans>,
      })}
    </p>
  );
}
