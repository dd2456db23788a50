import { plainText } from '#src/domain/text/typed-text.ts';
import type { knownStreets } from '#src/platform/addresses/tables.ts';
import { numberPositionOf, REGIONS, type StreetsOf, TOWN_STREETS } from './regions.ts';

type StreetRow = typeof knownStreets.$inferInsert;

/** A building that goes by its name, in the last street of each town. */
const BUILDINGS: Record<StreetsOf, string> = {
  FR: 'Résidence du Parc',
  GB: 'Orchard House',
  DE: 'Haus am Park',
  DE_CH: 'Haus am See',
  ES: 'Edificio Las Palmeras',
  IT: 'Palazzo dei Fiori',
  PL: 'Dom pod Lipami',
};

/** Paris, Lyon and Marseille are known by the numbers of their quarters, too. */
function synonymOf(city: string, zipCode: string): string {
  if (!['Paris', 'Lyon', 'Marseille'].includes(city)) return '';
  const quarter = Number(zipCode.slice(3));
  return `${city} ${quarter}${quarter === 1 ? 'er' : 'e'}`;
}

/** The streets that the demo's platform knows, each in each town of its country. */
export function buildStreets(): StreetRow[] {
  const positions = new Map<string, number>();
  return REGIONS.flatMap(({ country, streets, towns }) => {
    const names = TOWN_STREETS[streets];
    return towns.flatMap(({ city, zipCode }) =>
      names.map((street, at) => {
        const position = (positions.get(country) ?? 0) + 1;
        positions.set(country, position);
        return {
          country,
          position,
          street,
          numberPosition: numberPositionOf(streets),
          buildingName: at === names.length - 1 ? BUILDINGS[streets] : '',
          postalCode: zipCode,
          locality: city,
          localitySynonym: synonymOf(city, zipCode),
          plain: plainText(`${street} ${zipCode} ${city}`),
        };
      }),
    );
  });
}
