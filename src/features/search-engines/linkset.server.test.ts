import { expect, test } from 'vitest';
import { asksLinkset, linksetOf } from './linkset.server.ts';

test('a link set is answered to programs that ask for one, and a page to browsers', () => {
  expect(asksLinkset('application/linkset+json')).toBe(true);
  expect(asksLinkset('text/html, Application/Linkset+JSON;q=0.9')).toBe(true);
  expect(asksLinkset('text/html,application/xhtml+xml,*/*;q=0.8')).toBe(false);
  expect(asksLinkset(null)).toBe(false);
});

test('a barcode leads to the page of its product by default, and says so as product information', () => {
  const product = { url: 'https://shop.example/en/dress--p1', name: 'Dress' };
  const { linkset } = linksetOf('https://shop.example/en/01/0123', product, 'en-GB');
  const [links] = linkset;
  expect(links.anchor).toBe('https://shop.example/en/01/0123');
  expect(links['https://gs1.org/voc/defaultLink']).toEqual([
    { href: product.url, title: 'Dress', type: 'text/html', hreflang: ['en-GB'] },
  ]);
  expect(links['https://gs1.org/voc/pip']).toEqual(links['https://gs1.org/voc/defaultLink']);
  expect(links).not.toHaveProperty('https://gs1.org/voc/dpp');
  const passportUrl = 'https://id.example/01/1';
  const known = linksetOf('https://shop.example/en/01/0123', { ...product, passportUrl }, 'en-GB');
  expect(known.linkset[0]['https://gs1.org/voc/dpp']).toEqual([
    { href: passportUrl, title: 'Dress' },
  ]);
});
