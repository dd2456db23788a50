import type { MarketingLabel } from '#src/domain/content/content.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { type Site, searchLink } from './site.ts';

type LabelCode = 'best-seller' | 'responsible' | 'last-sizes';
/** `more` is what a shopper would type to see all of them. */
type LabelWords = { title: string; banner: string; more?: string };

/** Words of marketing labels, by the code that products carry. */
const LABELS: Record<LabelCode, Record<Language, LabelWords>> = {
  'best-seller': {
    de: { title: 'Lieblingsstück', banner: 'Das wird in dieser Saison am liebsten gekauft.' },
    en: { title: 'Best seller', banner: 'One of this season’s favourites.' },
    es: { title: 'Top ventas', banner: 'De lo más vendido de la temporada.' },
    fr: { title: 'Coup de cœur', banner: 'Parmi les préférés de la saison.' },
    it: { title: 'Best seller', banner: 'Tra i più amati della stagione.' },
    pl: { title: 'Bestseller', banner: 'Jeden z największych przebojów tego sezonu.' },
  },
  responsible: {
    de: {
      title: 'Bewusst gewählt',
      banner: 'Mindestens die Hälfte der Fasern ist recycelt.',
      more: 'recycelt',
    },
    en: {
      title: 'Responsible choice',
      banner: 'At least half of the fibres are recycled.',
      more: 'recycled',
    },
    es: {
      title: 'Elección responsable',
      banner: 'Al menos la mitad de las fibras son recicladas.',
      more: 'reciclado',
    },
    fr: {
      title: 'Choix responsable',
      banner: 'La moitié des fibres au moins sont recyclées.',
      more: 'recyclé',
    },
    it: {
      title: 'Scelta responsabile',
      banner: 'Almeno metà delle fibre è riciclata.',
      more: 'riciclato',
    },
    pl: {
      title: 'Odpowiedzialny wybór',
      banner: 'Co najmniej połowa włókien pochodzi z recyklingu.',
      more: 'z recyklingu',
    },
  },
  'last-sizes': {
    de: { title: 'Letzte Größen', banner: 'Die meisten Größen sind schon vergriffen.' },
    en: { title: 'Last sizes', banner: 'Most sizes have already gone.' },
    es: { title: 'Últimas tallas', banner: 'Ya se han agotado casi todas las tallas.' },
    fr: { title: 'Dernières tailles', banner: 'La plupart des tailles sont déjà parties.' },
    it: { title: 'Ultime taglie', banner: 'Quasi tutte le taglie sono già esaurite.' },
    pl: { title: 'Ostatnie rozmiary', banner: 'Większość rozmiarów już się wyprzedała.' },
  },
};

/** What the editors of a shop write of products that carry a label. */
export function marketingLabels({ lang }: Site): MarketingLabel[] {
  return Object.entries(LABELS).map(([code, words]) => {
    const { title, banner, more } = words[lang];
    const url = more === undefined ? null : searchLink(title, more).url;
    return { code, title, url, marketing_banner: banner };
  });
}
