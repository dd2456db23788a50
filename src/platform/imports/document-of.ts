import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { scaleOfSizes } from '#src/domain/size/size-label.ts';
import type { GarmentKind, Photo } from '../catalogue/face.ts';
import type { Column } from './export-columns.ts';
import type { ImportedProduct } from './gather-products.ts';
import { guessColour } from './guess-colour.ts';
import type { GuessedGarment } from './guess-garment.ts';
import type { ImportedVariant } from './read-variant.ts';

/** What may be sold by inches of waist and length. */
const TROUSERS: ReadonlySet<GarmentKind> = new Set<GarmentKind>([
  'jeans-straight',
  'jeans-wide',
  'chinos',
]);

/** What Google Merchant Center takes. */
const LONGEST_BRAND = 70;

/** The columns that a field is read from: where a file has none of them, it leaves the field alone. */
const SAID_BY = {
  description: ['description'],
  brand: ['vendor'],
  visibility: ['published', 'status'],
  safety: [
    ...(['manufacturerName', 'manufacturerAddress', 'manufacturerContact'] as const),
    ...(['responsibleName', 'responsibleAddress', 'responsibleContact', 'warnings'] as const),
  ],
  footwear: ['shoeUpper', 'shoeLining', 'shoeSole'],
  keywords: ['type', 'category', 'tags'],
  kind: ['type', 'category', 'tags'],
  family: ['type', 'category', 'tags', 'gender', 'ageGroup'],
  gtin: ['barcode'],
} as const satisfies Record<string, readonly Column[]>;

/** Whether a file says something of a field. */
export function isSaid(field: keyof typeof SAID_BY, columns: ReadonlySet<Column>): boolean {
  const said: readonly Column[] = SAID_BY[field];
  return said.some((one) => columns.has(one));
}

/** The colours of an export as it names them, in their order. */
export const colourKeys = (variants: readonly ImportedVariant[]): string[] => [
  ...new Set(variants.map(({ colour }) => colour)),
];

/** A colour of the shop, or one that has its name in the language of the file and in no other yet. */
function colourOf(name: string, title: string, language: Language) {
  const { row, isOwn } = guessColour(name, title);
  if (!isOwn) return row;
  const labels = { de: '', en: '', es: '', fr: '', it: '', pl: '' };
  return { ...row, labels: { ...labels, [language]: name } };
}

export type Gathered = {
  product: ImportedProduct;
  garment: GuessedGarment;
  /** Where its words have it listed. */
  families: string[];
  language: Language;
  columns: ReadonlySet<Column>;
  /** Photographs by colour; a colour without is not in it. */
  byColour: ReadonlyMap<string, readonly Photo[]>;
  /** Ids of its colours by their names in the export. */
  optionIds: ReadonlyMap<string, string>;
};

/** A product as a file says it; what the file does not say stays as it was. */
export function documentOf(gathered: Gathered, before: ProductDocument | null): ProductDocument {
  const { product, garment, families, language, columns, byColour, optionIds } = gathered;
  const { title, description, vendor, kind, safety, footwear, variants } = product;
  const isOurs = (field: Parameters<typeof isSaid>[0]) => before === null || isSaid(field, columns);
  const text = before?.texts[language];
  const isTrousers = garment.kind !== null && TROUSERS.has(garment.kind);
  const colours = colourKeys(variants).map((colour) => {
    const optionId = optionIds.get(colour) ?? null;
    const known = before?.colours.find((one) => one.optionId === optionId);
    const photos = byColour.get(colour) ?? known?.pictures ?? [];
    return {
      ...{ optionId, colour: colourOf(colour, title, language) },
      pictures: photos.map(({ photoId, source }) => {
        const same = known?.pictures.find((one) => one.photoId === photoId);
        return { alt: {}, focus: null, ...same, photoId, source };
      }),
      sizes: variants
        .filter((variant) => variant.colour === colour)
        .map(({ size, sku, gtin }) => {
          const same = known?.sizes.find((one) => one.size === size);
          return { size, sku, gtin: isOurs('gtin') ? gtin : (same?.gtin ?? null) };
        }),
    };
  });
  return {
    texts: {
      ...before?.texts,
      [language]: {
        ...text,
        name: title,
        description: isOurs('description') || !text ? description : text.description,
        keywords: isOurs('keywords') || !text ? `${kind} ${vendor}` : text.keywords,
      },
    },
    brand: isOurs('brand') || !before ? vendor.slice(0, LONGEST_BRAND) || null : before.brand,
    families: isOurs('family') || !before ? families : before.families,
    sizeScale: scaleOfSizes(
      garment.sizes,
      isTrousers,
      variants.map(({ size }) => size),
    ),
    materials: before?.materials ?? [],
    care: before?.care ?? [],
    footwear: isOurs('footwear') || !before ? footwear : before.footwear,
    certificate: before?.certificate ?? null,
    environment: before?.environment ?? null,
    passportUrl: before?.passportUrl ?? null,
    originCountry: before?.originCountry ?? null,
    safety: isOurs('safety') || !before ? safety : before.safety,
    colours,
  };
}
