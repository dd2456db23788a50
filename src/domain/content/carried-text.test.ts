import { expect, test } from 'vitest';
import { carried, unwrittenIn } from './carried-text.ts';
import { CONTENT_SCHEMAS } from './content.schema.ts';
import { fieldOf } from './entry-fields.ts';

const story = fieldOf(CONTENT_SCHEMAS.landing_page);
const header = fieldOf(CONTENT_SCHEMAS.header_layout);
const french = {
  ...{ slug: 'soldes', title: 'Soldes', text: 'Tout', hero: 'm-1', search_engines: null },
  sections: [
    { kind: 'words', title: 'Idées', html: '<p>Oui</p>' },
    {
      kind: 'products',
      title: 'Robes',
      link: { label: 'Voir', url: '/robes--plf1' },
      otherFamilyId: null,
    },
  ],
};
const entry = (label: string, url: string) => ({ label, url, columns: [], picture: null });
const menu = (words: string[], content: string | null) => ({
  notification: content === null ? null : { content, type: 'info' },
  ...{ follows_families: true, navigation_modular: [] },
  navigation_group: words.map((label, at) => entry(label, `/${at}`)),
});

test('a new text has its blocks, pictures and links in another language, and its words to be written', () => {
  const german = carried(story, { before: undefined, now: french, there: undefined }, false);
  expect(german).toEqual({
    ...{ slug: '', title: '', text: '', hero: 'm-1', search_engines: null },
    sections: [
      { kind: 'words', title: '', html: '' },
      {
        kind: 'products',
        title: '',
        link: { label: '', url: '/robes--plf1' },
        otherFamilyId: null,
      },
    ],
  });
  expect(unwrittenIn(story, german, french).map(({ path }) => path.join('.'))).toEqual([
    ...['title', 'text', 'sections.0.title', 'sections.0.html'],
    ...['sections.1.title', 'sections.1.link.label'],
  ]);
  expect(carried(story, { before: undefined, now: french, there: undefined }, true)).toEqual(
    french,
  );
});

test('what a draft does not change stays as the other shop has it', () => {
  const before = menu(['Femme', 'Homme'], null);
  const now = menu(['Femme', 'Soldes', 'Homme'], 'Jusqu’à -50 %');
  now.navigation_group[1] = entry('Soldes', '/landing/soldes');
  now.navigation_group[2] = entry('Homme', '/1');
  const there = menu(['Damen', 'Herren'], null);
  expect(carried(header, { before, now, there }, false)).toEqual({
    ...there,
    notification: { content: '', type: 'info' },
    navigation_group: [entry('Damen', '/0'), entry('', '/landing/soldes'), entry('Herren', '/1')],
  });
  const swiss = carried(header, { before, now, there: menu(['Dames', 'Messieurs'], null) }, true);
  expect(swiss).toMatchObject({
    notification: { content: 'Jusqu’à -50 %' },
    navigation_group: [{ label: 'Dames' }, { label: 'Soldes' }, { label: 'Messieurs' }],
  });
});

test('words that are changed are to be written, those of before go with their block', () => {
  const before = { ...french, title: 'Été' };
  const there = {
    ...{ ...french, title: 'Sommer', text: 'Alles' },
    sections: [
      { kind: 'words', title: 'Ideen', html: '<p>Ja</p>' },
      { kind: 'products', title: 'Kleider', link: { label: 'Ansehen', url: '/robes--plf1' } },
    ],
  };
  const now = { ...french, sections: french.sections.toReversed() };
  expect(carried(story, { before, now, there }, false)).toEqual({
    ...there,
    ...{ title: '', sections: there.sections.toReversed() },
  });
});

test('a shop with another list keeps it and gets what is new', () => {
  const before = menu(['Femme', 'Homme'], null);
  const now = menu(['Femme', 'Homme', 'Soldes'], null);
  const there = menu(['Damen'], null);
  expect(carried(header, { before, now, there }, false)).toMatchObject({
    navigation_group: [{ label: 'Damen' }, { label: '', url: '/2' }],
  });
});
