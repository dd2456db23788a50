import { beforeEach, expect, test, vi } from 'vitest';
import { partKey } from './part-key.server.ts';

const request = vi.hoisted(() => ({ url: '' }));
vi.mock('@tanstack/react-start/server', () => ({ getRequest: () => new Request(request.url) }));

const shop = { brandName: 'Vitrine' };
const menu = { entries: [{ url: '/robes--plf1200' }, { url: '/' }] };
const keyOf = (more: Partial<Parameters<typeof partKey>[0]> = {}) =>
  partKey({ as: 'ul', shop, locale: 'fr-fr', from: [menu], place: undefined, ...more });
const visit = (path: string) => {
  request.url = `https://www.vitrine.fr/fr-fr${path}`;
};

beforeEach(() => visit('/robe-midi--p400101'));

test('a part is the same on pages that no link of it leads to (performance.md)', () => {
  const onProduct = keyOf();
  visit('/jean-droit--p400102?size=40');
  expect(keyOf()).toBe(onProduct);
});

test.each(['/robes--plf1200', ''])(
  'it is another one on “%s”, which a link of it leads to',
  (path) => {
    const elsewhere = keyOf();
    visit(path);
    expect(keyOf()).not.toBe(elsewhere);
  },
);

test('it is another one on a later page of a list that a link of it leads to', () => {
  visit('/robes--plf1200');
  const first = keyOf();
  visit('/robes--plf1200?page=2');
  const second = keyOf();
  expect(second).not.toBe(first);
  visit('/robes--plf1200?page=3');
  expect(keyOf()).toBe(second);
});

test('it is another one for other content, another element, another shop, another language', () => {
  const keys = [
    keyOf(),
    keyOf({ from: [{ entries: [] }] }),
    keyOf({ as: 'div' }),
    keyOf({ shop: { ...shop, brandName: 'Other' } }),
    keyOf({ locale: 'fr-ch' }),
    keyOf({ place: '_R_1_' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
