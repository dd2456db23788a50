import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FacetValue } from '#src/domain/catalogue/catalogue.schema.ts';
import {
  countChoices,
  FACET_GROUPS,
  type FacetGroup as Group,
} from '#src/domain/catalogue/facets.ts';
import { withChoice, withPrice, withStore } from '#src/domain/catalogue/list-choices.ts';
import { type ListSearch, toListFilter } from '#src/domain/catalogue/list-search.ts';
import { OptionalLayer } from '#src/features/shop/optional-layer.tsx';
import { ChooseStoreLayer } from '#src/features/stores/choose-store-layer.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { button, filters, unseen } from '#styles/recipes';
import type { FacetsQuery } from './catalogue.queries.ts';
import { ClearAll } from './clear-all.tsx';
import { FacetGroupName, FacetValueName } from './facet-names.tsx';
import { HiddenParams } from './hidden-params.tsx';
import type { ListNavigation } from './list-navigation.ts';
import { PriceRange } from './price-range.tsx';
import { StoreFilter } from './store-filter.tsx';

type FacetGroupProps = {
  group: Group;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onChoose: (value: string, isChosen: boolean) => void;
};

/** The values of a group with how much each would show; one that shows nothing cannot be chosen. */
function FacetGroup({ group, values, chosen, onChoose }: FacetGroupProps) {
  const styles = filters();
  // All garments of most lists are for the same people.
  const isTold = group === 'audience' && values.length === 1 && chosen.length === 0;
  if (values.length === 0 || isTold) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FacetGroupName group={group} />
      </legend>
      <ul className={group === 'size' ? styles.chips : styles.values}>
        {values.map(({ value, label, count: total, hex }) => {
          const isChosen = chosen.includes(value);
          return (
            <li key={value}>
              <label className={group === 'size' ? styles.chip : styles.value}>
                <input
                  type="checkbox"
                  name={group}
                  value={value}
                  className={group === 'size' ? styles.unseen : styles.box}
                  checked={isChosen}
                  disabled={total === 0 && !isChosen}
                  onChange={(event) => onChoose(value, event.target.checked)}
                />
                {hex !== null && (
                  <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
                    <rect width="16" height="16" fill={hex} />
                  </svg>
                )}
                <span className={styles.label}>
                  <FacetValueName value={value} label={label} />
                </span>
                <span className={styles.count} aria-hidden="true">
                  {total}
                </span>
                <span className={unseen()}>
                  {', '}
                  <Plural value={total} one="# item" other="# items" />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

export type FilterSheetProps = {
  facets: FacetsQuery;
  total: number;
  search: ListSearch;
  navigation: ListNavigation;
  /** Whether the page came with the sheet in it. */
  isInPage: boolean;
  onClose: () => void;
};

/** The ways to narrow a list: each choice shows immediately, and without script as a form. */
export function FilterSheet(props: FilterSheetProps) {
  const { facets: query, total, search, navigation, isInPage, onClose } = props;
  const { t } = useLingui();
  const styles = filters();
  const { data: facets, isError } = useQuery(query);
  // What is ticked shows immediately, not when the list has come; then the list is right again.
  const [tick, setTick] = useState({ on: search, makes: search });
  const ticked = tick.on === search ? tick.makes : search;
  const [isChoosingStore, setChoosingStore] = useState(false);
  const show = (next: ListSearch) => {
    setTick({ on: search, makes: next });
    navigation.show(next);
  };
  const filter = toListFilter(ticked);
  const cleared: ListSearch = search.sort === undefined ? {} : { sort: search.sort };
  const form = useId();
  return (
    <>
      <Layer
        isInPage={isInPage}
        room="none"
        title={t`Filters`}
        closeLabel={t`Close`}
        onClose={onClose}
      >
        <form
          id={form}
          method="get"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <HiddenParams fixed={navigation.fixed} search={cleared} />
          {isError && (
            <p role="alert">
              <Trans>The filters did not load. Please try again.</Trans>
            </p>
          )}
          {facets === undefined && !isError && <Spinner />}
          {facets !== undefined && (
            <>
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
            </>
          )}
        </form>
        <div className={styles.foot}>
          {countChoices(filter) > 0 && (
            <ClearAll search={ticked} navigation={{ ...navigation, show }} />
          )}
          <button type="submit" form={form} className={button({ width: 'full' })}>
            <Plural value={total} one="Show # item" other="Show # items" />
          </button>
        </div>
      </Layer>
      {/* Beside the sheet, over which it opens. */}
      {isChoosingStore && (
        <OptionalLayer onClose={() => setChoosingStore(false)}>
          <ChooseStoreLayer
            onClose={() => setChoosingStore(false)}
            onChoose={(store) => {
              setChoosingStore(false);
              show(withStore(ticked, store.storeId));
            }}
          />
        </OptionalLayer>
      )}
    </>
  );
}
