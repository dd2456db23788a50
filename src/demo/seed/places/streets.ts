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
