import { expect, test } from 'vitest';
import { personLine, placeLines } from './envelope.ts';

const place = {
  line1: '12 RUE DE LA PAIX',
  line2: '',
  line3: 'BÂTIMENT B',
  line4: '',
  zipCode: '75002',
  city: 'PARIS',
};

test('an envelope has the lines that are filled, then the town', { tags: ['A-112'] }, () => {
  expect(placeLines(place)).toEqual(['12 Rue De La Paix', 'Bâtiment B', '75002 Paris']);
});

test('a name is shown as it was typed, and a place without names has none', () => {
  const person = { firstName: 'SIOBHAN', lastName: 'O’BRIEN', asTyped: { lastName: 'O’Brien' } };
  expect(personLine(person)).toBe('Siobhan O’Brien');
  expect(personLine({ firstName: '', lastName: '' })).toBe('');
});
