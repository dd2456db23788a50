import { GERMAN_SPEAKING } from '../stores/streets.ts';
import type { Town } from '../stores/town.ts';
import { TOWNS_CH } from '../stores/towns-ch.ts';
import { TOWNS_FR } from '../stores/towns-fr.ts';
import { TOWNS_GB } from '../stores/towns-gb.ts';
import type { StreetsOf } from './streets.ts';
import { TOWNS_DE } from './towns-de.ts';
import { TOWNS_ES } from './towns-es.ts';
import { TOWNS_IT } from './towns-it.ts';
import { TOWNS_PL } from './towns-pl.ts';

/** Towns of a country that name their streets in one language. */
export type Region = { country: string; streets: StreetsOf; towns: readonly Town[] };

const isItalian = ({ city }: Town) => city === 'Lugano';
const isGerman = ({ city }: Town) => GERMAN_SPEAKING.has(city);

/** Every town of the seven countries, large ones first within each. */
export const REGIONS: readonly Region[] = [
  { country: 'FR', streets: 'FR', towns: TOWNS_FR },
  { country: 'GB', streets: 'GB', towns: TOWNS_GB },
  { country: 'DE', streets: 'DE', towns: TOWNS_DE },
  { country: 'ES', streets: 'ES', towns: TOWNS_ES },
  { country: 'IT', streets: 'IT', towns: TOWNS_IT },
  { country: 'PL', streets: 'PL', towns: TOWNS_PL },
  {
    country: 'CH',
    streets: 'FR',
    towns: TOWNS_CH.filter((town) => !isGerman(town) && !isItalian(town)),
  },
  { country: 'CH', streets: 'DE_CH', towns: TOWNS_CH.filter(isGerman) },
  { country: 'CH', streets: 'IT', towns: TOWNS_CH.filter(isItalian) },
];

/** Where the house number stands: France and Great Britain write it first (ENT-33). */
export function numberPositionOf(streets: StreetsOf): 1 | 2 {
  return streets === 'FR' || streets === 'GB' ? 1 : 2;
}
