import { expect, test } from 'vitest';
import { readPlace, writePlace } from './chosen-place.ts';

const place = {
  storeId: 'L-FR-75002-1',
  name: 'Consigne de la gare, Paris',
  line1: '12 rue Pasteur',
  zipCode: '75002',
  city: 'Paris',
  country: 'FR',
};

test('a place that was chosen survives a reload as it was, and nothing else becomes one', {
  tags: ['CHK-08'],
}, () => {
  expect(readPlace(writePlace(place))).toEqual(place);
  for (const value of [undefined, '', '{', '{"storeId":"1"}', '[1,2,3,4,5,6]', '["a"]']) {
    expect(readPlace(value)).toBeNull();
  }
});
