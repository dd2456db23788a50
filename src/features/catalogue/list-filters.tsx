import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { countChoices } from '#src/domain/facets.ts';
import { toListFilter } from '#src/domain/list-search.ts';
import { Icon } from '#src/ui/icon.tsx';
import { filters } from '#styles/recipes';
import { HiddenParams } from './hidden-params.tsx';
import { FilterSheet, type FilterSheetProps, loadFilterSheet } from './late-filter-sheet.ts';

/**
 * What opens the ways to narrow a list. A form: without script it leads to the same list with its
 * filters open. The sheet and its counts are fetched when somebody comes near.
 */
export function ListFilters(props: Omit<FilterSheetProps, 'onClose' | 'isInPage'>) {
  const { facets, search, address } = props;
  const styles = filters();
  const queryClient = useQueryClient();
  const isInPage = search.filters !== undefined;
  const [isOpen, setOpen] = useState(isInPage);
  const count = countChoices(toListFilter(search));
  const comeNear = () => {
    void queryClient.prefetchQuery(facets);
    void loadFilterSheet();
  };
  const close = () => {
    setOpen(false);
    const { filters: _open, ...closed } = search;
    if (isInPage) address.show(closed);
  };
  return (
    <>
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <HiddenParams fixed={address.fixed} search={{ ...search, filters: 'open' }} />
        <button
          type="submit"
          className={styles.open}
          aria-haspopup="dialog"
          onPointerEnter={comeNear}
          onFocus={comeNear}
        >
          <Icon name="filter" />
          <Trans>Filters</Trans>
          {count > 0 && <span className={styles.badge}>{count}</span>}
        </button>
      </form>
      {isOpen && (
        <Suspense>
          <FilterSheet {...props} isInPage={isInPage} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
