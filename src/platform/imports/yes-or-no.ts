const YES = 'true 1 yes y vrai oui wahr ja verdadero sí si vero sì prawda tak';
const NO = 'false 0 no n faux non falsch nein falso fałsz falsz nie';

/** Words for true and for false, as systems and spreadsheets of six languages write them. */
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...YES.split(' ').map((word) => [word, true] as const),
  ...NO.split(' ').map((word) => [word, false] as const),
]);

/** What a cell says; null where its word is neither. */
export const readYesOrNo = (cell: string): boolean | null =>
  WORDS.get(cell.trim().toLowerCase()) ?? null;
