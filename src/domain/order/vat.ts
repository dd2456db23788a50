import { shopDay } from '#src/domain/shop/shop-day.ts';
import { bareCode } from '#src/domain/text/typed-text.ts';
import type { Order } from './order.schema.ts';

/**
 * Standard rates of value added tax where the shops deliver to, by country and territory.
 *
 * Sources: European Commission, Taxes in Europe Database (rates); Directive 2006/112/EC, articles
 * 5 to 7 (territories that its VAT area leaves out, and Monaco and the Isle of Man within it);
 * France: CGI articles 294 and 296; Switzerland: MWSTG articles 3, 4 and 25; Austria: UStG § 10 (4);
 * Germany: UStG § 1 (2); Italy: DPR 633/1972 articles 7 and 71, and for San Marino DM 21.6.2021;
 * Portugal: CIVA article 18; United Kingdom: VATA 1994, sections 1 and 30. Looked at in January 2026.
 */

/** Percent, or outside of the tax: nothing is charged, and the invoice says by which law. */
type Charge = number | 'outside';

/** What is charged from a day on (`YYYY-MM-DD`), the latest first. */
type Charges = readonly (readonly [from: string, charge: Charge])[];

const COUNTRIES: ReadonlyMap<string, Charges> = new Map(
  Object.entries<Charges>({
    AD: [['1993-01-01', 'outside']],
    AT: [['1984-01-01', 20]],
    BE: [['1996-01-01', 21]],
    CH: [['2024-01-01', 8.1]],
    DE: [['2021-01-01', 19]],
    DK: [['1992-01-01', 25]],
    ES: [['2012-09-01', 21]],
    FR: [['2014-01-01', 20]],
    GB: [['2011-01-04', 20]],
    IE: [['2021-03-01', 23]],
    IT: [['2013-10-01', 22]],
    // Taxed as Switzerland.
    LI: [['2024-01-01', 8.1]],
    LU: [['2024-01-01', 17]],
    // Taxed as France.
    MC: [['2014-01-01', 20]],
    NL: [['2012-10-01', 21]],
    PL: [['2011-01-01', 23]],
    PT: [['2011-01-01', 23]],
    SE: [['1990-07-01', 25]],
    // What private people are sent is taxed where it comes from.
    SM: [['2013-10-01', 22]],
    VA: [['1973-01-01', 'outside']],
  }),
);

/** Countries that we know the tax of, and so may deliver to. */
export const TAXED_COUNTRIES: readonly string[] = [...COUNTRIES.keys()];

/** Postcodes are matched in capitals, without spaces and dashes. */
type Territory = { country: string; postcodes: RegExp; charges: Charges };

/** Parts of a country that are taxed in another way than the whole; the first that matches counts. */
const TERRITORIES: readonly Territory[] = [
  // Jungholz and the Kleinwalsertal.
  { country: 'AT', postcodes: /^(6691|699[1-3])$/, charges: [['1984-01-01', 19]] },
  // Samnaun.
  { country: 'CH', postcodes: /^756[23]$/, charges: [['2010-01-01', 'outside']] },
  // Büsingen, and Heligoland.
  { country: 'DE', postcodes: /^(78266|27498)$/, charges: [['1993-01-01', 'outside']] },
  // Greenland.
  { country: 'DK', postcodes: /^39\d\d$/, charges: [['1985-02-01', 'outside']] },
  // The Canary Islands, Ceuta and Melilla.
  { country: 'ES', postcodes: /^(35|38|51|52)/, charges: [['1993-01-01', 'outside']] },
  // Saint-Barthélemy and Saint-Martin have postcodes among those of Guadeloupe.
  { country: 'FR', postcodes: /^(97133|97150)$/, charges: [['2007-07-15', 'outside']] },
  // Guadeloupe, Martinique, Réunion.
  { country: 'FR', postcodes: /^97[124]/, charges: [['2000-04-01', 8.5]] },
  // Guyane, Saint-Pierre-et-Miquelon, Mayotte, Saint-Barthélemy, Saint-Martin, the southern lands and
  // the territories of the Pacific. Monaco (980) is taxed as France, however its country is written.
  { country: 'FR', postcodes: /^(97[35-8]|98[4678])/, charges: [['1996-01-01', 'outside']] },
  // Jersey and Guernsey; the Isle of Man (IM) and Northern Ireland (BT) are taxed as the whole.
  { country: 'GB', postcodes: /^(JE|GY)\d/, charges: [['1973-04-01', 'outside']] },
  // Livigno and Campione d’Italia, with the postcodes that they had before.
  { country: 'IT', postcodes: /^(23041|23030|2206[01])$/, charges: [['2020-01-01', 'outside']] },
  // Madeira, then the Azores.
  { country: 'PT', postcodes: /^9[0-4]/, charges: [['2012-04-01', 22]] },
  { country: 'PT', postcodes: /^9[5-9]/, charges: [['2021-07-01', 16]] },
];

