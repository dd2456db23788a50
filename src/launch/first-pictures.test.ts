import { expect, test } from 'vitest';
import { listsIn, picturesIn } from './first-pictures.ts';

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

test('the lists of a page are those that it links to, the first of the menu', () => {
  const links = Array.from({ length: 12 }, (_, at) => `<a href="/fr-fr/x--plf${at % 10}">x</a>`);
  const lists = listsIn(`${links.join('')}<a href="/fr-fr/robe--p400101">`);
  expect(lists).toHaveLength(8);
  expect(lists[0]).toBe('/fr-fr/x--plf0');
});
