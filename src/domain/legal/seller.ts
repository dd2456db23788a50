/** Who sells in a shop: what its legal pages, invoices and offers must name. */

export const SELLER_FIELDS = [
  /** With the legal form. */
  'name',
  /** In one line, as it is written in the country. */
  'address',
  /** Who speaks for it in law. */
  'representative',
  /** The register and the number in it. */
  'register',
  'vatId',
  'phone',
  'email',
  /** The unique number of extended producer responsibility (code de l’environnement, L541-10-13). */
  'epr',
  /** Who settles disputes with consumers. */
  'mediator',
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
  register: '',
  vatId: '',
  phone: '',
  email: '',
  epr: '',
  mediator: '',
};

/** What only the law of one country asks for. */
const ONLY_IN: Partial<Record<SellerField, string>> = { epr: 'FR', mediator: 'FR' };

/** The fields that a shop of a country must fill and that are empty. */
export function missingSellerFields(seller: Seller, country: string): SellerField[] {
  return SELLER_FIELDS.filter(
    (field) => seller[field].trim() === '' && (ONLY_IN[field] ?? country) === country,
  );
}

/** The seller as a letterhead names it; empty where nobody has said who it is. */
export function sellerLines({ name, address, vatId }: Seller): string[] {
  return name === '' ? [] : [name, address, vatId].filter((line) => line !== '');
}
