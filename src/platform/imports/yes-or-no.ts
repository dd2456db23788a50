/** Words for true and for false, as systems and spreadsheets of six languages write them. */
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'y', 'vrai', 'oui', 'wahr', 'ja', 'verdadero', 'sí', 'si', 'vero', 'sì']
    .concat(['prawda', 'tak'])
    .map((word) => [word, true] as const),
  ...[
    'false',
    '0',
    'no',
    'n',
    'faux',
    'non',
    'falsch',
    'nein',
    'falso',
    'fałsz',
    'falsz',
    'nie',
  ].map((word) => [word, false] as const),
]);

/** What a cell says; null where its word is neither. */
export const readYesOrNo = (cell: string): boolean | null =>
  WORDS.get(cell.trim().toLowerCase()) ?? null;
