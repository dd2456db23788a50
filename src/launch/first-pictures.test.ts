import { expect, test } from 'vitest';
import { pathsIn, picturesIn } from './first-pictures.ts';

test('a page’s pictures are asked for once each, in a width for phones', () => {
  const html = `
    <img src="/media/p/1_AP.webp?w=960&amp;v=2" srcSet="/media/p/1_AP.webp?w=320&amp;v=2 320w, /media/p/1_AP.webp?w=480&amp;v=2 480w, /media/p/1_AP.webp?w=960&amp;v=2 960w" alt="">
    <picture><source srcset="/media/hero/spring.webp?shape=portrait 640w"><img alt="" src="/media/hero/spring.webp"></picture>
    <img src="/media/p/1_AP.webp" srcset="/media/p/1_AP.webp?w=480&amp;v=2 480w">
    <img src="/favicon.svg">`;
  expect(picturesIn(html)).toEqual([
    '/media/p/1_AP.webp?w=480&v=2',
    '/media/hero/spring.webp?shape=portrait',
    '/media/hero/spring.webp',
  ]);
});

test('the lists, stories and products that a page links to are known by their URLs, in its order', () => {
  const html = `
    <a href="/fr-fr/robes--plf1200">x</a><a href="/fr-fr/jean-alma--p400101?option=500201">x</a>
    <a href="/fr-fr/denim--tpt10">x</a><a href="/fr-fr/jeans--plf1260">x</a>
    <a href="/fr-fr/robes--plf1200">x</a><a href="/fr-fr/ete--lbplb7">x</a>`;
  expect(pathsIn(html, 'list')).toEqual(['/fr-fr/robes--plf1200', '/fr-fr/jeans--plf1260']);
  expect(pathsIn(html, 'story')).toEqual(['/fr-fr/denim--tpt10', '/fr-fr/ete--lbplb7']);
  expect(pathsIn(html, 'product')).toEqual(['/fr-fr/jean-alma--p400101']);
});
