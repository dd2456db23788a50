import { expect, test } from 'vitest';
import { variedByAccept } from './barcode-links.ts';

const at = (path: string) => new URL(path, 'http://shop.test');

test('caches keep the page of a barcode and its links apart, and other pages as they are', () => {
  const page = () => new Response('page', { headers: { vary: 'accept-encoding' } });
  const varied = variedByAccept(page(), at('/fr-fr/01/03700000000017/x'));
  expect(varied.headers.get('vary')).toBe('accept-encoding, accept');
  expect(variedByAccept(page(), at('/fr-fr/cart')).headers.get('vary')).toBe('accept-encoding');
  const links = new Response('{}', { headers: { vary: 'accept' } });
  expect(variedByAccept(links, at('/fr-fr/01/0123')).headers.get('vary')).toBe('accept');
});
