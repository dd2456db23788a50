import type { PointMode } from '#src/domain/shipping/shipping.values.ts';
import type { OpeningHours } from '#src/domain/store/store.schema.ts';
import type { deliveryPoints } from '#src/platform/stores/tables.ts';
import { inTurn, randomFor } from '../random.ts';
import { numberPositionOf, REGIONS, type Region, type StreetsOf, TOWN_STREETS } from './regions.ts';
import type { Town } from './towns.ts';

type PointRow = typeof deliveryPoints.$inferInsert;

/** Shops that take parcels in, as a language calls them, and what stands for lockers. */
const KINDS: Record<StreetsOf, { pickup: readonly string[]; locker: readonly string[] }> = {
  FR: {
    pickup: ['Tabac-presse', 'Librairie', 'Épicerie', 'Pressing', 'Fleuriste'],
    locker: ['Consigne de la gare', 'Consigne du supermarché'],
  },
  GB: {
    pickup: ['Newsagent', 'Corner shop', 'Dry cleaner', 'Florist', 'Bookshop'],
    locker: ['Station lockers', 'Supermarket lockers'],
  },
  DE: {
    pickup: ['Kiosk', 'Schreibwaren', 'Reinigung', 'Buchhandlung', 'Blumenladen'],
    locker: ['Paketautomat am Bahnhof', 'Paketautomat am Supermarkt'],
  },
  DE_CH: {
    pickup: ['Kiosk', 'Papeterie', 'Reinigung', 'Buchhandlung', 'Blumenladen'],
    locker: ['Paketautomat am Bahnhof', 'Paketautomat am Einkaufszentrum'],
  },
  ES: {
    pickup: ['Papelería', 'Librería', 'Estanco', 'Tintorería', 'Floristería'],
    locker: ['Taquillas de la estación', 'Taquillas del supermercado'],
  },
  IT: {
    pickup: ['Tabaccheria', 'Cartoleria', 'Edicola', 'Lavanderia', 'Fiorista'],
    locker: ['Locker della stazione', 'Locker del supermercato'],
  },
  PL: {
    pickup: ['Kiosk', 'Papierniczy', 'Kwiaciarnia', 'Pralnia', 'Księgarnia'],
    locker: ['Automat paczkowy – dworzec', 'Automat paczkowy – sklep'],
  },
};

/** Points of a town, by what they are. */
const PER_TOWN: readonly [PointMode, number][] = [
  ['pickup', 3],
  ['locker', 2],
];
/** How far points lie from the middle of their town, in degrees: a kilometre. */
const SPREAD = 0.014;

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Lockers never close; a shop rests on Sunday, some of them on Saturday afternoon as well. */
function hoursOf(mode: PointMode, isLong: boolean): OpeningHours[] {
  if (mode === 'locker') return DAYS.map((day) => ({ day, opens: '00:00', closes: '24:00' }));
  return DAYS.slice(0, 6).map((day) => ({
    day,
    opens: isLong ? '08:00' : '09:00',
    closes: day === 6 ? (isLong ? '18:00' : '13:00') : isLong ? '20:00' : '18:30',
  }));
}

function pointOf(
  { country, streets }: Region,
  town: Town,
  [mode, place]: [PointMode, number],
): PointRow {
  const { city, zipCode } = town;
  const letter = mode === 'pickup' ? 'P' : 'L';
  const storeId = `${letter}-${country}-${zipCode.replaceAll(/\W/g, '')}-${place}`;
  const random = randomFor(storeId);
  const names = TOWN_STREETS[streets];
  const street = inTurn<string>(names, random.between(0, names.length - 1));
  const number = random.between(1, 90);
  const near = (degrees: number) => Number((degrees + (random.next() - 0.5) * SPREAD).toFixed(4));
  const kind = inTurn(KINDS[streets][mode], random.between(0, 4) + place);
  return {
    storeId,
    mode,
    name: `${kind}, ${city}`,
    line1: numberPositionOf(streets) === 2 ? `${street} ${number}` : `${number} ${street}`,
    zipCode,
    city,
    country,
    latitude: near(town.latitude),
    longitude: near(town.longitude),
    openingHours: hoursOf(mode, random.chance(0.5)),
  };
}

/** Pickup points and lockers in every town of the seven countries (§1). */
export function buildDeliveryPoints(): PointRow[] {
  return REGIONS.flatMap((region) =>
    region.towns.flatMap((town) =>
      PER_TOWN.flatMap(([mode, count]) =>
        Array.from({ length: count }, (_, at) => pointOf(region, town, [mode, at + 1])),
      ),
    ),
  );
}
