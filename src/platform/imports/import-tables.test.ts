import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readPoints, readStores } from './import-places.ts';
import { readPayments, readRates, readVat } from './import-settings.ts';
import { readStocks } from './import-stocks.ts';

const source = (...lines: string[]) => Readable.from([lines.join('\n')]);
const example = (name: string) =>
  Readable.from([readFileSync(new URL(`../opening/examples/${name}`, import.meta.url), 'utf8')]);

const STORES = 'id,name,street,postcode,city,country,latitude,longitude,phone,monday,tuesday';

describe('a file of stores', () => {
  test('is read by its columns, in any order and case', async () => {
    const { rows, refusals, unknownColumns } = await readStores(
      source(
        'Name;ID;Street;Postcode;City;Country;Latitude;Longitude;Manager;Monday;Saturday',
        'Lille, Grand-Place;L1;1 Grand-Place;59000;Lille;FR;50,6365;3,0635;Ada;10:00-12:30 14:00-19:00;',
      ),
    );
    expect(refusals).toEqual([]);
    expect(unknownColumns).toEqual(['Manager']);
    expect(rows[0]?.value).toMatchObject({
      ...{ id: 'L1', name: 'Lille, Grand-Place', latitude: 50.6365, phone: '' },
      monday: [
        { opens: '10:00', closes: '12:30' },
        { opens: '14:00', closes: '19:00' },
      ],
      saturday: [],
    });
  });

  test.each([
    ['no id', ',A,1 rue A,59000,Lille,FR,50,3,,,', 'id is missing'],
    ['a place beyond the pole', 'A,A,1 rue A,59000,Lille,FR,95,3,,,', 'latitude "95": must lie'],
    ['hours that end before they begin', 'A,A,1 rue A,59000,Lille,FR,50,3,,19:00-10:00,', 'monday'],
    ['hours that overlap', 'A,A,1 rue A,59000,Lille,FR,50,3,,09:00-13:00 12:00-19:00,', 'monday'],
    ['a country without stores', 'A,A,1 Weg,10115,Berlin,DE,52,13,,,', 'has no shop that shows'],
  ])('is read without a row that has %s, which is named', async (_what, row, reason) => {
    const good = 'B,B,1 rue B,59000,Lille,FR,50,3,,,';
    const { rows, refusals } = await readStores(source(STORES, row, good));
    expect(rows.map(({ value }) => value.id)).toEqual(['B']);
    expect(refusals).toMatchObject([{ line: 2, reason: expect.stringContaining(reason) }]);
  });

  test('is refused where a column is missing that every row needs', async () => {
    await expect(readStores(source('id,name', 'A,A'))).rejects.toThrow(
      'The heading lacks: street, postcode, city, latitude, longitude, country.',
    );
  });

  test('says services by their words, each once, and is read without a row that has another', async () => {
    const row = (id: string, services: string) =>
      `${id},A,1 rue A,59000,Lille,FR,50,3,,,,${services}`;
    const { rows, refusals, columns } = await readStores(
      source(
        `${STORES},services`,
        row('A', 'returns; collect returns'),
        row('B', ''),
        row('C', 'sauna'),
      ),
    );
    expect(columns.has('services')).toBe(true);
    expect(rows.map(({ value }) => value.services)).toEqual([['collect', 'returns'], []]);
    expect(refusals).toMatchObject([
      { line: 4, reason: expect.stringContaining('collect, returns') },
    ]);
  });

  test('has each id once', async () => {
    const row = 'A,A,1 rue A,59000,Lille,FR,50,3,,,';
    const { rows, refusals } = await readStores(source(STORES, row, row));
    expect(rows).toHaveLength(1);
    expect(refusals).toMatchObject([{ line: 3, reason: '"A" is in line 2 already' }]);
  });
});

test('a file of pickup points tells them from lockers', async () => {
  const heading = 'id,kind,name,street,postcode,city,country,latitude,longitude';
  const { rows, refusals } = await readPoints(
    source(
      heading,
      'P1,pickup,Tabac,1 rue A,59000,Lille,FR,50,3',
      'P2,locker,Gare,1 Weg,10115,Berlin,DE,52,13',
      'P3,box,Gare,1 Weg,10115,Berlin,DE,52,13',
    ),
  );
  expect(rows.map(({ value }) => value.kind)).toEqual(['pickup', 'locker']);
  expect(refusals).toMatchObject([
    { line: 4, reason: 'kind "box": must be one of pickup, locker' },
  ]);
});

