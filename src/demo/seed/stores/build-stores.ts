import { sql } from 'drizzle-orm';
import type { OpeningHours } from '#src/domain/store/store.schema.ts';
import { STORE_SERVICES, type StoreService } from '#src/domain/store/store.values.ts';
import type { Transaction } from '#src/platform/kernel/database/database.ts';
import type { stores } from '#src/platform/stores/tables.ts';
import { P1 } from '../fixtures.ts';
import { TOWNS_CH, TOWNS_FR, TOWNS_GB, type Town } from '../places/towns.ts';
import { inTurn, randomFor } from '../random.ts';

/** Shopping streets as towns of a country have them; Swiss ones by the language of the town. */
const STREETS = {
  FR: [
    'rue de la République',
    'rue Nationale',
    'place de la Mairie',
    'rue du Commerce',
    'rue des Carmes',
    'avenue Jean-Jaurès',
    'rue Saint-Jacques',
    'place du Marché',
    'rue Victor-Hugo',
    'rue de la Liberté',
    'rue Gambetta',
    'cours Lafayette',
    'rue des Halles',
    'rue du Palais',
    'boulevard Carnot',
    'rue Pasteur',
    'place Saint-Pierre',
  ],
  GB: [
    'High Street',
    'Market Street',
    'Queen Street',
    'Church Street',
    'Bridge Street',
    'Castle Street',
    'King Street',
    'New Street',
    'Broad Street',
    'George Street',
    'Station Road',
  ],
  CH: [
    'rue du Marché',
    'Grand-Rue',
    'rue de la Gare',
    'rue du Bourg',
    'place de la Palud',
    'avenue de la Gare',
  ],
  CH_DE: ['Bahnhofstrasse', 'Marktgasse', 'Spitalgasse', 'Freie Strasse', 'Obergasse'],
  CH_IT: ['Via Nassa'],
} as const;

export const GERMAN_SPEAKING: ReadonlySet<string> = new Set([
  'Biel/Bienne',
  'Bern',
  'Basel',
  'Zürich',
  'Winterthur',
  'Luzern',
  'St. Gallen',
]);

const WEEKDAYS = [1, 2, 3, 4, 5];
const SATURDAY = 6;
const SUNDAY = 7;

const from = (days: readonly number[], opens: string, closes: string): OpeningHours[] =>
  days.map((day) => ({ day, opens, closes }));

/** When shops of a country open: a small French town rests on Monday, a large one opens on Sunday. */
function openingHoursOf(country: string, isLarge: boolean): OpeningHours[] {
  if (country === 'GB') {
    return [
      ...from([...WEEKDAYS, SATURDAY], '09:30', isLarge ? '19:00' : '17:30'),
      ...from([SUNDAY], '11:00', '17:00'),
    ];
  }
  if (country === 'CH') {
    const late = isLarge ? '20:00' : '18:30';
    return [
      ...from([1, 2, 3], '09:00', '18:30'),
      ...from([4], '09:00', late),
      ...from([5], '09:00', '18:30'),
      ...from([SATURDAY], '09:00', '17:00'),
    ];
  }
  if (!isLarge) return from([2, 3, 4, 5, SATURDAY], '10:00', '19:00');
  return [...from([...WEEKDAYS, SATURDAY], '10:00', '19:30'), ...from([SUNDAY], '11:00', '19:00')];
}

type StoreRow = typeof stores.$inferInsert;
type Country = 'FR' | 'CH' | 'GB';

const TOWNS: readonly [Country, number, readonly Town[]][] = [
  ['FR', 1_000, TOWNS_FR],
  ['CH', 2_000, TOWNS_CH],
  ['GB', 3_000, TOWNS_GB],
];
/** How far stores of one place lie from its middle, in degrees: a few hundred metres. */
const SPREAD = 0.005;

function streetsOf(country: Country, city: string): readonly string[] {
  if (country !== 'CH') return STREETS[country];
  if (city === 'Lugano') return STREETS.CH_IT;
  return GERMAN_SPEAKING.has(city) ? STREETS.CH_DE : STREETS.CH;
}

/** House number and street in the order of the place. */
function addressLine(street: string, number: number, country: Country): string {
  const isNumberLast = country === 'CH' && !/^(rue|place|avenue|Grand)/.test(street);
  return isNumberLast ? `${street} ${number}` : `${number} ${street}`;
}

