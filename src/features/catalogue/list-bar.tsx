import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { SORTS, type Sort } from '#src/domain/catalogue.ts';
import { button, listBar } from '#styles/recipes';

const SORT_NAMES: Record<Sort, MessageDescriptor> = {
  relevance: msg`Our favourites`,
  newest: msg`Newest first`,
  'price-asc': msg`Price, low to high`,
  'price-desc': msg`Price, high to low`,
};

type SortChoiceProps = {
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** What the address holds besides, for browsers without script: the searched text. */
  text?: string | undefined;
};

/** The order of a list; a form, so that it can be chosen before any script has come. */
function SortChoice({ sort, onSort, text }: SortChoiceProps) {
  const { i18n } = useLingui();
  const id = useId();
  const styles = listBar();
  return (
    <form method="get" className={styles.sort}>
      {text !== undefined && <input type="hidden" name="q" value={text} />}
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
          if (chosen !== undefined) onSort(chosen);
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

type ListBarProps = SortChoiceProps & { total: number; children?: ReactNode };

/** What stands between the head of a list and the list: ways to narrow it, how many, which order. */
export function ListBar({ total, children, ...choice }: ListBarProps) {
  const styles = listBar();
  return (
    <div className={styles.root}>
      {children}
      <div className={styles.meta}>
        <p className={styles.count} aria-live="polite">
          <Plural value={total} one="# item" other="# items" />
        </p>
        <SortChoice {...choice} />
      </div>
    </div>
  );
}
