import { describe, expect, test } from 'vitest';
import { streetLine, suggestedFields } from './address-suggestion.ts';

const line = (streetNumber: string, streetName: string, streetNumberPosition: number) =>
  streetLine({ streetNumber, streetName, streetNumberPosition });

describe('the street line of a suggestion', () => {
  test('has its number where the country writes it', { tags: ['ADR-07', 'ENT-33'] }, () => {
    expect(line('12', 'Hauptstrasse', 2)).toBe('Hauptstrasse 12');
    expect(line('12', 'Rue des Lilas', 1)).toBe('12 Rue des Lilas');
    expect(line('', 'Rue des Lilas', 1)).toBe('Rue des Lilas');
  });

  test('is cut to 50 characters', { tags: ['ADR-06', 'VAL-16'] }, () => {
    const street = 'Rue du Général Philippe Leclerc de Hauteclocque du Vexin Nord';
    expect(street.length).toBeGreaterThanOrEqual(60);
    expect(line('', street, 1)).toBe(street.slice(0, 50));
    expect(line('12', street, 1)).toBe(`12 ${street.slice(0, 47)}`);
  });
});

test('a suggestion fills lines, postal code, city and quality', {
  tags: ['ADR-08', 'A-113', 'A-115'],
}, () => {
  const suggestion = {
    buildingInfo_1: 'Bâtiment B',
    buildingName: 'Résidence du Parc',
    streetNumber: '12',
    streetName: 'rue des Lilas',
    streetNumberPosition: 1,
    additionalInfo_1: 'Porte 3',
    localitySynonym: 'Lyon 3e',
    postalCode: '69003',
    locality: 'Lyon',
    qualityCode: 'A1',
  };
  expect(suggestedFields(suggestion)).toEqual({
    line1: '12 rue des Lilas',
    line2: 'Résidence du Parc',
    line3: 'Bâtiment B',
    line4: 'Porte 3',
    zipCode: '69003',
    city: 'Lyon',
    quality: 'A1',
  });
});
