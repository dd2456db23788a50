import { describe, expect, it } from 'vitest';
import { shownPages } from './shown-pages.ts';

describe('the pages of a pager', () => {
  it('are all of them in a short list (UIX-05)', () => {
    expect(shownPages(0, 1)).toEqual([0, 1]);
    expect(shownPages(2, 4)).toEqual([0, 1, 2, 3, 4]);
  });

  it('leave out what is far from the current one, on both sides (UIX-05)', () => {
    expect(shownPages(5, 10)).toEqual([0, 'gap-before', 4, 5, 6, 'gap-after', 10]);
  });

  it('show a page rather than a gap of one page (UIX-05)', () => {
    expect(shownPages(3, 10)).toEqual([0, 1, 2, 3, 4, 'gap-after', 10]);
    expect(shownPages(7, 10)).toEqual([0, 'gap-before', 6, 7, 8, 9, 10]);
  });

  it('name no page twice at either end (UIX-05)', () => {
    expect(shownPages(0, 10)).toEqual([0, 1, 'gap-after', 10]);
    expect(shownPages(10, 10)).toEqual([0, 'gap-before', 9, 10]);
  });
});
