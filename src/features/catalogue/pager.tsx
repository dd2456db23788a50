import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LIST_PAGE_SIZE } from '#src/domain/catalogue.ts';
import type { ListSearch } from '#src/domain/list-search.ts';
import { cluster, pager } from '#styles/recipes';
import { shownPages } from './shown-pages.ts';

type PagerProps = {
  total: number;
  /** 0-based. */
  page: number;
  renderLink: (search: ListSearch, label: ReactNode, isCurrent: boolean) => ReactNode;
};

/** Pages as links, so that they work without script and can be shared. */
export function Pager({ total, page, renderLink }: PagerProps) {
  const { t } = useLingui();
  const last = Math.ceil(total / LIST_PAGE_SIZE) - 1;
  if (last <= 0) return null;
  // The first page is the address without a number.
  const searchOf = (index: number): ListSearch => (index === 0 ? {} : { page: index + 1 });
  return (
    <nav aria-label={t`Pages`} className={pager().root}>
      <ul className={cluster({ gap: '1' })}>
        {page > 0 && <li>{renderLink(searchOf(page - 1), <Trans>Previous</Trans>, false)}</li>}
        {shownPages(page, last).map((index) =>
          index === 'gap-before' || index === 'gap-after' ? (
            <li key={index} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={index}>{renderLink(searchOf(index), index + 1, index === page)}</li>
          ),
        )}
        {page < last && <li>{renderLink(searchOf(page + 1), <Trans>Next</Trans>, false)}</li>}
      </ul>
    </nav>
  );
}
