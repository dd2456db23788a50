import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { countChoices } from '#src/domain/catalogue/facets.ts';
import { toListFilter } from '#src/domain/catalogue/list-search.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart, OptionalPart } from '#src/ui/optional-part.tsx';
import { filtersOpener } from '#styles/recipes';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { HiddenParams } from './hidden-params.tsx';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then((part) => part.FilterSheet));

/**
 * What opens the ways to narrow a list. A form: without script it leads to the same list with its
 * filters open. The counts are fetched when a pointer or the focus comes near.
 */
export function ListFilters(props: Omit<FilterSheetProps, 'onClose' | 'isInPage'>) {
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
