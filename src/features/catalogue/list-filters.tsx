import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { countChoices, FACET_GROUPS, type Facets } from '#src/domain/facets.ts';
import {
  type ListSearch,
  toListFilter,
  withChoice,
  withoutChoices,
  withPrice,
  withStore,
} from '#src/domain/list-search.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { button, filters } from '#styles/recipes';
import { FacetGroup } from './facet-group.tsx';
import { HiddenParams } from './hidden-params.tsx';
import type { ListAddress } from './list-address.ts';
import { PriceRange } from './price-range.tsx';
import { StoreFilter } from './store-filter.tsx';

// Few choose a store.
const ChooseStoreLayer = lazy(() =>
  import('#src/features/stores/choose-store-layer.tsx').then((module) => ({
    default: module.ChooseStoreLayer,
  })),
);

const PANEL = 'filters';

type ListFiltersProps = {
  facets: Facets;
  total: number;
  search: ListSearch;
  address: ListAddress;
};

/** Takes everything off again; a form, so that it works before any script has come. */
export function ClearAll({ search, address }: Pick<ListFiltersProps, 'search' | 'address'>) {
  const left = withoutChoices(search);
  const clear = (event: FormEvent) => {
    event.preventDefault();
    address.show(left);
  };
  return (
    <form method="get" onSubmit={clear}>
      <HiddenParams fixed={address.fixed} search={left} />
      <Button type="submit" look="quiet">
        <Trans>Clear all</Trans>
      </Button>
    </form>
  );
}

/**
 * The ways to narrow a list, in a sheet beside it. The sheet is the browser's own popover and the
 * choices are a form: both work without script; with it, each choice shows at once.
 */
export function ListFilters({ facets, total, search, address }: ListFiltersProps) {
  const { t } = useLingui();
  const styles = filters();
  // What is ticked shows at once, not when the list has come.
  const [ticked, setTicked] = useState(search);
  const [isChoosingStore, setChoosingStore] = useState(false);
  useEffect(() => setTicked(search), [search]);
  const show = (next: ListSearch) => {
    setTicked(next);
    address.show(next);
  };
  const filter = toListFilter(ticked);
  const count = countChoices(filter);
  const kept: ListSearch = search.sort === undefined ? {} : { sort: search.sort };
  return (
    <>
      <button type="button" popoverTarget={PANEL} className={styles.open}>
        <Icon name="filter" />
        <Trans>Filters</Trans>
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </button>
      <div id={PANEL} popover="auto" role="dialog" aria-label={t`Filters`} className={styles.panel}>
        <div className={styles.head}>
          <strong>
            <Trans>Filters</Trans>
          </strong>
          <button
            type="button"
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            aria-label={t`Close`}
            className={button({ look: 'icon' })}
          >
            <Icon name="close" />
          </button>
        </div>
        <form method="get" className={styles.form}>
          <HiddenParams fixed={address.fixed} search={kept} />
          {FACET_GROUPS.map((group) => (
            <FacetGroup
              key={group}
              group={group}
              values={facets[group]}
              chosen={filter[group]}
              onChoose={(value, isChosen) => show(withChoice(ticked, group, value, isChosen))}
            />
          ))}
          <PriceRange
            range={facets.price}
            search={ticked}
            onChange={(from, to) => show(withPrice(ticked, from, to))}
          />
          <StoreFilter
            isChosen={ticked.store !== undefined}
            answered={facets.store}
            onChange={(store) => show(withStore(ticked, store))}
            onChoose={() => setChoosingStore(true)}
          />
          <noscript>
            <button type="submit" className={button({ width: 'full' })}>
              <Trans>Apply</Trans>
            </button>
          </noscript>
        </form>
        <div className={styles.foot}>
          {count > 0 && <ClearAll search={ticked} address={{ ...address, show }} />}
          <button
            type="button"
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            className={button({ width: 'full' })}
          >
            <Plural value={total} one="Show # item" other="Show # items" />
          </button>
        </div>
      </div>
      {/* Beside the sheet, which the browser closes for a dialog. */}
      {isChoosingStore && (
        <Suspense>
          <ChooseStoreLayer
            onClose={() => setChoosingStore(false)}
            onChoose={(store) => {
              setChoosingStore(false);
              show(withStore(ticked, store.storeId));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
