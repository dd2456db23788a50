import { expect, test } from 'vitest';
import { firstBlock } from './blocks.ts';
import { homeOfFamilies } from './home-page.ts';

test('a shop without editors begins with its topmost families and what is new in the first of them', () => {
  const family = (familyId: string, title: string, parentId: string | null) => ({
    ...{ familyId, title, parentId, slug: title.toLowerCase(), formerTitles: [] },
  });
  const families = [
    family('f1', 'Women', null),
    family('f2', 'Dresses', 'f1'),
    family('f3', 'Men', null),
  ];
  const { sections = [] } = homeOfFamilies('Vitrine', families) ?? {};
  expect(firstBlock(sections, 'families')?.families.map(({ title, url }) => [title, url])).toEqual([
    ['Women', '/women--plf1'],
    ['Men', '/men--plf3'],
  ]);
  const [lead] = sections;
  expect(lead).toMatchObject({ kind: 'lead', title: 'Vitrine', link: { url: '/women--plf1' } });
  expect(firstBlock(sections, 'products')?.link.url).toBe('/women--plf1');
  expect(homeOfFamilies('Vitrine', [])).toBeNull();
});
