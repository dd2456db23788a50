import type { ReactNode } from 'react';
import { pager } from '#styles/recipes';

/** How a link to a page looks; the page that is shown says so. */
export type PagerLink = {
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};

type PagerProps = {
  /** From 1. */
  page: number;
  pages: number;
  label: string;
  link: (page: number, look: PagerLink) => ReactNode;
};

/** Ways to the pages of a list, by number; nothing for a single one. */
export function Pager({ page, pages, label, link }: PagerProps) {
  if (pages <= 1) return null;
  const styles = pager();
  return (
    <nav className={styles.root} aria-label={label}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) =>
        link(number, {
          className: styles.link,
          'aria-current': number === page ? 'page' : undefined,
          children: number,
        }),
      )}
    </nav>
  );
}
