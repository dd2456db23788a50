import { type DocumentField, fieldsOf } from './document-fields.ts';
import type { ProductDocument } from './product-document.schema.ts';
import type { FieldPlace, ProductDifference } from './product-version.schema.ts';

const isSame = ({ said }: DocumentField, one: ProductDocument, other: ProductDocument) =>
  JSON.stringify(said(one)) === JSON.stringify(said(other));

/** What two documents of one product differ in. */
export function differencesOf(
  before: ProductDocument,
  after: ProductDocument,
): ProductDifference[] {
  return fieldsOf([before, after])
    .filter((field) => !isSame(field, before, after))
    .map(({ place, said }) => ({ ...place, before: said(before), after: said(after) }));
}

/** Whether two places are the same field. */
export const isSamePlace = (one: FieldPlace, other: FieldPlace): boolean =>
  one.field === other.field &&
  one.lang === other.lang &&
  one.optionId === other.optionId &&
  one.size === other.size &&
  one.picture?.photoId === other.picture?.photoId;

/** A document with one field of another. */
export function withField(
  to: ProductDocument,
  from: ProductDocument,
  place: FieldPlace,
): ProductDocument {
  const field = fieldsOf([to, from]).find((one) => isSamePlace(one.place, place));
  return field === undefined ? to : field.copy(from, to);
}

export type MergedDocument = {
  document: ProductDocument;
  /** Fields that both changed, each to something else: `document` has what is `mine`. */
  contested: ProductDifference[];
  /** What the others changed. */
  theirs: ProductDifference[];
};

/**
 * What somebody typed over `base`, with what others have written since: their fields, but for those that
 * both changed.
 */
export function mergeDocuments(
  base: ProductDocument,
  theirs: ProductDocument,
  mine: ProductDocument,
): MergedDocument {
  let document = mine;
  const contested: ProductDifference[] = [];
  for (const field of fieldsOf([base, theirs])) {
    if (isSame(field, base, theirs)) continue;
    if (field.isUnion || isSame(field, mine, base)) document = field.copy(theirs, document);
    else if (!isSame(field, mine, theirs)) {
      contested.push({ ...field.place, before: field.said(mine), after: field.said(theirs) });
    }
  }
  return { document, contested, theirs: differencesOf(base, theirs) };
}

/** An earlier version as it can be written now: what came since and may not go stays. */
export const asRestored = (earlier: ProductDocument, now: ProductDocument): ProductDocument => {
  const united = fieldsOf([earlier, now])
    .filter(({ isUnion }) => isUnion)
    .reduce((document, field) => field.copy(earlier, document), now);
  return fieldsOf([earlier]).reduce(
    (document, field) => (field.isUnion ? document : field.copy(earlier, document)),
    united,
  );
};
