import { dutiesIn, owes, type ServingShop } from './duties.ts';

/** Who sells in a shop: what its legal pages, invoices and offers must name. */

export const SELLER_FIELDS = [
  /** With the legal form. */
  'name',
  /** In one line, as it is written in the country. */
  'address',
  /** Who speaks for it in law. */
  'representative',
  /** As letters name it: "au capital de 50 000 €". */
  'capital',
  /** The register and the number in it. */
  'register',
  /** The court that keeps the register, or the part of the country that it is in. */
  'registeredIn',
  'vatId',
  'phone',
  'email',
  /** The unique number of extended producer responsibility (code de l’environnement, L541-10-13). */
  'epr',
  /** Who answers in the Union for products of a seller outside of it (regulation (EU) 2023/988). */
  'responsibleName',
  'responsibleAddress',
  'responsibleContact',
  /** Who settles disputes with consumers. */
  'mediator',
  /** Who hosts the site, with address and phone (loi 2004-575, article 1-1). */
  'host',
] as const;
export type SellerField = (typeof SELLER_FIELDS)[number];
/** Empty where nobody has said. */
export type Seller = Record<SellerField, string>;

export function isSellerField(name: string): name is SellerField {
  return SELLER_FIELDS.some((field) => field === name);
}

export const NO_SELLER: Seller = {
  name: '',
  address: '',
  representative: '',
  capital: '',
  register: '',
  registeredIn: '',
  vatId: '',
  phone: '',
  email: '',
  epr: '',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
  mediator: '',
  host: '',
};

/**
 * What only the law of some countries asks for. Capital: code de commerce R123-238, codice civile 2250,
 * kodeks spółek handlowych 206. The register's court or place: GmbHG section 35a, Companies (Trading
 * Disclosures) Regulations 2015, codice civile 2250, kodeks spółek handlowych 206.
 */
const ONLY_IN: Partial<Record<SellerField, readonly string[]>> = {
  capital: ['FR', 'IT', 'PL'],
  registeredIn: ['DE', 'GB', 'IT', 'PL'],
  epr: ['FR'],
  mediator: ['FR'],
  host: ['FR'],
};

const RESPONSIBLE: readonly SellerField[] = [
  'responsibleName',
  'responsibleAddress',
  'responsibleContact',
];

/** Whether the law of where a shop is, or of where it delivers to, asks for a field. */
function isAskedFor(field: SellerField, shop: ServingShop): boolean {
  const { countryCodeISO2: country } = shop;
  if (RESPONSIBLE.includes(field)) {
    return !dutiesIn({ country }).responsiblePerson && owes(shop, 'responsiblePerson');
  }
  return ONLY_IN[field]?.includes(country) ?? true;
}

/** The fields that a shop must fill and that are empty. */
export function missingSellerFields(seller: Seller, shop: ServingShop): SellerField[] {
  return SELLER_FIELDS.filter((field) => seller[field].trim() === '' && isAskedFor(field, shop));
}

/** The seller as letters and invoices name it; empty where nobody has said who it is. */
export function sellerLines(seller: Seller): string[] {
  const { name, capital, address, register, registeredIn, vatId } = seller;
  if (name === '') return [];
  const together = (parts: string[]) => parts.filter((part) => part !== '').join(', ');
  return [together([name, capital]), address, together([registeredIn, register]), vatId].filter(
    (line) => line !== '',
  );
}
