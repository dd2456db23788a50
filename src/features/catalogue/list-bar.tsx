import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SORTS, type Sort } from '#src/domain/catalogue/catalogue.values.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { announce } from '#src/ui/announce.tsx';
import { button, listBar } from '#styles/recipes';
import { HiddenParams } from './hidden-params.tsx';
import type { ListNavigation } from './list-navigation.ts';

const SORT_NAMES: Record<Sort, MessageDescriptor> = {
  relevance: msg`Our favourites`,
  newest: msg`Newest first`,
  'price-asc': msg`Price, low to high`,
  'price-desc': msg`Price, high to low`,
};

type SortChoiceProps = { search: ListSearch; navigation: ListNavigation };

/** The order of a list; a form, so that it can be chosen before any script has come. */
function SortChoice({ search, navigation }: SortChoiceProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const styles = listBar();
  const { page: _page, sort = 'relevance', ...others } = search;
  const order = i18n._(SORT_NAMES[sort]);
  const before = useRef(sort);
  useEffect(() => {
    // Once the list has it: the select says no more than what was chosen.
    if (before.current !== sort) announce(t`Sort by: ${order}`);
    before.current = sort;
  }, [sort, order, t]);
  return (
    <form method="get" className={styles.sort}>
      <HiddenParams fixed={navigation.fixed} search={others} />
      <label htmlFor={id} className={styles.label}>
        <Trans>Sort by</Trans>
      </label>
      <select
        id={id}
        name="sort"
        className={styles.select}
        value={sort}
        onChange={(event) => {
          const chosen = SORTS.find((name) => name === event.target.value);
          navigation.show(
            chosen === undefined || chosen === 'relevance' ? others : { ...others, sort: chosen },
          );
        }}
      >
        {SORTS.map((name) => (
          <option key={name} value={name}>
            {i18n._(SORT_NAMES[name])}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={button({ look: 'outline' })}>
          <Trans>Sort</Trans>
        </button>
      </noscript>
    </form>
  );
}

type ListBarProps = SortChoiceProps & { total: number; filters: ReactNode };

/** Above a list: ways to narrow it, the number of products, the order. */
export function ListBar({ total, filters, ...choice }: ListBarProps) {
  const styles = listBar();
  return (
    <div className={styles.root}>
      {filters}
      <p className={styles.count} role="status">
        <Plural value={total} one="# item" other="# items" />
      </p>
      <SortChoice {...choice} />
    </div>
  );
}
