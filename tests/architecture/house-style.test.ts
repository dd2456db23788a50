import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { describe, expect, test } from 'vitest';
import { CARD_TEXTS } from '#src/demo/card-sandbox/texts.ts';
import { SITES } from '#src/demo/seed/sites.ts';
import { NAMES, SENTENCES } from '#src/demo/seed/words/all-words.ts';
import { CUT_WORDS } from '#src/demo/seed/words/cuts.ts';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { LANGUAGES, type Language, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { SHEETS } from '#src/platform/catalogue/vocabularies/sheets.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { buildContentEntries } from '#src/platform/opening/content/build-content.ts';
import { wordsOf } from '../support/words.ts';

/**
 * What docs/glossary.md says of signs, words and forms of address, over everything that a shopper reads:
 * catalogues, the platform's own pages, and the words of the seeded shop.
 */

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

type HouseStyle = { quotes: string; percent: string; joinedBy: RegExp; address: RegExp };

const said = (words: string) =>
  new RegExp(`(?<!\\p{L})(${words.replaceAll(' ', '|')})(?!\\p{L})`, 'iu');

/** `address` finds the form that the language does not use, `joinedBy` the other way to join. */
const STYLES: Record<Language, HouseStyle> = {
  de: {
    quotes: '„“',
    percent: NO_BREAK,
    joinedBy: / und /,
    address: said('du dich dir dein deine'),
  },
  en: { quotes: '“”', percent: '', joinedBy: / and /, address: said('sir madam') },
  es: {
    quotes: '«»',
    percent: NO_BREAK,
    joinedBy: /&/,
    address: said('usted ustedes revise escriba introduzca pulse'),
  },
  fr: { quotes: '«»', percent: NARROW, joinedBy: /&/, address: said('tu toi tes') },
  it: {
    quotes: '«»',
    percent: '',
    joinedBy: /&/,
    address: said('inserisca controlli torni scelga riprovi prema'),
  },
  pl: { quotes: '„”', percent: '', joinedBy: /&/, address: said('pan pani pana panu państwo') },
};

const ANY_QUOTES = '"„“”«»‹›‟';

/** What was worded after another language, or is the wrong word for the thing (docs/glossary.md). */
const CARRIED_OVER: Record<Language, readonly RegExp[]> = {
  de: [
    /Packstation/,
    /eigene Angebote/i,
    /\b(gilt|gelten) einmal/,
    /kennen wir nicht/,
    /Weg zurück, den/,
    /verwaschen/i,
    /zu dieser E-Mail gibt/i,
    /Welche \p{L}+ möchten Sie widerrufen/u,
    /ab Ankunft/,
    /Der erwartete Tag/,
    /\bgratis\b/i,
  ],
  en: [
    /falls (large|small)/i,
    /to be had|stands (beside|in your)/,
    /offers of your own/i,
    /\bworks? once/,
    /we do not know/i,
    /e-mail/i,
    /withdr[ae]w/i,
    /\b(anew|meanwhile)\b/i,
    /instead of €?\d|^instead of$/i,
    /on the page of (a|the) product/i,
  ],
  es: [
    /talla grande/i,
    /sirven? una (sola )?vez/,
    /no conocemos/i,
    /reserva anticipada/i,
    /ofertas propias/i,
    /por donde vino/,
    /(?<!tarjeta )regalado una tarjeta de/,
    /^en lugar de$/,
    /recibo mi dinero/,
    /\bgratuit/i,
  ],
  fr: [
    /veuillez/i,
    /ser(t|vent) une (seule )?fois/,
    /ne connaissons pas/,
    /(ouvrez votre session|session ouverte)/i,
    /rester? en ligne ici/,
    /auprès de (\{|\$)/,
    /\} sur #/,
    /\bsoldes\b/i,
  ],
  it: [
    /(serve|servono|valgono|funziona) una (sola )?volta/,
    /non conosciamo/i,
    /(?<![\w{])emails?\b/i,
    /\bpaese\b/,
    /da dove è venuta/,
    /\} di #/,
    /\bsaldi\b/i,
  ],
  pl: [
    /zamknięt\p{L}+ wyprzedaż/iu,
    /rozliczeniow/i,
    /ekoprojekt(?!owani)/i,
    /działa(ją)? (tylko )?raz/,
    /nie znamy/i,
    /w swoim koncie/,
    /wodoodporn/i,
    /nie mamy nic dla/i,
    /użytą metodę/,
    /darmo|\bgratis\b/i,
  ],
};

/** The address that is shown as an example. */
const EXAMPLES: Record<Language, string> = {
  de: 'name@mail.example',
  en: 'name@mail.example',
  es: 'nombre@correo.example',
  fr: 'nom@mail.example',
  it: 'nome@posta.example',
  pl: 'imie@poczta.example',
};

/** A preposition or conjunction of one letter, which Polish leaves at no end of a line. */
const LONELY_LETTER = /(?<![\p{L}’'])[aiouwz] (?=\S)/iu;
const isSentence = (text: string) => /[.?!](<\/\w+>)*$/.test(text);

const SHOP_CATALOGUES = ['order/', 'offer/', 'failures/', 'layers/', ''];

async function catalogue(lang: Language, folders = SHOP_CATALOGUES): Promise<string[]> {
  const parts = folders.map(async (part) => {
    const filename = new URL(`../../locales/${part}${lang}.po`, import.meta.url).pathname;
    const text = readFileSync(filename, 'utf8');
    const entries = await formatter().parse(text, { locale: lang, sourceLocale: 'en', filename });
    return Object.values(entries).map(({ translation = '' }) => translation);
  });
  return (await Promise.all(parts)).flat();
}

/** What is read of a rich text: neither its tags and their URLs nor the names of values. */
const readOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\{[\w.]+\}/g, 'X');

/** Every text inside, sentences with a number or a brand included; addresses are no texts. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return key === 'url' ? [] : [key === 'html' ? readOf(value) : value];
  if (typeof value === 'function') return [String(value(5))];
  return Object.entries(value ?? {}).flatMap(([inner, entry]) => textsIn(entry, inner));
}

/** A text as its source has it, with escapes read. */
const unescaped = (text: string) =>
  text.replaceAll('\\u00a0', NO_BREAK).replaceAll('\\u202f', NARROW);

/** Words that stand as `de: '…'` lines in tables of all six languages. */
function tabled(lang: Language, path: string): string[] {
  const source = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  return [...source.matchAll(new RegExp(`^\\s+${lang}: '(.+)',$`, 'gm'))].map(([, text = '']) =>
    unescaped(text),
  );
}

async function wordsOfShop(lang: Language): Promise<string[]> {
  const content = buildContentEntries(SITES).filter(({ locale }) => locale.startsWith(lang));
  return [
    ...(await catalogue(lang)),
    ...textsIn(textsFor(lang)),
    ...textsIn(CARD_TEXTS[lang]),
    ...content.flatMap(({ fields }) => textsIn(fields)),
    ...textsIn([NAMES[lang], CUT_WORDS[lang], SENTENCES[lang], SHEETS[lang]]),
    ...tabled(lang, 'src/demo/seed/seed-carts.ts'),
    ...tabled(lang, 'src/platform/deliveries/method-names.ts'),
  ];
}

describe.each(LANGUAGES)('the words of the shop in %s', async (lang) => {
  const words = await wordsOfShop(lang);
  const style = STYLES[lang];
  const breaking = (rule: RegExp) => words.filter((text) => rule.test(text));

  test('have one kind of quotation marks, and apostrophes that are drawn', () => {
    const others = [...ANY_QUOTES].filter((sign) => !style.quotes.includes(sign)).join('');
    expect(breaking(new RegExp(`[${others}']`))).toEqual([]);
  });

  test('write percentages, units and ranges in one way', () => {
    expect(words.filter((text) => / ?%/.test(text)).length).toBeGreaterThan(3);
    expect(breaking(style.percent === '' ? /\s%/ : new RegExp(`[^${style.percent}]%`))).toEqual([]);
    expect(breaking(/[\d}]( ?°C|[ ]?€)/)).toEqual([]);
    expect(breaking(/[\d}]-[\d{]/)).toEqual([]);
    expect(breaking(/\.\.\./)).toEqual([]);
  });

  test('leave no sign at the beginning of a line', () => {
    const lacks = (sign: string, space: string) => new RegExp(`[^${space}]${sign}`);
    if (lang === 'fr') {
      expect(breaking(lacks('[;!?»]', NARROW))).toEqual([]);
      expect(breaking(lacks(':(?=\\s|$)', NO_BREAK))).toEqual([]);
      expect(breaking(new RegExp(`«[^${NARROW}]`))).toEqual([]);
    } else {
      expect(breaking(/\s[:;!?»”](?=\s|$)/)).toEqual([]);
    }
    if (lang === 'es') expect(breaking(/^[^¿]*\?|^[^¡]*!/)).toEqual([]);
  });

  test('show one address as an example', () => {
    const shown = words.flatMap((text) => text.match(/[\w.]+@[\w.]*\w/g) ?? []);
    expect([...new Set(shown)]).toEqual([EXAMPLES[lang]]);
  });

  test('speak to the shopper in one form', () => {
    const titles = ['Pan', 'Pani'];
    expect(breaking(style.address).filter((text) => !titles.includes(text))).toEqual([]);
  });

  test('are thought in the language, and carried over from none', () => {
    for (const phrase of CARRIED_OVER[lang]) {
      expect(words.filter((text) => phrase.test(text.replaceAll(NO_BREAK, ' ')))).toEqual([]);
    }
  });

  test('join the words of a family in one way', () => {
    const titles = Object.values(SHEETS[lang].families).map(({ title }) => title);
    expect(titles.filter((title) => style.joinedBy.test(title))).toEqual([]);
  });
});

describe.each(LANGUAGES)('the words of the back office in %s', async (lang) => {
  const words = await catalogue(lang, ['back-office/']);

  test('speak to the staff in one form', () => {
    expect(words.length).toBeGreaterThan(1_000);
    expect(words.filter((text) => STYLES[lang].address.test(text))).toEqual([]);
    // An order is given in the imperative, as on every button.
    if (lang === 'pl') expect(words.filter((text) => /proszę/i.test(text))).toEqual([]);
  });

  test('have one kind of quotation marks, and apostrophes that are drawn', () => {
    const others = [...ANY_QUOTES].filter((sign) => !STYLES[lang].quotes.includes(sign)).join('');
    expect(words.filter((text) => new RegExp(`[${others}']`).test(text))).toEqual([]);
  });
});

test('an Italian day follows no article that 8 and 11 would elide', async () => {
  const words = await catalogue('it', [...SHOP_CATALOGUES, 'back-office/']);
  expect(words.filter((text) => /giorno \{/.test(text)).length).toBeGreaterThan(20);
  expect(words.filter((text) => /(?<!\p{L})(il|dal|al|del|sul|nel) \{/iu.test(text))).toEqual([]);
});

test('Polish sentences keep a word of one letter with the next', async () => {
  const sentences = (await wordsOfShop('pl')).filter(isSentence);
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((text) => LONELY_LETTER.test(text))).toEqual([]);
});

test.each(ONLINE_LOCALES)(
  'in %s no word of the menu or of the size guide means two things',
  (locale) => {
    const say = wordsOf(locale);
    const header = buildContentEntries(SITES).find(
      (entry) => entry.contentType === 'header_layout' && entry.locale === locale,
    );
    const groups = CONTENT_SCHEMAS.header_layout.parse(header?.fields).navigation_group;
    const labels = [say('Home'), ...groups.map(({ label }) => label)];
    expect(new Set(labels).size).toBe(labels.length);
    // The size guide has both in one table.
    expect(say('Waist')).not.toBe(say('Size'));
  },
);
