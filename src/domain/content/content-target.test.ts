import { expect, test } from 'vitest';
import { contentTarget } from './content-target.ts';

test.each([
  ['/', { page: 'home' }],
  ['/cart', { page: 'cart' }],
  ['/search?q=lin', { page: 'search', text: 'lin' }],
  ['/robes--plf1200', { page: 'family', slug: 'robes', familyId: 'f1200' }],
  ['/ete--lbplb7', { page: 'story', slug: { kind: 'lookbook', name: 'ete', id: 'lb7' } }],
  ['/account/orders', { page: 'other', path: '/account/orders' }],
  ['https://x.example/', { page: 'outside', href: 'https://x.example/' }],
  ['javascript:alert(1)', { page: 'other', path: 'alert(1)' }],
])('an editor’s URL %s leads to the page it names', { tags: ['T28'] }, (url, target) => {
  expect(contentTarget(url)).toEqual(target);
});
