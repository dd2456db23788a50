import { LANGUAGES } from '#src/domain/shop/locales.ts';
import {
  COLOURS,
  type ColourId,
  inEachLanguage,
  type Localized,
  type NewColour,
  SHEETS,
  slugOf,
} from '../catalogue/face.ts';
import { metalIn } from './guess-metal.ts';
import { plainWords } from './plain-words.ts';

/** Everyday words beside the shop's own names of its colours. */
const EVERYDAY: Partial<Record<ColourId, string>> = {
  white: 'white,off white,ivory,blanc,weiss,blanco,bianco,bialy',
  ecru: 'cream,beige clair,natural,nude,creme,crema,kremowy',
  sand: 'beige,tan,stone,khaki,sable',
  camel: 'brown,brun,marron,braun,brazowy',
  black: 'black,noir,schwarz,negro,nero,czarny',
  grey: 'grey,gray,gris,grau,grigio,szary,heather',
  anthracite: 'charcoal,dark grey,dark gray,graphite',
  navy: 'navy,dark blue,marine,midnight',
  'royal-blue': 'blue,bleu,blau,azul,blu,niebieski,cobalt',
  'sky-blue': 'light blue,baby blue,aqua,ciel',
  'denim-blue': 'denim,indigo wash,mid wash',
  'light-denim': 'light wash,washed,bleached',
  forest: 'dark green,hunter,racing green',
  emerald: 'green,vert,grun,verde,zielony,teal',
  olive: 'olive,military,army',
  mustard: 'yellow,jaune,gelb,amarillo,giallo,zolty',
  terracotta: 'orange,rust,naranja,arancione,pomaranczowy',
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
  const own = LANGUAGES.map((lang) => SHEETS[lang].colours[id]);
  return [id, ...own, ...(EVERYDAY[id] ?? '').split(',')].map(plainWords);
}

const KNOWN = IDS.flatMap((id) => wordsOf(id).map((word) => ({ id, word })))
  .filter(({ word }) => word !== '')
  .sort((one, other) => other.word.length - one.word.length);

/** What a colour is drawn in, and what it is called where the shop knows it by that very name. */
type Drawn = { hex: string; accent: string; colourId: string; labels: Localized; word: string };

function drawnIn(id: ColourId, word: string): Drawn {
  const accent = id === 'ecru' || id === 'white' ? COLOURS.navy : COLOURS.ecru;
  const labels = inEachLanguage(SHEETS, (words) => words.colours[id]);
  return { hex: COLOURS[id], accent, colourId: id, labels, word };
}

/** The colour that a text names, of cloth or of metal, the longest name first. */
function namedIn(text: string): Drawn | null {
  const padded = ` ${plainWords(text)} `;
  const cloth = KNOWN.find(({ word }) => padded.includes(` ${word} `));
  const metal = metalIn(text);
  if (metal !== null && metal.word.length >= (cloth?.word.length ?? 0)) {
    return { ...metal, accent: COLOURS.ecru };
  }
  return cloth === undefined ? null : drawnIn(cloth.id, cloth.word);
}

export type GuessedColour = {
  row: NewColour;
  /** Colours to draw in. */
  hex: string;
  accent: string;
  /** False when no word of the option or the title names a colour. */
  isTold: boolean;
  /** It is called as the option is, in the language of that. */
  isOwn: boolean;
};

/**
 * The colour of an option. One that the shop knows by that very name is the shop's; another one
 * keeps its own name, drawn in the colour that its words come nearest to.
 */
export function guessColour(name: string, title: string): GuessedColour {
  const told = namedIn(name) ?? namedIn(title);
  const { hex, accent, ...known } = told ?? drawnIn(UNTOLD, '');
  const slug = slugOf(name);
  const words = isColour(known.colourId) ? wordsOf(known.colourId) : [known.word];
  const isShops = slug === '' || words.includes(plainWords(name));
  const row = isShops
    ? { colourId: known.colourId, hex, labels: known.labels }
    : { colourId: `own-${slug}`.slice(0, 40), hex, labels: inEachLanguage(SHEETS, () => name) };
  return { row, hex, accent, isTold: told !== null, isOwn: !isShops };
}
