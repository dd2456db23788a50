import type { Currency } from '#src/domain/money/money.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Amounts, PromotionEffect } from './promotion.schema.ts';

/** What a shop could call a promotion, for the retailer to change. */

type Words = {
  percent: (percent: number) => string;
  amount: (sum: string | null) => string;
  bundle: (pieces: number, sum: string | null) => string;
  /** The nth item free. */
  free: (pieces: number) => string;
  nth: (pieces: number, percent: number) => string;
  delivery: string;
  gift: string;
  points: (points: number) => string;
};

const enOrdinal = (count: number) => `${count}${({ 2: 'nd', 3: 'rd' } as const)[count] ?? 'th'}`;
const esOrdinal = (count: number) => (count === 3 ? '3.er' : `${count}.º`);

const WORDS: Record<Language, Words> = {
  fr: {
    percent: (percent) => `−${percent}\u00a0%`,
    amount: (sum) => (sum === null ? 'Remise immédiate' : `${sum} de réduction`),
    bundle: (pieces, sum) =>
      sum === null ? `${pieces} articles à prix spécial` : `${pieces} articles pour ${sum}`,
    free: (pieces) => `${pieces}e\u00a0article offert`,
    nth: (pieces, percent) => `−${percent}\u00a0% sur le ${pieces}e\u00a0article`,
    delivery: 'Livraison offerte',
    gift: 'Un cadeau pour votre commande',
    points: (points) => `${points} points en plus`,
  },
  en: {
    percent: (percent) => `${percent}% off`,
    amount: (sum) => (sum === null ? 'Instant discount' : `${sum} off`),
    bundle: (pieces, sum) =>
      sum === null ? `${pieces} at a special price` : `${pieces} for ${sum}`,
    free: (pieces) => `${enOrdinal(pieces)} item free`,
    nth: (pieces, percent) => `${percent}% off the ${enOrdinal(pieces)} item`,
    delivery: 'Free delivery',
    gift: 'A gift with your order',
    points: (points) => `${points} bonus points`,
  },
  de: {
    percent: (percent) => `${percent}\u00a0% Rabatt`,
    amount: (sum) => (sum === null ? 'Sofortrabatt' : `${sum} Rabatt`),
    bundle: (pieces, sum) => (sum === null ? `${pieces} zum Sonderpreis` : `${pieces} für ${sum}`),
    free: (pieces) => `${pieces}.\u00a0Artikel kostenlos`,
    nth: (pieces, percent) => `${percent}\u00a0% auf den ${pieces}.\u00a0Artikel`,
    delivery: 'Kostenloser Versand',
    gift: 'Ein Geschenk zum Einkauf',
    points: (points) => `${points} Bonuspunkte`,
  },
  it: {
    percent: (percent) => `Sconto del ${percent}%`,
    amount: (sum) => (sum === null ? 'Sconto immediato' : `${sum} di sconto`),
    bundle: (pieces, sum) =>
      sum === null ? `${pieces} articoli a prezzo speciale` : `${pieces} articoli a ${sum}`,
    free: (pieces) => `${pieces}º\u00a0articolo in omaggio`,
    nth: (pieces, percent) => `−${percent}% sul ${pieces}º\u00a0articolo`,
    delivery: 'Spedizione gratuita',
    gift: 'Un regalo con il tuo ordine',
    points: (points) => `${points} punti in più`,
  },
  es: {
    percent: (percent) => `${percent}\u00a0% de descuento`,
    amount: (sum) => (sum === null ? 'Descuento directo' : `${sum} de descuento`),
    bundle: (pieces, sum) =>
      sum === null ? `${pieces} artículos a precio especial` : `${pieces} artículos por ${sum}`,
    free: (pieces) => `${esOrdinal(pieces)}\u00a0artículo gratis`,
    nth: (pieces, percent) => `${percent}\u00a0% en el ${esOrdinal(pieces)}\u00a0artículo`,
    delivery: 'Envío gratis',
    gift: 'Un regalo con tu compra',
    points: (points) => `${points} puntos extra`,
  },
  pl: {
    percent: (percent) => `${percent}% rabatu`,
    amount: (sum) => (sum === null ? 'Natychmiastowy rabat' : `${sum} rabatu`),
    bundle: (pieces, sum) =>
      sum === null ? `${pieces} w\u00a0specjalnej cenie` : `${pieces} za ${sum}`,
    free: (pieces) => `${pieces}.\u00a0produkt bezpłatny`,
    nth: (pieces, percent) => `${pieces}.\u00a0produkt ${percent}% taniej`,
    delivery: 'Darmowa dostawa',
    gift: 'Prezent do zamówienia',
    points: (points) => `Dodatkowe punkty: ${points}`,
  },
};

/** A sum in words; null where shops of a language sell in several currencies, or none was typed. */
function sumIn(
  language: Language,
  amounts: Partial<Amounts>,
  currencies: readonly Currency[],
): string | null {
  const [currency, ...others] = new Set(currencies);
  const cents = currency === undefined ? undefined : amounts[currency];
  if (currency === undefined || cents === undefined || others.length > 0) return null;
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, options).format(cents / 100);
}

/** What shoppers could read of an effect; `currencies` are those of the shops that are read in the language. */
export function proposedLabel(
  language: Language,
  effect: PromotionEffect,
  currencies: readonly Currency[],
): string {
  const words = WORDS[language];
  switch (effect.kind) {
    case 'percent':
      return words.percent(effect.percent);
    case 'amount':
      return words.amount(sumIn(language, effect.amounts, currencies));
    case 'bundle':
      return words.bundle(effect.pieces, sumIn(language, effect.amounts, currencies));
    case 'nth':
      return effect.percent === 100
        ? words.free(effect.pieces)
        : words.nth(effect.pieces, effect.percent);
    case 'delivery':
      return words.delivery;
    case 'gift':
      return words.gift;
    case 'points':
      return words.points(effect.points);
  }
}
