import { LANGUAGES } from '#src/domain/locales.ts';
import type { colours } from '../catalogue/tables.ts';
import { slugOf } from '../seed/compose-name.ts';
import { NAMES } from '../seed/words/all-words.ts';
import { COLOURS, type ColourId, inEachLanguage } from '../seed/words/word-lists.ts';
import { plainWords } from './plain-words.ts';

type ColourRow = typeof colours.$inferInsert;

/** Everyday words beside the shop's own names of its colours. */
const EVERYDAY: Partial<Record<ColourId, string>> = {
  white: 'white,off white,ivory,blanc,weiss,blanco,bianco,bialy',
  ecru: 'cream,beige clair,natural,nude,creme,crema,kremowy',
  sand: 'beige,tan,stone,khaki,sable',
  camel: 'brown,brun,marron,braun,brazowy,bronze',
  black: 'black,noir,schwarz,negro,nero,czarny',
  grey: 'grey,gray,silver,gris,grau,grigio,szary,heather',
  anthracite: 'charcoal,dark grey,dark gray,graphite',
  navy: 'navy,dark blue,marine,midnight',
  'royal-blue': 'blue,bleu,blau,azul,blu,niebieski,cobalt',
  'sky-blue': 'light blue,baby blue,aqua,ciel',
  'denim-blue': 'denim,indigo wash,mid wash',
  'light-denim': 'light wash,washed,bleached',
  forest: 'dark green,hunter,racing green',
  emerald: 'green,vert,grun,verde,zielony,teal',
  olive: 'olive,military,army',
  mustard: 'yellow,gold,jaune,gelb,amarillo,giallo,zolty',
  terracotta: 'orange,rust,copper,naranja,arancione,pomaranczowy',
  vermilion: 'red,rouge,rot,rojo,rosso,czerwony,scarlet',
  burgundy: 'wine,maroon,bordeaux,bordo',
  raspberry: 'fuchsia,magenta,hot pink',
  'powder-pink': 'pink,rose,rosa,rozowy,blush',
  lilac: 'purple,violet,lavender,lila,morado,viola,fioletowy',
};
/** What a colour is drawn in that no word tells. */
const UNTOLD: ColourId = 'sand';

const isColour = (id: string): id is ColourId => id in COLOURS;
const IDS = Object.keys(COLOURS).filter(isColour);

function wordsOf(id: ColourId): string[] {
  const own = LANGUAGES.map((lang) => NAMES[lang].colours[id]);
  return [id, ...own, ...(EVERYDAY[id] ?? '').split(',')].map(plainWords);
}

const KNOWN = IDS.flatMap((id) => wordsOf(id).map((word) => ({ id, word })))
  .filter(({ word }) => word !== '')
  .sort((one, other) => other.word.length - one.word.length);

/** The shop's colour that a text names, the longest name first; null when it names none. */
function namedIn(text: string): ColourId | null {
  const padded = ` ${plainWords(text)} `;
  return KNOWN.find(({ word }) => padded.includes(` ${word} `))?.id ?? null;
}

/**
 * The colour of an option. One that the shop knows by that very name is the shop's; another one
 * keeps its own name, drawn in the colour that its words come nearest to.
 */
export function guessColour(name: string, title: string): { row: ColourRow; drawn: ColourId } {
  const drawn = namedIn(name) ?? namedIn(title) ?? UNTOLD;
  const slug = slugOf(name);
  const isShops = slug === '' || wordsOf(drawn).includes(plainWords(name));
  const labels = isShops
    ? inEachLanguage(NAMES, (words) => words.colours[drawn])
    : inEachLanguage(NAMES, () => name);
  const colourId = isShops ? drawn : `own-${slug}`.slice(0, 40);
  return { row: { colourId, hex: COLOURS[drawn], labels }, drawn };
}
