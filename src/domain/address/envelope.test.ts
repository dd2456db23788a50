import { expect, test } from 'vitest';
import { emptyAddress } from './address.ts';
import { envelopeLines } from './envelope.ts';
import { provinceOf } from './province.ts';

test.each([
  ['ES', '08820', 'Barcelona'],
  ['ES', '01001', 'Álava'],
  ['ES', '52001', 'Melilla'],
  ['ES', '53001', null],
  ['IT', '20054', 'MI'],
  ['IT', '20900', 'MB'],
  ['IT', '33100', 'UD'],
  ['IT', '33170', 'PN'],
  ['IT', '34170', 'GO'],
  ['IT', '86170', 'IS'],
  ['IT', '09124', 'CA'],
  ['IT', '07026', null],
  ['IT', '47890', null],
  ['FR', '20054', null],
  ['IT', '2005', null],
])('the province of %s %s is %s', (country, zipCode, province) => {
  expect(provinceOf({ country, zipCode })).toBe(province);
});

test.each([
  ['IT', '20054', 'SEGRATE', '20054 Segrate MI', 'Italia'],
  ['ES', '08820', 'EL PRAT', '08820 El Prat (Barcelona)', 'Spagna'],
  ['ES', '29001', 'MALAGA', '29001 Malaga', 'Spagna'],
  ['DE', '10115', 'BERLIN', '10115 Berlin', 'Germania'],
])('an envelope to %s %s %s has its province', (country, zipCode, city, town, land) => {
  const person = { firstName: 'ADA', lastName: 'ROSSI', line1: 'VIA ROMA 1' };
  const address = { ...emptyAddress(country), ...person, zipCode, city };
  expect(envelopeLines(address, 'it-IT')).toEqual(['Ada Rossi', 'Via Roma 1', town, land]);
});
