const SHOWN_AROUND = 1;

type Shown = number | 'gap-before' | 'gap-after';

/** Pages that a pager links: the first, the last, those around the current one; all 0-based. */
export function shownPages(page: number, last: number): Shown[] {
  const from = Math.max(1, page - SHOWN_AROUND);
  const to = Math.min(last - 1, page + SHOWN_AROUND);
  const around = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  // A gap of one page is that page.
  const before: Shown[] = from === 2 ? [1] : from > 2 ? ['gap-before'] : [];
  const after: Shown[] = to === last - 2 ? [last - 1] : to < last - 2 ? ['gap-after'] : [];
  return [0, ...before, ...around, ...after, ...(last > 0 ? [last] : [])];
}
