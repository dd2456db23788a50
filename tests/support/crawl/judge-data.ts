/**
 * What search engines want to know of a thing before they show it in a richer way: their own lists
 * of required fields, by type (schema.org). A `|` stands between fields of which one is enough.
 */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebPage: ['name', 'url'],
  SizeSpecification: ['name'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item|url'],
  ItemList: ['itemListElement'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  ShippingService: ['shippingConditions'],
  ShippingConditions: ['shippingDestination', 'shippingRate'],
  DefinedRegion: ['addressCountry'],
  MonetaryAmount: ['currency', 'value|minValue|maxValue'],
  ServicePeriod: ['duration'],
  QuantitativeValue: ['value|minValue|maxValue', 'unitCode'],
  AggregateRating: ['ratingValue', 'reviewCount|ratingCount'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue'],
  ClothingStore: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  GeoCoordinates: ['latitude', 'longitude'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};
/** Types that nothing is required of. */
const FREE = new Set(['Brand', 'Person', 'EntryPoint']);

type Thing = Record<string, unknown>;

const isThing = (part: unknown): part is Thing =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
}

/** A maker is known by name and address. */
const requiredOf = (type: string, role: string) =>
  role === 'manufacturer' ? ['name', 'address'] : REQUIRED[type];

/** Names another thing of the page, and says nothing of it. */
const isReference = (thing: Thing) => Object.keys(thing).join() === '@id';

function judgeThing(thing: Thing, role: string): string[] {
  if (isReference(thing)) return [];
  const type = thing['@type'];
  if (typeof type !== 'string') return isSaid(thing['@graph']) ? [] : ['names a thing of no type'];
  const required = requiredOf(type, role);
  if (required === undefined) return FREE.has(type) ? [] : [`names a ${type}, which nobody judges`];
  return required
    .filter((fields) => !fields.split('|').some((field) => isSaid(thing[field])))
    .map((field) => `names a ${type} without ${field}`);
}

/** What the things that a page names lack, each kind of fault once. */
export function judgeData(blocks: readonly string[]): string[] {
  const faults = new Set<string>();
  const named = new Set<unknown>();
  const meant = new Set<unknown>();
  for (const block of blocks) {
    try {
      JSON.parse(block, (role, part: unknown) => {
        if (!isThing(part)) return part;
        for (const fault of judgeThing(part, role)) faults.add(fault);
        if (part['@id'] !== undefined) (isReference(part) ? meant : named).add(part['@id']);
        return part;
      });
    } catch {
      faults.add('has structured data that is no JSON');
    }
  }
  for (const id of meant) if (!named.has(id)) faults.add(`means ${id}, which it does not name`);
  return [...faults];
}
