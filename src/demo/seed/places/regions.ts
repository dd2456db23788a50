import { GERMAN_SPEAKING } from '../stores/build-stores.ts';
import {
  TOWNS_CH,
  TOWNS_DE,
  TOWNS_ES,
  TOWNS_FR,
  TOWNS_GB,
  TOWNS_IT,
  TOWNS_PL,
  type Town,
} from './towns.ts';

/** Streets that most towns of a language have, for suggestions and delivery points. */
export const TOWN_STREETS = {
  FR: [
    ...['rue de la République', 'rue des Lilas', 'rue Victor-Hugo', 'avenue Jean-Jaurès'],
    ...['rue Pasteur', 'place de la Mairie', 'rue du Moulin', 'boulevard Gambetta'],
    ...['rue des Écoles', 'rue de la Gare', 'chemin des Vignes', 'rue Saint-Martin'],
    ...['rue du Château', 'rue des Tilleuls', 'quai de la Fontaine', 'rue Molière'],
    ...['allée des Marronniers', 'rue de l’Abbé-Grégoire', 'cours Lafayette', 'impasse du Puits'],
  ],
  GB: [
    ...['High Street', 'Station Road', 'Church Lane', 'Victoria Road', 'Mill Lane'],
    ...['Green Lane', 'Park Avenue', 'Queen’s Road', 'Chestnut Close', 'Bridge Street'],
    ...['Orchard Way', 'King Street', 'Manor Drive', 'The Crescent', 'Albert Terrace'],
    ...['Castle Street', 'Springfield Road', 'Windsor Gardens'],
  ],
  DE: [
    ...['Hauptstraße', 'Bahnhofstraße', 'Gartenstraße', 'Schillerstraße', 'Goethestraße'],
    ...['Lindenallee', 'Kirchgasse', 'Am Markt', 'Rosenweg', 'Mozartstraße'],
    ...['Bergstraße', 'Kastanienallee', 'Mühlenweg', 'Beethovenstraße', 'Ringstraße'],
    ...['Schulstraße', 'Breite Straße', 'Parkstraße'],
  ],
  DE_CH: [
    ...['Bahnhofstrasse', 'Hauptstrasse', 'Dorfstrasse', 'Seestrasse', 'Schulstrasse'],
    ...['Kirchgasse', 'Gartenweg', 'Rosenbergstrasse', 'Marktgasse', 'Lindenweg'],
  ],
  ES: [
    ...['Calle Mayor', 'Calle Real', 'Avenida de la Constitución', 'Plaza de España'],
    ...['Calle de Cervantes', 'Calle del Sol', 'Paseo de la Estación', 'Calle Nueva'],
    ...['Calle San Juan', 'Calle de la Paz', 'Avenida de Europa', 'Calle Goya'],
    ...['Calle de los Olivos', 'Ronda del Parque', 'Calle Velázquez', 'Calle del Carmen'],
  ],
  IT: [
    ...['Via Roma', 'Via Garibaldi', 'Corso Vittorio Emanuele', 'Via Dante', 'Piazza Mazzini'],
    ...['Via Verdi', 'Via Cavour', 'Viale della Stazione', 'Via Manzoni', 'Via dei Mille'],
    ...['Corso Italia', 'Via San Marco', 'Via del Mercato', 'Via Leopardi', 'Via delle Rose'],
    ...['Largo Petrarca'],
  ],
  PL: [
    ...['ul. Długa', 'ul. Ogrodowa', 'ul. Lipowa', 'ul. Polna', 'ul. Szkolna'],
    ...['ul. Adama Mickiewicza', 'ul. Juliusza Słowackiego', 'ul. Kościelna', 'pl. Wolności'],
    ...['al. Niepodległości', 'ul. Krótka', 'ul. Leśna', 'ul. Fryderyka Chopina', 'ul. Młyńska'],
    ...['ul. Zielona', 'os. Słoneczne'],
  ],
} as const satisfies Record<string, readonly string[]>;

export type StreetsOf = keyof typeof TOWN_STREETS;

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