/** Numbers that are set aside for fiction, or lead nowhere. */
function phoneOf(country: Country, place: number): string {
  const last = String(place % 1_000).padStart(3, '0');
  if (country === 'FR') return `+33 1 99 00 ${last.slice(0, 1)}0 ${last.slice(1)}`;
  if (country === 'GB') return `+44 1632 960${last}`;
  return `+41 22 555 0${last.slice(0, 1)} ${last.slice(1)}`;
}

/** What a store offers: large towns have more, and one entrance in five has a step. */
function servicesOf(country: Country, place: number, isLarge: boolean): StoreService[] {
  const random = randomFor(`services ${country} ${place}`);
  const offered = new Set<StoreService>([
    ...(['collect', 'returns', 'gift-wrap', 'recycling'] as const),
    ...(isLarge ? (['alterations', 'styling'] as const) : []),
    ...(random.next() < 0.8 ? (['step-free'] as const) : []),
  ]);
  return STORE_SERVICES.filter((service) => offered.has(service));
}

/** The 300 stores: no two in one street of a town. */
export function buildStores(): StoreRow[] {
  return TOWNS.flatMap(([country, firstId, towns]) => {
    const perCity = new Map<string, number>();
    for (const { city, stores } of towns) perCity.set(city, (perCity.get(city) ?? 0) + stores);
    const opened = new Map<string, number>();
    const sites = towns.flatMap((town) => Array.from({ length: town.stores }, () => town));
    return sites.map((town, place) => {
      const { city, zipCode } = town;
      const random = randomFor(`store ${country} ${place}`);
      const nth = opened.get(city) ?? 0;
      opened.set(city, nth + 1);
      const streets = streetsOf(country, city);
      // The first street is the town's own choice, the others follow it.
      const street = inTurn(streets, randomFor(city).between(0, streets.length - 1) + nth);
      const round = Math.floor(nth / streets.length);
      const number = random.between(1, 60) + 60 * round;
      const near = (degrees: number) =>
        Number((degrees + (random.next() - 0.5) * SPREAD).toFixed(4));
      return {
        storeId: String(firstId + place + 1),
        name: `${city}, ${round === 0 ? street : addressLine(street, number, country)}`,
        line1: addressLine(street, number, country),
        zipCode,
        city,
        country,
        phoneNumber: phoneOf(country, place + 1),
        latitude: near(town.latitude),
        longitude: near(town.longitude),
        openingHours: openingHoursOf(country, (perCity.get(city) ?? 0) > 1),
        services: servicesOf(country, place, (perCity.get(city) ?? 0) > 1),
      };
    });
  });
}

/** A store carries so many of a hundred garments in their first colour, and in each other one. */
const FIRST_COLOUR = 6;
const OTHER_COLOURS = 1;
/** What a store holds of a size at most. */
const MAX = 6;

/**
 * Gives every store its own part of the collection, in one statement: which garments, and how many
 * of each size, follows from a number drawn from their names. The dress of the ledger hangs in
 * every store of Paris, London and Geneva, in all sizes that the shop sells at all.
 */
export async function fillStoreStocks(tx: Transaction): Promise<void> {
  const drawn = (name: ReturnType<typeof sql>) => sql`abs(hashtext(${name})::bigint)`;
  await tx.execute(sql`
    insert into store_stocks (store_id, sku, quantity)
    select carried.store_id, s.sku, held.quantity
    from (
      select st.store_id, o.option_id
      from stores st cross join product_options o
      where ${drawn(sql`st.store_id || ' ' || o.option_id`)} % 100
        < case when o.position = 0 then ${FIRST_COLOUR}::int else ${OTHER_COLOURS}::int end
        and o.option_id <> ${P1.optionId}
    ) carried
    join skus s on s.option_id = carried.option_id
    cross join lateral (
      select ${drawn(sql`carried.store_id || s.sku`)} % ${MAX + 2}::int - 1 as quantity) held
    where held.quantity > 0`);
  await tx.execute(sql`
    insert into store_stocks (store_id, sku, quantity)
    select st.store_id, s.sku, ${MAX}::int
    from stores st cross join skus s join stocks on stocks.sku = s.sku
    where st.city in ('Paris', 'London', 'Genève') and s.option_id = ${P1.optionId} and stocks.quantity > 0`);
}
