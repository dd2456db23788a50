import { expect, test } from 'vitest';
import type { MenuFamily } from '#src/domain/catalogue/catalogue.schema.ts';
import type { HeaderLayout, NavigationGroup } from './content.schema.ts';
import { menuOfFamilies } from './menu-of-families.ts';

const family = (
  familyId: string,
  title: string,
  parentId: string | null = null,
  formerTitles: string[] = [],
): MenuFamily => ({ familyId, parentId, title, slug: title.toLowerCase(), formerTitles });
const link = (id: string, label: string) => ({ label, url: `/${label.toLowerCase()}--pl${id}` });
const group = (
  id: string,
  label: string,
  columns: NavigationGroup['columns'] = [],
): NavigationGroup => ({ ...link(id, label), columns, picture: null });

const WOMEN = family('f1', 'Women');
const DRESSES = family('f11', 'Dresses', 'f1');
const SKIRTS = family('f12', 'Skirts', 'f1');
const MEN = family('f2', 'Men');

const CLUB = { label: 'Club', url: '/club', columns: [], picture: null };
const LAYOUT: HeaderLayout = {
  ...{ notification: null, follows_families: true },
  navigation_group: [
    group('f1', 'Women', [
      { title: 'Clothes', links: [link('f11', 'Dresses'), link('f12', 'Skirts')] },
    ]),
    CLUB,
    group('f2', 'Men'),
  ],
  navigation_modular: [link('f12', 'Skirts'), { label: 'Help', url: '/help' }],
};
const OWN: HeaderLayout = { ...LAYOUT, follows_families: false };

/** A menu in one look: groups, and the links of their columns. */
const read = ({ navigation_group: groups }: HeaderLayout) =>
  groups.map(({ label, columns }) => [
    label,
    ...columns.map(({ title, links }) => `${title}: ${links.map((one) => one.label).join(' ')}`),
  ]);

test('a menu that names all families is as it was written', () => {
  expect(menuOfFamilies(LAYOUT, [WOMEN, DRESSES, SKIRTS, MEN])).toEqual(LAYOUT);
});

test.each([LAYOUT, OWN])(
  'names and URLs follow, words of the editors stay, what is empty goes',
  (layout) => {
    const gowns = family('f11', 'Gowns', 'f1', ['Dresses']);
    const ladies = { ...family('f1', 'Ladies', null, ['Frauen']), slug: 'ladies' };
    const menu = menuOfFamilies(layout, [ladies, gowns]);
    expect(read(menu)).toEqual([['Women', 'Clothes: Gowns'], ['Club']]);
    expect(menu.navigation_group[0]).toMatchObject({
      url: '/ladies--plf1',
      columns: [{ links: [{ url: '/gowns--plf11' }] }],
    });
    expect(menu.navigation_modular.map(({ label }) => label)).toEqual(['Help']);
  },
);

test('what follows a URL stays, and a picture goes with the family that it leads to', () => {
  const picture = { hero: 'men', alt: 'Men', link: link('f9', 'All') };
  const layout: HeaderLayout = {
    ...OWN,
    navigation_group: [{ ...group('f1', 'Women'), url: '/frauen--plf1?colour=navy', picture }],
  };
  expect(menuOfFamilies(layout, [WOMEN]).navigation_group).toEqual([
    { label: 'Women', url: '/women--plf1?colour=navy', columns: [], picture: null },
  ]);
});

test('a group of several families leads to the first that is left', () => {
  const kids = group('f5', 'Kids', [
    { title: 'Girls', links: [link('f5', 'Girls')] },
    { title: 'Boys', links: [link('f6', 'Boys')] },
  ]);
  const menu = menuOfFamilies({ ...OWN, navigation_group: [kids] }, [family('f6', 'Boys')]);
  expect(menu.navigation_group).toMatchObject([
    { label: 'Kids', url: '/boys--plf6', columns: [{ title: 'Boys' }] },
  ]);
});

test('a column that is called as its first family was is called as that is now', () => {
  const layout: HeaderLayout = {
    ...OWN,
    navigation_group: [group('f1', 'Women', [{ title: 'Women', links: [link('f1', 'Women')] }])],
  };
  const menu = menuOfFamilies(layout, [family('f1', 'Ladies', null, ['Women'])]);
  expect(read(menu)).toEqual([['Ladies', 'Ladies: Ladies']]);
});

const COATS = family('f13', 'Coats', 'f1');
const HOME = family('f3', 'Home');
const TOWELS = family('f31', 'Towels', 'f3');
const BATH = family('f311', 'Bath', 'f31');
const SHIRTS = family('f21', 'Shirts', 'f2');
const ALL = [HOME, TOWELS, BATH, MEN, SHIRTS, WOMEN, COATS, DRESSES, SKIRTS];

test('where it follows the families, their order counts, and new ones come by themselves', () => {
  expect(read(menuOfFamilies(LAYOUT, ALL))).toEqual([
    ['Home', 'Home: Home Towels'],
    ['Club'],
    ['Men', 'Men: Men Shirts'],
    ['Women', 'Clothes: Coats Dresses Skirts'],
  ]);
});

test('where it does not, nothing comes and nothing moves', () => {
  expect(menuOfFamilies(OWN, ALL)).toEqual(OWN);
});
