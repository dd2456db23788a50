import type { Language } from '#src/domain/shop/locales.ts';
import type { CutId, Forms, Qualifier } from './word-lists.ts';

const before = (forms: Forms): Qualifier => ({ before: forms });
const after = (forms: Forms): Qualifier => ({ after: forms });
const prefix = (text: string): Qualifier => ({ prefix: text });
/** What follows the style's name: "Jeans Alma with a high waist". */
const phrase = (forms: Forms): Qualifier => ({ phrase: forms });

/** A German adjective before the noun, strong declension: "lockeres Hemd". */
const german = (stem: string) =>
  before({ m: `${stem}er`, f: `${stem}e`, n: `${stem}es`, p: `${stem}e` });
/** A French adjective after the noun; feminine and plurals are regular unless given. */
const french = (m: string, f = `${m}e`) =>
  after({ m, f, mp: m.endsWith('s') || m.endsWith('x') ? m : `${m}s`, fp: `${f}s` });
/** A Spanish adjective in -o. */
const spanish = (stem: string) =>
  after({ m: `${stem}o`, f: `${stem}a`, mp: `${stem}os`, fp: `${stem}as` });
/** An Italian adjective in -o. */
const italian = (stem: string) =>
  after({ m: `${stem}o`, f: `${stem}a`, mp: `${stem}i`, fp: `${stem}e` });
/** A Spanish or Italian adjective with one form for both genders. */
const common = (one: string, many: string) => after({ m: one, f: one, mp: many, fp: many });
/** A Polish adjective in -y before the noun; the plural is that of things. */
const polish = (stem: string) =>
  before({ m: `${stem}y`, f: `${stem}a`, n: `${stem}e`, p: `${stem}e` });
/** A Polish adjective in -ki, -gi. */
const softened = (stem: string) =>
  before({ m: `${stem}i`, f: `${stem}a`, n: `${stem}ie`, p: `${stem}ie` });

/** The cuts of a product name, with the rules by which they agree with its noun. */
export const CUT_WORDS: Record<Language, Record<CutId, Qualifier>> = {
  de: {
    fluid: german('fließend'),
    fitted: german('tailliert'),
    'close-fitting': german('figurbetont'),
    loose: before({ m: 'lockerer', f: 'lockere', n: 'lockeres', p: 'lockere' }),
    straight: german('gerade geschnitten'),
    oversize: prefix('Oversize-'),
    short: german('kurz'),
    long: german('lang'),
    flared: german('ausgestellt'),
    light: german('leicht'),
    chunky: german('grob gestrickt'),
    soft: german('weich'),
    slim: prefix('Slim-Fit-'),
    tapered: german('schmal zulaufend'),
    lined: german('gefüttert'),
    stretch: prefix('Stretch-'),
    washed: phrase('in Used-Waschung'),
    'high-waisted': phrase('mit hohem Bund'),
    showerproof: german('wasserabweisend'),
    warm: german('warm'),
  },
  en: {
    fluid: before('flowing'),
    fitted: before('fitted'),
    'close-fitting': before('fitted'),
    loose: before('relaxed'),
    straight: before('straight-cut'),
    oversize: before('oversized'),
    short: before('cropped'),
    long: before('long'),
    flared: before('flared'),
    light: before('lightweight'),
    chunky: before('chunky'),
    soft: before('soft'),
    slim: before('slim-fit'),
    tapered: before('tapered'),
    lined: before('lined'),
    stretch: before('stretch'),
    washed: before('washed'),
    'high-waisted': before('high-waisted'),
    showerproof: before('showerproof'),
    warm: before('warm'),
  },
  es: {
    fluid: spanish('fluid'),
    fitted: spanish('entallad'),
    'close-fitting': spanish('ajustad'),
    loose: spanish('holgad'),
    straight: spanish('rect'),
    oversize: after('oversize'),
    short: spanish('cort'),
    long: spanish('larg'),
    flared: phrase('con vuelo'),
    light: spanish('liger'),
    chunky: phrase('de punto grueso'),
    soft: common('suave', 'suaves'),
    slim: after('slim'),
    tapered: after('tapered'),
    lined: spanish('forrad'),
    stretch: spanish('elástic'),
    washed: spanish('lavad'),
    'high-waisted': phrase('de tiro alto'),
    showerproof: phrase('repelente al agua'),
    warm: spanish('cálid'),
  },
  fr: {
    fluid: french('fluide', 'fluide'),
    fitted: french('ajusté'),
    'close-fitting': french('ajusté'),
    loose: french('ample', 'ample'),
    straight: phrase('coupe droite'),
    oversize: after('oversize'),
    short: french('court'),
    long: after({ m: 'long', f: 'longue', mp: 'longs', fp: 'longues' }),
    flared: french('évasé'),
    light: after({ m: 'léger', f: 'légère', mp: 'légers', fp: 'légères' }),
    chunky: phrase('grosse maille'),
    soft: after({ m: 'doux', f: 'douce', mp: 'doux', fp: 'douces' }),
    slim: after('slim'),
    tapered: french('fuselé'),
    lined: french('doublé'),
    stretch: after('stretch'),
    washed: french('délavé'),
    'high-waisted': phrase('taille haute'),
    showerproof: french('déperlant'),
    warm: french('chaud'),
  },
  it: {
    fluid: italian('fluid'),
    fitted: italian('avvitat'),
    'close-fitting': common('aderente', 'aderenti'),
    loose: after({ m: 'ampio', f: 'ampia', mp: 'ampi', fp: 'ampie' }),
    straight: phrase('dal taglio dritto'),
    oversize: after('oversize'),
    short: italian('cort'),
    long: after({ m: 'lungo', f: 'lunga', mp: 'lunghi', fp: 'lunghe' }),
    flared: italian('svasat'),
    light: italian('legger'),
    chunky: phrase('a maglia grossa'),
    soft: italian('morbid'),
    slim: after('slim'),
    tapered: italian('affusolat'),
    lined: italian('foderat'),
    stretch: italian('elasticizzat'),
    washed: italian('lavat'),
    'high-waisted': phrase('a vita alta'),
    showerproof: common('idrorepellente', 'idrorepellenti'),
    warm: italian('cald'),
  },
  pl: {
    fluid: polish('zwiewn'),
    fitted: polish('dopasowan'),
    'close-fitting': polish('dopasowan'),
    loose: polish('luźn'),
    straight: polish('prost'),
    oversize: after('oversize'),
    short: softened('krótk'),
    long: softened('dług'),
    flared: polish('rozkloszowan'),
    light: softened('lekk'),
    chunky: polish('grub'),
    soft: softened('miękk'),
    slim: after('slim fit'),
    tapered: polish('zwężan'),
    lined: phrase('na podszewce'),
    stretch: polish('elastyczn'),
    washed: polish('spran'),
    'high-waisted': phrase('z wysokim stanem'),
    showerproof: phrase({
      m: 'odporny na deszcz',
      f: 'odporna na deszcz',
      n: 'odporne na deszcz',
      p: 'odporne na deszcz',
    }),
    warm: polish('ciepł'),
  },
};
