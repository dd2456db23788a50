import { describe, expect, test } from 'vitest';
import { isNavigation, isOwnNavigation, isOwnPost } from './fetch-metadata.server.ts';

const asked = (headers: Record<string, string>, method = 'GET') => ({
  method,
  headers: new Headers(headers),
});
const opened = (site: string) => ({
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': site,
});

describe('what a request is', () => {
  test('opening a page is a navigation, from wherever', () => {
    for (const site of ['none', 'same-origin', 'cross-site']) {
      expect(isNavigation(asked(opened(site)))).toBe(true);
    }
    expect(isNavigation(asked({ accept: 'text/html,*/*' }))).toBe(true);
  });

  test.each([
    ['a HEAD', asked(opened('none'), 'HEAD')],
    ['an image', asked({ 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })],
    ['an image of an old browser', asked({ accept: 'image/webp,*/*' })],
    ['a frame', asked({ ...opened('cross-site'), 'sec-fetch-dest': 'iframe' })],
    ['a fetch', asked({ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })],
    ['a prefetch', asked({ ...opened('none'), 'sec-purpose': 'prefetch' })],
    ['a bare request', asked({})],
  ])('%s is none', (_name, request) => {
    expect(isNavigation(request)).toBe(false);
    expect(isOwnNavigation(request)).toBe(false);
  });

  test('it is our own from our pages and from the address bar alone', () => {
    const sites = ['same-origin', 'none', 'same-site', 'cross-site'];
    expect(sites.map((site) => isOwnNavigation(asked(opened(site))))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isOwnNavigation(asked({ accept: 'text/html' }))).toBe(false);
  });

  test('a form is our own by site, or by origin where the browser does not say', {
    tags: ['T02'],
  }, () => {
    const ours = 'https://www.vitrine.fr';
    const post = (headers: Record<string, string>) => isOwnPost(asked(headers, 'POST'), ours);
    expect(post({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(post({ origin: ours })).toBe(true);
    expect(post({ 'sec-fetch-site': 'cross-site', origin: ours })).toBe(false);
    expect(post({ origin: 'https://evil.example' })).toBe(false);
    expect(post({})).toBe(false);
    expect(isOwnPost(asked({ 'sec-fetch-site': 'same-origin' }), ours)).toBe(false);
  });
});
