import { expect, test } from 'vitest';
import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import { CORE } from '#src/domain/wire/capabilities.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { shopFooter, shopHeader } from './shop-links.ts';

const shops = buildWebDomains(daysFrom(new Date('2026-11-26T12:00:00Z')));
const shopOf = (locale: string) => {
  const shop = shops.find(({ domain }) => domain === locale);
  if (shop === undefined) throw new Error(`no shop ${locale}`);
  return shop;
};
const LINKS = [
  { label: 'Dresses', url: '/dresses--plf1200' },
  { label: 'Gift card', url: '/gift-card' },
  { label: 'Stores', url: '/stores' },
];

test.each([
  ['fr-fr', ['Dresses', 'Gift card', 'Stores']],
  ['de-de', ['Dresses', 'Gift card']],
  ['pl-pl', ['Dresses']],
])('menu and footer of %s lead to %j', (locale, expected) => {
  const shop = shopOf(locale);
  const columns = [{ title: 'All', links: LINKS }];
  const header = shopHeader(
    {
      notification: null,
      follows_families: true,
      navigation_group: LINKS.map((link) => ({ ...link, columns, picture: null })),
      navigation_modular: LINKS,
    },
    shop,
  );
  const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label);
  expect(labelsOf(header.navigation_group)).toEqual(expected);
  expect(labelsOf(header.navigation_modular)).toEqual(expected);
  expect(header.navigation_group[0]?.columns.map(({ links }) => labelsOf(links))).toEqual([
    expected,
  ]);
  const footer = shopFooter(
    {
      ...{ reinsurances: [], community: null, own_social_networks: [], banner_newsletter: null },
      links_modular: columns,
      legals: { label: 'Terms', links: [] },
    },
    shop,
  );
  expect(footer.links_modular.map(({ links }) => labelsOf(links))).toEqual([expected]);
});

test('a platform of the core has no menu entry or newsletter of what it does not serve', () => {
  const shop = shopOf('fr-fr');
  const ofCore = { ...shop, params: { ...shop.params, giftCard: null, capabilities: CORE } };
  const links = [...LINKS, { label: 'Letter', url: '/newsletter/subscription' }];
  const letter = {
    ...{ uid: 'n', title: 'Letter', background_color: '#000000' },
    texts: { short_text: '', long_text: '', text_color: '#ffffff' },
    cta: { label: 'Subscribe', cta_label_color: '#ffffff' },
  };
  const layout = {
    ...{ reinsurances: [], community: null, own_social_networks: [], legals: null },
    links_modular: [{ title: 'All', links }],
    banner_newsletter: letter,
  };
  const shown = ({ links_modular, banner_newsletter }: ReturnType<typeof shopFooter>) => [
    links_modular.flatMap((column) => column.links.map(({ label }) => label)),
    banner_newsletter !== null,
  ];
  expect(shown(shopFooter(layout, ofCore))).toEqual([['Dresses'], false]);
  expect(shown(shopFooter(layout, shop))).toEqual([
    ['Dresses', 'Gift card', 'Stores', 'Letter'],
    true,
  ]);
});
