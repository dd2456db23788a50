import type { Lack } from '#src/domain/catalogue/publication.ts';
import type { Language } from '#src/domain/shop/locales.ts';

/** What keeps a product from being shown, as reports say it. */
const LACK_WORDS: Record<Language, Partial<Record<Lack, string>>> = {
  de: {
    ...{ text: 'Text in der Sprache des Shops', price: 'Preis', size: 'Größen' },
    ...{ picture: 'Bild', safety: 'Hersteller' },
  },
  en: {
    ...{ text: 'text in the shop’s language', price: 'price', size: 'sizes' },
    ...{ picture: 'picture', safety: 'manufacturer' },
  },
  es: {
    ...{ text: 'texto en el idioma de la tienda', price: 'precio', size: 'tallas' },
    ...{ picture: 'foto', safety: 'fabricante' },
  },
  fr: {
    ...{ text: 'texte dans la langue de la boutique', price: 'prix', size: 'tailles' },
    ...{ picture: 'photo', safety: 'fabricant' },
  },
  it: {
    ...{ text: 'testo nella lingua del negozio', price: 'prezzo', size: 'taglie' },
    ...{ picture: 'foto', safety: 'produttore' },
  },
  pl: {
    ...{ text: 'tekst w języku sklepu', price: 'cena', size: 'rozmiary' },
    ...{ picture: 'zdjęcie', safety: 'producent' },
  },
};

export const lackWords = (language: Language): ReadonlyMap<string, string> =>
  new Map(Object.entries(LACK_WORDS[language]));
