import { LEGAL_PAGES, type LegalPageName } from './legal-pages.ts';

/**
 * What the law of the country that a parcel goes to asks of a sale to a consumer there, wherever the
 * seller sits: a shop that directs its offers to a country is bound by the duties of its consumers
 * (regulation (EC) 593/2008, article 6). VAT has a table of its own (`domain/order/vat.ts`).
 *
 * Sources: directive 2011/83/EU, articles 6 (1) and 8, with implementing regulation (EU) 2025/1960
 * (notice on the legal guarantee); regulation (EU) 2023/988, articles 16 and 19 (responsible person in
 * the Union), which holds in Northern Ireland, too (Windsor Framework, annex 2); directive (EU)
 * 2023/2225, article 8 (warning beside figures of a credit, one without interest included). Looked at in
 * November 2026.
 */
export type Duties = {
  /** The notice on the legal guarantee, before the order and in its mail. */
  guaranteeNotice: boolean;
  /** Somebody in the Union answers for products of a maker outside of it, and is named in the offer. */
  responsiblePerson: boolean;
  /** Beside what a credit costs, that borrowing costs money. */
  creditWarning: boolean;
};

const IN_THE_UNION: Duties = {
  guaranteeNotice: true,
  responsiblePerson: true,
  creditWarning: true,
};
const NONE: Duties = { guaranteeNotice: false, responsiblePerson: false, creditWarning: false };

const DUTIES: ReadonlyMap<string, Duties> = new Map([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE'].map(
    (country) => [country, IN_THE_UNION] as const,
  ),
  ...['IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'].map(
    (country) => [country, IN_THE_UNION] as const,
  ),
]);
const NORTHERN_IRELAND: Duties = { ...NONE, responsiblePerson: true };

/** Where a parcel goes; `country` in ISO 3166-1 alpha-2. */
type Place = { country: string; zipCode?: string };

/** The duties of a sale that is sent to a place. */
export function dutiesIn({ country, zipCode = '' }: Place): Duties {
  if (country === 'GB' && /^BT\d/i.test(zipCode.trim())) return NORTHERN_IRELAND;
  return DUTIES.get(country) ?? NONE;
}

/** Of an order, or of a cart whose place is not known yet, which is asked for by the shop's country. */
export const dutiesOf = (place: Place | null, shop: { countryCodeISO2: string }): Duties =>
  dutiesIn(place ?? { country: shop.countryCodeISO2 });

/** A shop, and where it delivers to. */
export type ServingShop = {
  countryCodeISO2: string;
  params: { deliveryCountries: readonly string[] };
};

/** Whether any country that a shop delivers to asks for something. */
export const owes = ({ countryCodeISO2, params }: ServingShop, duty: keyof Duties): boolean =>
  [countryCodeISO2, ...params.deliveryCountries].some((country) => dutiesIn({ country })[duty]);

/** The legal pages that a shop must have, by the law of the countries that it delivers to. */
export function legalPagesOf(shop: ServingShop): LegalPageName[] {
  return LEGAL_PAGES.filter((page) => page !== 'guarantee' || owes(shop, 'guaranteeNotice'));
}
