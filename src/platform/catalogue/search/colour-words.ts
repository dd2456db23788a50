import type { Language } from '#src/domain/shop/locales.ts';
import type { FacetWords } from '../listings/listing-index.ts';

/** The families that people sort colours into, with the colours of the shop that belong to them. */
const MEMBERS = {
  white: ['white', 'ecru'],
  black: ['black', 'anthracite'],
  grey: ['grey', 'anthracite'],
  beige: ['ecru', 'sand', 'camel'],
  brown: ['camel', 'cognac', 'chocolate'],
  red: ['vermilion', 'burgundy', 'raspberry'],
  pink: ['powder-pink', 'raspberry', 'coral'],
  orange: ['terracotta', 'coral', 'vermilion'],
  yellow: ['mustard', 'butter'],
  green: ['sage', 'olive', 'forest', 'emerald'],
  blue: ['navy', 'sky-blue', 'royal-blue', 'petrol', 'denim-blue', 'light-denim', 'indigo'],
  purple: ['lilac', 'aubergine'],
} as const;
type ColourFamily = keyof typeof MEMBERS;

/** How each language says them, in every form in which it is typed; accents do not count. */
const WORDS: Record<Language, Record<ColourFamily, string>> = {
  fr: {
    white: 'blanc blanche blancs blanches',
    black: 'noir noire noirs noires',
    grey: 'gris grise grises',
    beige: 'beige beiges',
    brown: 'marron marrons brun brune bruns brunes',
    red: 'rouge rouges',
    pink: 'rose roses',
    orange: 'orange oranges orangé orangée',
    yellow: 'jaune jaunes',
    green: 'vert verte verts vertes',
    blue: 'bleu bleue bleus bleues',
    purple: 'violet violette violets violettes mauve mauves',
  },
  en: {
    white: 'white whites',
    black: 'black',
    grey: 'grey gray',
    beige: 'beige cream',
    brown: 'brown tan',
    red: 'red reds',
    pink: 'pink pinks',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green greens',
    blue: 'blue blues',
    purple: 'purple violet mauve',
  },
  de: {
    white: 'weiß weiße weißer weißes weißen weißem weisse weisses',
    black: 'schwarz schwarze schwarzer schwarzes schwarzen schwarzem',
    grey: 'grau graue grauer graues grauen grauem',
    beige: 'beige beiger beiges beigen beigem beigefarben',
    brown: 'braun braune brauner braunes braunen braunem',
    red: 'rot rote roter rotes roten rotem',
    pink: 'rosa pink pinke pinker pinkes pinken rosafarben',
    orange: 'orange oranger oranges orangen orangefarben',
    yellow: 'gelb gelbe gelber gelbes gelben gelbem',
    green: 'grün grüne grüner grünes grünen grünem',
    blue: 'blau blaue blauer blaues blauen blauem',
    purple: 'lila violett violette violetter violettes violetten',
  },
  es: {
    white: 'blanco blanca blancos blancas',
    black: 'negro negra negros negras',
    grey: 'gris grises',
    beige: 'beige beis',
    brown: 'marrón marrones',
    red: 'rojo roja rojos rojas',
    pink: 'rosa rosas rosado rosada',
    orange: 'naranja naranjas',
    yellow: 'amarillo amarilla amarillos amarillas',
    green: 'verde verdes',
    blue: 'azul azules',
    purple: 'morado morada morados moradas violeta violetas',
  },
  it: {
    white: 'bianco bianca bianchi bianche',
    black: 'nero nera neri nere',
    grey: 'grigio grigia grigi grigie',
    beige: 'beige',
    brown: 'marrone marroni',
    red: 'rosso rossa rossi rosse',
    pink: 'rosa',
    orange: 'arancione arancioni arancio',
    yellow: 'giallo gialla gialli gialle',
    green: 'verde verdi',
    blue: 'blu azzurro azzurra azzurri azzurre',
    purple: 'viola',
  },
  pl: {
    white: 'biały biała białe białego białej białą białych',
    black: 'czarny czarna czarne czarnego czarnej czarną czarnych',
    grey: 'szary szara szare szarego szarej szarą szarych',
    beige: 'beżowy beżowa beżowe beżowego beżowej beżową beżowych beż',
    brown: 'brązowy brązowa brązowe brązowego brązowej brązową brązowych brąz',
    red: 'czerwony czerwona czerwone czerwonego czerwonej czerwoną czerwonych',
    pink: 'różowy różowa różowe różowego różowej różową różowych róż',
    orange:
      'pomarańczowy pomarańczowa pomarańczowe pomarańczowego pomarańczowej pomarańczową pomarańczowych',
    yellow: 'żółty żółta żółte żółtego żółtej żółtą żółtych',
    green: 'zielony zielona zielone zielonego zielonej zieloną zielonych',
    blue: 'niebieski niebieska niebieskie niebieskiego niebieskiej niebieską niebieskich',
    purple: 'fioletowy fioletowa fioletowe fioletowego fioletowej fioletową fioletowych',
  },
};

/** Letters without their accents, as the search compares them. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss');
}

const isFamily = (name: string): name is ColourFamily => name in MEMBERS;
const FAMILIES = Object.keys(MEMBERS).filter(isFamily);

function familiesNamed(lang: Language, word: string): ColourFamily[] {
  const plain = plainWord(word);
  return FAMILIES.filter((family) =>
    WORDS[lang][family].split(' ').some((known) => plainWord(known) === plain),
  );
}

/** Colours of families; one that an import brought along belongs where its like in the shop does. */
function coloursOf(families: readonly ColourFamily[], colours: FacetWords['colour']): string[] {
  const members = new Set<string>(families.flatMap((family) => MEMBERS[family]));
  const fills = new Set([...members].flatMap((id) => colours.get(id)?.hex ?? []));
  return [...colours].flatMap(([id, { hex }]) => (members.has(id) || fills.has(hex) ? id : []));
}

/** What is asked for by colour, and the words that say something else. */
export type AskedColours = { colourIds: string[]; rest: string[] };

/**
 * The colours that words of a search name, in the shop's language: a colour by its whole name
 * ("bleu ciel") before a family by one word ("bleues"). Null when no word names a colour.
 */
export function askedColours(
  words: readonly string[],
  lang: Language,
  colours: FacetWords['colour'],
): AskedColours | null {
  const plain = words.map(plainWord);
  const named = [...colours]
    .map(([id, { labels }]) => ({ id, name: plainWord(labels[lang]).split(/\s+/) }))
    .sort((one, other) => other.name.length - one.name.length);
  for (const { name } of named) {
    const start = plain.findIndex((_, at) => name.every((word, step) => plain[at + step] === word));
    if (start < 0) continue;
    const ids = named.filter((one) => one.name.join(' ') === name.join(' ')).map(({ id }) => id);
    const rest = words.filter((_, at) => at < start || at >= start + name.length);
    // One word may be the name of a colour and of its whole family.
    const wide = name.length === 1 ? familiesNamed(lang, words[start] ?? '') : [];
    return { colourIds: [...new Set([...ids, ...coloursOf(wide, colours)])], rest };
  }
  const families = words.map((word) => familiesNamed(lang, word));
  if (families.every((found) => found.length === 0)) return null;
  const rest = words.filter((_, at) => families[at]?.length === 0);
  return { colourIds: coloursOf(families.flat(), colours), rest };
}
