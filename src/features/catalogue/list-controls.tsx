import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LIST_PAGE_SIZE, SORTS, type Sort } from '#src/domain/catalogue.ts';
import type { ListSearch } from '#src/domain/list-search.ts';
import { SelectField } from '#src/ui/field.tsx';
import { cluster, listBar, pager } from '#styles/recipes';

const SORT_NAMES: Record<Sort, MessageDescriptor> = {
  relevance: msg`Our favourites`,
  newest: msg`Newest first`,
  'price-asc': msg`Price, low to high`,
  'price-desc': msg`Price, high to low`,
};

type ListBarProps = { total: number; sort: Sort; onSort: (sort: Sort) => void };

/** How many there are, and in which order. */
export function ListBar({ total, sort, onSort }: ListBarProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={listBar()}>
      <p aria-live="polite">
        <Plural value={total} one="# item" other="# items" />
      </p>
      <SelectField
        label={t`Sort by`}
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
      </SelectField>
    </div>
  );
}

type PagerProps = {
  total: number;
  /** 0-based. */
  page: number;
  renderLink: (search: ListSearch, label: ReactNode, isCurrent: boolean) => ReactNode;
};

const SHOWN_AROUND = 2;

/** Pages as links, so that they work without script and can be shared. */
export function Pager({ total, page, renderLink }: PagerProps) {
  const { t } = useLingui();
  const last = Math.ceil(total / LIST_PAGE_SIZE) - 1;
  if (last <= 0) return null;
  const pages = Array.from({ length: last + 1 }, (_, index) => index).filter(
    (index) => index === 0 || index === last || Math.abs(index - page) <= SHOWN_AROUND,
  );
  const styles = pager();
  return (
    <nav aria-label={t`Pages`} className={styles.root}>
      <ul className={cluster({ gap: 2 })}>
        {page > 0 && <li>{renderLink({ page }, <Trans>Previous</Trans>, false)}</li>}
        {pages.map((index) => (
          <li key={index}>{renderLink({ page: index + 1 }, index + 1, index === page)}</li>
        ))}
        {page < last && <li>{renderLink({ page: page + 2 }, <Trans>Next</Trans>, false)}</li>}
      </ul>
    </nav>
  );
}