/**
 * By which law nothing is charged on what leaves the tax’s area, in the language of the shop that
 * sells: an invoice has to say it.
 */
const OUTSIDE: ReadonlyMap<string, string> = new Map([
  ['CH', 'TVA\u00a0: 0\u202f%, hors du champ de la taxe (art. 4 et 23 LTVA)'],
  ['DE', 'Steuerfreie Ausfuhrlieferung (§\u00a04 Nr.\u00a01 Buchst.\u00a0a, §\u00a06 UStG)'],
  ['ES', 'Entrega exenta de IVA (artículo\u00a021 de la Ley\u00a037/1992)'],
  ['FR', 'Exonération de TVA (articles\u00a0262\u00a0I et\u00a0294 du CGI)'],
  ['GB', 'Zero-rated export (section\u00a030(6) of the VAT Act\u00a01994)'],
  ['IT', 'Operazione non imponibile IVA (articoli\u00a08 e\u00a071 del DPR\u00a0633/1972)'],
  ['PL', 'Eksport towarów, stawka VAT 0% (art.\u00a041 ust.\u00a04 ustawy o\u00a0VAT)'],
]);

/** Percent of the tax; where nothing is charged, the statement of the law that says so. */
export type Vat = { rate: number; statement: string | null };

/** A rate that a country charges from a day on (`YYYY-MM-DD`), in percent. */
export type VatRate = { country: string; from: string; percent: number };

/** `createdAt` is an instant. */
type Taxable = { shippingAddress: TaxedAddress | null; createdAt: string };
type TaxedAddress = Pick<NonNullable<Order['shippingAddress']>, 'country' | 'zipCode'>;

/** What is charged on a day; before the first that is known, as on the first. */
function chargeOn(charges: Charges | undefined, day: string): Charge | undefined {
  return (charges?.find(([from]) => from <= day) ?? charges?.at(-1))?.[1];
}

/** What a country charges: what is known here, and what the shop has been told since. */
function chargesIn(country: string, announced: readonly VatRate[]): Charges | undefined {
  const announcedRates = announced
    .filter((rate) => rate.country === country)
    .map(({ from, percent }) => [from, percent] as const);
  const known = COUNTRIES.get(country) ?? [];
  // Of two for the same day the announced one counts.
  const all = [...announcedRates, ...known].sort(([one], [other]) =>
    one < other ? 1 : one > other ? -1 : 0,
  );
  return all.length === 0 ? undefined : all;
}

function chargesOf(
  { country, zipCode }: { country: string; zipCode: string },
  announced: readonly VatRate[],
) {
  const postcode = bareCode(zipCode);
  const territory = TERRITORIES.find(
    (one) => one.country === country && one.postcodes.test(postcode),
  );
  return territory?.charges ?? chargesIn(country, announced);
}

type TaxingShop = {
  countryCodeISO2: string;
  params: { vatRates: readonly VatRate[] };
};

/**
 * The tax of an order where it goes: of the shop's own country when nothing is shipped, or nothing
 * is known of where it goes. Rates that the shop was told of count from their day on.
 */
export function vatOf(
  { shippingAddress, createdAt }: Taxable,
  { countryCodeISO2: shopCountry, params: { vatRates } }: TaxingShop,
): Vat {
  const there = shippingAddress === null ? undefined : chargesOf(shippingAddress, vatRates);
  const charges = there ?? chargesIn(shopCountry, vatRates);
  const charge = chargeOn(charges, shopDay(new Date(createdAt), shopCountry)) ?? 0;
  if (charge !== 'outside') return { rate: charge, statement: null };
  return { rate: 0, statement: OUTSIDE.get(shopCountry) ?? null };
}

/** VAT that an amount contains, in cents; `rate` in percent. */
export function vatIn(grossCents: number, rate: number): number {
  return Math.round((grossCents * rate) / (100 + rate));
}
