import { fieldsOf } from './document-fields.ts';
import { differencesOf } from './product-differences.ts';
import type { ProductDocument } from './product-document.schema.ts';
import type { ProductField } from './product-version.schema.ts';

/** Fields of products that a key may own: the system behind it writes them, and nobody else does. */
export const FIELD_GROUPS = ['texts', 'sheet', 'pictures', 'prices', 'stock'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** No key owns colours and sizes: the staff who sell them add them. */
const GROUP_OF: Partial<Record<ProductField, FieldGroup>> = {
  ...{ name: 'texts', description: 'texts', keywords: 'texts' },
  ...{ searchTitle: 'texts', searchDescription: 'texts', passportUrl: 'sheet' },
  ...{ brand: 'sheet', families: 'sheet', materials: 'sheet', care: 'sheet', footwear: 'sheet' },
  ...{ certificate: 'sheet', environment: 'sheet' },
  ...{ originCountry: 'sheet', manufacturer: 'sheet', responsible: 'sheet', warnings: 'sheet' },
  ...{ gtin: 'sheet', pictures: 'pictures', alt: 'pictures', focus: 'pictures' },
};

/** Groups of which a document says something else than before. */
export function groupsChanged(before: ProductDocument, after: ProductDocument): FieldGroup[] {
  const groups = differencesOf(before, after).flatMap(({ field }) => GROUP_OF[field] ?? []);
  return [...new Set(groups)];
}

/** A document that says of some groups what was there before. */
export function withGroupsOf(
  before: ProductDocument,
  wanted: ProductDocument,
  groups: ReadonlySet<FieldGroup>,
): ProductDocument {
  return fieldsOf([before, wanted]).reduce((document, { place, copy }) => {
    const group = GROUP_OF[place.field];
    return group !== undefined && groups.has(group) ? copy(before, document) : document;
  }, wanted);
}