test('a file of stocks has a whole number of each size in a store', async () => {
  const { rows, refusals } = await readStocks(source('store,sku,quantity', 'L1,A,3', 'L1,B,-2'));
  expect(rows[0]?.value).toEqual({ store: 'L1', sku: 'A', quantity: 3 });
  expect(refusals).toMatchObject([{ line: 3, reason: 'quantity "-2": must be a whole number' }]);
});

const RATES = 'shop,method,country,price,free_above,min_days,max_days,saturdays,members,from';

describe('a file of delivery rates', () => {
  test('is read in cents, with what is empty as nothing', async () => {
    const { rows } = await readRates(
      source(RATES, 'fr-fr,NO,,4.99,50,2,4,yes,,', 'fr-fr,NO,BE,"6,90",,3,5,no,,2027-01-01'),
    );
    expect(rows.map(({ value }) => value)).toEqual([
      {
        ...{ shop: 'fr-fr', method: 'NO', country: null, price: 499, free_above: 5_000 },
        ...{ min_days: 2, max_days: 4, saturdays: true, members: false, from: null },
      },
      {
        ...{ shop: 'fr-fr', method: 'NO', country: 'BE', price: 690, free_above: null },
        ...{ min_days: 3, max_days: 5, saturdays: false, members: false, from: '2027-01-01' },
      },
    ]);
  });

  test.each([
    ['an unknown shop', 'nl-nl,NO,,4.99,,2,4,,,', 'shop "nl-nl": must be one of fr-fr'],
    ['an unknown method', 'fr-fr,XX,,4.99,,2,4,,,', 'method "XX": must be one of LM, NO'],
    ['no price', 'fr-fr,NO,,,,2,4,,,', 'price is missing'],
    ['a price in words', 'fr-fr,NO,,free,,2,4,,,', 'price "free": must be an amount, as 4.99'],
    ['a threshold in words', 'fr-fr,NO,,1,ever,2,4,,,', 'free_above "ever": must be an amount'],
    ['days in the wrong order', 'fr-fr,NO,,1,,4,2,,,', 'min_days is more than max_days'],
    ['a day that is none', 'fr-fr,NO,,1,,2,4,,,1/1/27', 'from "1/1/27": must be a day'],
    ['a yes in another language', 'fr-fr,NO,,1,,2,4,oui,,', 'saturdays "oui": must be yes or no'],
  ])('names a row that has %s', async (_what, row, reason) => {
    const { rows, refusals } = await readRates(source(RATES, row));
    expect(rows).toEqual([]);
    expect(refusals).toMatchObject([{ line: 2, reason: expect.stringContaining(reason) }]);
  });
});

test('a file of tax rates has a percentage and a day for each country of a shop', async () => {
  const { rows, refusals } = await readVat(
    source(
      'shop,country,percent,from',
      'de-de,DE,"16,5",2027-01-01',
      'de-de,US,8,2027-01-01',
      'de-de,DE,high,soon',
    ),
  );
  expect(rows.map(({ value }) => value)).toEqual([
    { shop: 'de-de', country: 'DE', percent: 16.5, from: '2027-01-01' },
  ]);
  expect(refusals.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('country "US": must be one of'),
    'percent "high": must be a percentage, as 8.1; from "soon": must be a day, as 2027-01-31',
  ]);
});

test('a file of payment methods has those that a provider takes, each once in a shop', async () => {
  const { rows, refusals } = await readPayments(
    source(
      'shop,method,rank,min,max',
      'fr-fr,visa,1,,',
      'de-de,visa,1,5,100',
      'fr-fr,free,2,,',
      'fr-fr,visa,3,,',
      'fr-fr,klarna,3,100,50',
    ),
  );
  expect(rows.map(({ value }) => value)).toEqual([
    { shop: 'fr-fr', method: 'visa', rank: 1, min: null, max: null },
    { shop: 'de-de', method: 'visa', rank: 1, min: 500, max: 10_000 },
  ]);
  expect(refusals.map(({ line }) => line).sort()).toEqual([4, 5, 6]);
});

test.each([
  ['stores.csv', readStores],
  ['points.csv', readPoints],
  ['rates.csv', readRates],
  ['payments.csv', readPayments],
])('the example %s can be used as it is', async (name, read) => {
  const { rows, refusals, unknownColumns } = await read(example(name));
  expect({ refusals, unknownColumns }).toEqual({ refusals: [], unknownColumns: [] });
  expect(rows.length).toBeGreaterThan(0);
});
