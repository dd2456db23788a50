import { expect, test } from 'vitest';
import { readTypedStreet } from './read-typed-street.ts';

test.each([
  ['12 rue des Li', '12', ['rue', 'des', 'li']],
  ['12 bis, rue des Lilas', '12 bis', ['rue', 'des', 'lilas']],
  ['Hauptstraße 12a, 10115 Berlin', '12a', ['hauptstrasse', '10115', 'berlin']],
  ['Bahnhofstrasse 8001', '', ['bahnhofstrasse', '8001']],
  ['ul. Długa 7', '7', ['ul', 'dluga']],
  ['  ', '', []],
])('%j is number %j and words %j', { tags: ['A-113'] }, (typed, number, words) => {
  expect(readTypedStreet(typed)).toEqual({ number, words });
});
