import { expect, test } from 'vitest';
import { linkReference } from './link-reference.ts';

test.each([
  ['/', { kind: 'home' }],
  ['', { kind: 'home' }],
  ['/cart', { kind: 'page' }],
  ['/search?q=robe', { kind: 'page' }],
  ['/account/orders', { kind: 'page' }],
  ['/robes--plf1200?sort=newest', { kind: 'family', id: 'f1200' }],
  ['/catalog/robes/f1200', { kind: 'family', id: 'f1200' }],
  ['/robe-midi--p400101', { kind: 'product', id: '400101' }],
  ['/product/robe/400101', { kind: 'product', id: '400101' }],
  ['/noel--lpnoel25', { kind: 'story', id: 'landing noel25' }],
  ['/lookbookPage/noel/noel25', { kind: 'story', id: 'lookbook noel25' }],
  ['/aide/livraison#delais', { kind: 'path', path: '/aide/livraison' }],
  ['/femme/robe-midi-R500201.html', { kind: 'page' }],
  ['https://www.example.org/a', { kind: 'outside', host: 'www.example.org' }],
  ['http://www.example.org/a', null],
  ['https://', null],
  ['mailto:a@example.org', null],
  ['javascript:alert(1)', null],
])('%s leads to what it names', (url, reference) => {
  expect(linkReference(url)).toEqual(reference);
});
