import { describe, expect, test } from 'vitest';
import type { Language } from '#src/domain/shop/locales.ts';
import { slugOf } from '#src/platform/catalogue/slug-of.ts';
import { composeName, type NameParts } from './compose-name.ts';
import { NAMES } from './words/all-words.ts';

const name = (lang: Language, parts: NameParts, variant = 0) =>
  composeName(lang, NAMES[lang], parts, variant);

describe('composeName', () => {
  test('the cloth stands by the noun, the cut behind it', { tags: ['PRD-18'] }, () => {
    const flared: NameParts = { model: 'midi-dress', cut: 'flared', fabric: 'linen' };
    expect(name('es', flared)).toBe('Vestido midi de lino con vuelo');
    const straight: NameParts = { model: 'coat', cut: 'straight', pattern: 'houndstooth' };
    expect(name('it', straight)).toBe('Cappotto pied-de-poule dal taglio dritto');
    expect(name('pl', straight)).toBe('Prosty płaszcz w pepitkę');
    const dry: NameParts = { model: 'trench', cut: 'showerproof', fabric: 'gabardine' };
    expect(name('pl', dry)).toBe('Trencz odporny na deszcz z bawełnianej gabardyny');
    const high: NameParts = { model: 'shorts', cut: 'high-waisted', fabric: 'linen' };
    expect(name('de', high)).toBe('Shorts aus Leinen mit hohem Bund');
  });

  test('a cut that begins as the cloth does is said before it, and a wash is of the cloth', {
    tags: ['PRD-18'],
  }, () => {
    const high: NameParts = { model: 'trousers', cut: 'high-waisted', fabric: 'cool-wool' };
    expect(name('es', high)).toBe('Pantalón de vestir de tiro alto de lana fría');
    expect(name('it', high)).toBe('Pantaloni sartoriali a vita alta in fresco lana');
    expect(name('pl', high)).toBe('Spodnie w kant z wysokim stanem z lekkiej wełny');
    const straight: NameParts = { model: 'shirt', cut: 'straight', fabric: 'poplin' };
    expect(name('it', straight)).toBe('Camicia dal taglio dritto in popeline di cotone');
    const washed: NameParts = { model: 'wide-jeans', cut: 'washed', fabric: 'recycled-denim' };
    expect(name('en', washed)).toBe('Wide-leg jeans in washed recycled denim');
    const flowing: NameParts = { model: 'pleated-skirt', cut: 'fluid', fabric: 'satin' };
    expect(name('en', flowing)).toBe('Flowing pleated satin skirt');
  });

  test('two things that a garment has share their “with”', { tags: ['PRD-18'] }, () => {
    const high: NameParts = { model: 'mini-skirt', cut: 'high-waisted', pattern: 'houndstooth' };
    expect(name('de', high)).toBe('Minirock mit hohem Bund und Hahnentrittmuster');
    const hoodie: NameParts = { model: 'hoodie', cut: 'loose', pattern: 'print' };
    expect(name('es', hoodie)).toBe('Sudadera holgada con capucha y estampado gráfico');
    expect(name('it', hoodie)).toBe('Felpa ampia con cappuccio e stampa grafica');
    expect(name('pl', hoodie)).toBe('Luźna bluza z kapturem i graficznym nadrukiem');
  });

  const flowing: NameParts = { model: 'midi-dress', cut: 'fluid', fabric: 'linen' };

  test('a cut and a fabric are put in the word order of each language', {
    tags: ['PRD-18'],
  }, () => {
    expect(name('fr', flowing)).toBe('Robe midi fluide en lin');
    expect(name('en', flowing)).toBe('Flowing linen midi dress');
    expect(name('en', flowing, 1)).toBe('Flowing midi dress in linen');
    expect(name('de', flowing)).toBe('Fließendes Midikleid aus Leinen');
    expect(name('es', flowing)).toBe('Vestido midi fluido de lino');
    expect(name('it', flowing)).toBe('Abito midi fluido in lino');
    expect(name('pl', flowing)).toBe('Zwiewna sukienka midi z lnu');
  });

  test('adjectives agree with the gender and number of the noun', { tags: ['PRD-18'] }, () => {
    expect(name('fr', { model: 'coat', cut: 'long' })).toBe('Manteau long');
    expect(name('fr', { model: 'denim-jacket', cut: 'long' })).toBe('Veste en jean longue');
    expect(name('de', { model: 'coat', cut: 'light' })).toBe('Leichter Mantel');
    expect(name('de', { model: 'shorts', cut: 'light' })).toBe('Leichte Shorts');
    expect(name('es', { model: 'straight-jeans', cut: 'washed' })).toBe('Vaqueros rectos lavados');
    expect(name('it', { model: 'shorts', cut: 'loose' })).toBe('Pantaloncini ampi');
    expect(name('pl', { model: 'coat', cut: 'long' })).toBe('Długi płaszcz');
    expect(name('pl', { model: 'shorts', cut: 'light' })).toBe('Lekkie szorty');
  });

  test('German compounds grow together, phrases follow the name of the style', {
    tags: ['PRD-18'],
  }, () => {
    const high: NameParts = { model: 'wide-jeans', cut: 'high-waisted', style: 'Alma' };
    expect(name('fr', high)).toBe('Jean large Alma taille haute');
    expect(name('it', high)).toBe('Jeans ampi Alma a vita alta');
    expect(name('pl', high)).toBe('Szerokie jeansy Alma z wysokim stanem');
    expect(name('de', { model: 'mens-shirt', cut: 'slim' })).toBe('Slim-Fit-Hemd');
    expect(name('de', { model: 'wide-jeans', cut: 'high-waisted', style: 'Alma' })).toBe(
      'Wide-Leg-Jeans Alma mit hohem Bund',
    );
  });

  test('what belongs to the noun stays next to it', { tags: ['PRD-18'] }, () => {
    const hoodie: NameParts = { model: 'hoodie', cut: 'oversize', style: 'Theo', pattern: 'print' };
    expect(name('fr', hoodie)).toBe('Sweat oversize à capuche Theo à motif graphique');
    expect(name('it', hoodie)).toBe('Felpa oversize con cappuccio Theo con stampa grafica');
    expect(name('en', hoodie)).toBe('Theo oversized graphic-print hoodie');
  });
});

test('a slug is the name without accents, in hyphens', { tags: ['RTE-20'] }, () => {
  expect(slugOf('Robe midi')).toBe('robe-midi');
  expect(slugOf('Płaszcz z sukna wełnianego')).toBe('plaszcz-z-sukna-welnianego');
  expect(slugOf('Weiße T-Shirts & Tops')).toBe('weisse-t-shirts-tops');
});
