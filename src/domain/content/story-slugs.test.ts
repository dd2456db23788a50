import { describe, expect, test } from 'vitest';
import { parseFamilySlug, parseProductSlug, parseStorySlug, storySlug } from './page-slugs.ts';

describe('short forms of editors’ pages', () => {
  test.each([
    ['noel--lpnoel25', 'landing', 'noel', 'noel25'],
    ['denim--tpt10', 'trend', 'denim', 't10'],
    ['ete--lbplb7', 'lookbook', 'ete', 'lb7'],
    ['a--lpb--tpc_1', 'trend', 'a--lpb', 'c_1'],
  ] as const)('%s is a %s, and nothing else', (slug, kind, name, id) => {
    expect(parseStorySlug(slug)).toEqual({ kind, name, id });
    expect(storySlug({ kind, name, id })).toBe(slug);
    expect([parseFamilySlug(slug), parseProductSlug(slug)]).toEqual([undefined, undefined]);
  });

  test.each(['noel--lpno-el', '--lpnoel25', 'noel--lp', 'robes--plf1200', 'robe--p400101'])(
    '%s is none',
    (slug) => expect(parseStorySlug(slug)).toBeUndefined(),
  );
});
