import { expect, test } from 'vitest';
import type { HomePage } from './content.schema.ts';
import { homeOfFamilies, leadOf } from './home-page.ts';

const lead = (title: string) => ({ hero: 'h', title, text: '', link: { label: '', url: '/' } });
const page = (seasons: HomePage['seasons']): HomePage => ({
  hero: lead('always'),
  seasons,
  families: [],
  selection: { title: '', familyId: 'f1', link: { label: '', url: '/' } },
  editorial: [],
  search_engines: null,
});
const SEASONS = [
  { ...lead('winter'), from: { month: 11, day: 1 } },
  { ...lead('spring'), from: { month: 3, day: 1 } },
  { ...lead('summer'), from: { month: 6, day: 1 } },
];

test.each([
  ['2026-11-26', 'winter'],
  ['2026-11-01', 'winter'],
  ['2026-10-31', 'summer'],
  ['2027-01-15', 'winter'],
  ['2027-03-01', 'spring'],
  ['2031-06-30', 'summer'],
])('a shopper who opens the home page on %s meets %s', (day, title) => {
  expect(leadOf(page(SEASONS), day).title).toBe(title);
});

test('a home page without seasons is headed by the same picture all year', () => {
  expect(leadOf(page([]), '2026-11-26').title).toBe('always');
});

test('a shop without editors begins with its topmost families and what is new in the first of them', () => {
  const family = (familyId: string, title: string, parentId: string | null) => ({
    ...{ familyId, title, parentId, slug: title.toLowerCase(), formerTitles: [] },
  });
  const families = [
    family('f1', 'Women', null),
    family('f2', 'Dresses', 'f1'),
    family('f3', 'Men', null),
  ];
  const home = homeOfFamilies('Vitrine', families);
  expect(home?.families.map(({ title, url }) => [title, url])).toEqual([
    ['Women', '/women--plf1'],
    ['Men', '/men--plf3'],
  ]);
  expect([home?.hero.title, home?.hero.link.url]).toEqual(['Vitrine', '/women--plf1']);
  expect(home?.selection.familyId).toBe('f1');
  expect(homeOfFamilies('Vitrine', [])).toBeNull();
});
