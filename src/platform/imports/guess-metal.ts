import type { Localized } from '../catalogue/face.ts';
import { plainWords } from './plain-words.ts';

/** Colours of metal, which the shop's own clothes do not come in. */
type Metal = { colourId: string; hex: string; labels: Localized; words: string };

const METALS: readonly Metal[] = [
  {
    colourId: 'gold',
    hex: '#b8975a',
    labels: { de: 'Gold', en: 'gold', es: 'dorado', fr: 'doré', it: 'oro', pl: 'złoty' },
    words:
      'gold,golden,goldfarben,vergoldet,gold plated,or,en or,or jaune,doré,dorée,plaqué or,dorado,dorada,oro,dorato,dorata,złoto,złoty,złota,pozłacany',
  },
  {
    colourId: 'rose-gold',
    hex: '#c99a86',
    labels: {
      de: 'Roségold',
      en: 'rose gold',
      es: 'oro rosa',
      fr: 'or rose',
      it: 'oro rosa',
      pl: 'różowe złoto',
    },
    words: 'rose gold,roségold,rosegold,or rose,oro rosa,oro rosado,różowe złoto',
  },
  {
    colourId: 'silver',
    hex: '#bcbab6',
    labels: { de: 'Silber', en: 'silver', es: 'plata', fr: 'argent', it: 'argento', pl: 'srebrny' },
    words:
      'silver,sterling silver,silber,silbern,versilbert,argent,argenté,argentée,plata,plateado,plateada,argento,argentato,srebro,srebrny,srebrna,stainless steel,edelstahl,acier inoxydable,acero inoxidable,acciaio inossidabile,stal nierdzewna',
  },
  {
    colourId: 'platinum',
    hex: '#cfcdc8',
    labels: {
      de: 'Platin',
      en: 'platinum',
      es: 'platino',
      fr: 'platine',
      it: 'platino',
      pl: 'platyna',
    },
    words:
      'platinum,platin,platine,platino,platyna,white gold,weißgold,or blanc,oro blanco,oro bianco,białe złoto',
  },
  {
    colourId: 'bronze',
    hex: '#8c6b45',
    labels: { de: 'Bronze', en: 'bronze', es: 'bronce', fr: 'bronze', it: 'bronzo', pl: 'brąz' },
    words: 'bronze,bronce,bronzo,brąz,antique gold',
  },
  {
    colourId: 'brass',
    hex: '#b59a52',
    labels: { de: 'Messing', en: 'brass', es: 'latón', fr: 'laiton', it: 'ottone', pl: 'mosiądz' },
    words: 'brass,messing,latón,laiton,ottone,mosiądz',
  },
  {
    colourId: 'copper',
    hex: '#b06a45',
    labels: { de: 'Kupfer', en: 'copper', es: 'cobre', fr: 'cuivre', it: 'rame', pl: 'miedziany' },
    words: 'copper,kupfer,cuivre,cuivré,cobre,rame,miedź,miedziany',
  },
];

const KNOWN = METALS.flatMap((metal) =>
  metal.words.split(',').map((word) => ({ metal, word: plainWords(word) })),
).sort((one, other) => other.word.length - one.word.length);

export type SaidMetal = Omit<Metal, 'words'> & { word: string };

/** The metal that a text names, the longest name first, with the word that names it. */
export function metalIn(text: string): SaidMetal | null {
  const plain = plainWords(text);
  // So short a word counts alone only: "black or white" is no gold.
  const found = KNOWN.find(({ word }) =>
    word.length < 3 ? plain === word : ` ${plain} `.includes(` ${word} `),
  );
  if (found === undefined) return null;
  const { colourId, hex, labels } = found.metal;
  return { colourId, hex, labels, word: found.word };
}
