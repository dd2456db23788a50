import { describe, expect, test } from 'vitest';
import { transitionTypes } from './view-transitions.ts';

const LIST = { pathname: '/fr-fr/robes--plf1200' };
const DRESS = { pathname: '/fr-fr/robe-midi--p400101' };
const OTHER = { pathname: '/fr-fr/jupe--p400102' };

describe('the picture moves', () => {
  test('from a list to a product and back (look.md)', () => {
    expect(transitionTypes({ fromLocation: LIST, toLocation: DRESS }, false)).toEqual(['product']);
    expect(transitionTypes({ fromLocation: DRESS, toLocation: LIST }, false)).toEqual(['product']);
  });

  test('not between two products or two lists, nor at the first page (look.md)', () => {
    expect(transitionTypes({ fromLocation: DRESS, toLocation: OTHER }, false)).toBe(false);
    expect(transitionTypes({ fromLocation: LIST, toLocation: LIST }, false)).toBe(false);
    expect(transitionTypes({ toLocation: DRESS }, false)).toBe(false);
  });

  test('not for those who want no motion (look.md)', () => {
    expect(transitionTypes({ fromLocation: LIST, toLocation: DRESS }, true)).toBe(false);
  });
});
