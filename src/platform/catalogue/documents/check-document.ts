import { inArray } from 'drizzle-orm';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { families } from '../families/tables.ts';
import { asMerged } from '../goods-words/merged-words.ts';
import { catalogueTerms, type TermKind } from '../goods-words/tables.ts';
import { checkDigit } from '../products/gtin.ts';
import { ORIGINS } from '../vocabularies/origins.ts';
import type { WrittenProduct } from './write-product.ts';

const refuse = (field: string) => new DomainError('PRODUCT_INVALID', { field });

const hasTwice = (values: readonly string[]) => new Set(values).size !== values.length;

async function requireTerms(
  tx: Transaction,
  kind: TermKind,
  ids: readonly string[],
  field: string,
) {
  if (ids.length === 0) return;
  const known = await tx
    .select({ kind: catalogueTerms.kind, termId: catalogueTerms.termId })
    .from(catalogueTerms)
    .where(inArray(catalogueTerms.termId, [...ids]));
  const own = new Set(known.filter((one) => one.kind === kind).map(({ termId }) => termId));
  if (ids.some((id) => !own.has(id))) throw refuse(field);
}

/** Whether what a document had is in it still: colours, and sizes of each. */
function isKept(before: ProductDocument, after: ProductDocument): boolean {
  return before.colours.every(({ optionId, sizes }) => {
    const same = after.colours.find((one) => one.optionId === optionId);
    const left = new Set(same?.sizes.map(({ size }) => size));
    return same !== undefined && sizes.every(({ size }) => left.has(size));
  });
}

/**
 * A document that somebody typed, with the photographs that are there; throws PRODUCT_INVALID, which names
 * the field. `before` is null for a new product; photographs may be those of an `earlier` version.
 */
export async function checkDocument(
  tx: Transaction,
  typed: ProductDocument,
  before: ProductDocument | null,
  earlier: ProductDocument | null = null,
): Promise<ProductDocument> {
  const document = await asMerged(tx, typed);
  const { families: listed, materials, care, originCountry, colours, texts } = document;
  if (Object.keys(texts).length === 0) throw refuse('texts');
  if (before === null && (listed.length === 0 || colours.length === 0)) throw refuse('families');
  if (listed.length > 0) {
    const many = await tx.$count(families, inArray(families.familyId, listed));
    if (many !== listed.length) throw refuse('families');
  }
  await requireTerms(
    tx,
    'material',
    materials.map(({ materialId }) => materialId),
    'materials',
  );
  await requireTerms(tx, 'care', care, 'care');
  if (originCountry !== null && !ORIGINS.has(originCountry)) throw refuse('originCountry');
  const { weaving = '', dyeing = '' } = document.environment ?? {};
  if ([weaving, dyeing].some((code) => code !== '' && !ORIGINS.has(code))) {
    throw refuse('environment');
  }
  const percents = materials.reduce((sum, { percent }) => sum + percent, 0);
  if (materials.length > 0 && percents !== 100) throw refuse('materials');
  if (hasTwice(colours.map(({ colour }) => colour.colourId))) throw refuse('colours');
  if (colours.some(({ sizes }) => hasTwice(sizes.map(({ size }) => size)))) throw refuse('sizes');
  const gtins = colours.flatMap(({ sizes }) => sizes.flatMap(({ gtin }) => gtin ?? []));
  if (hasTwice(gtins) || gtins.some((gtin) => checkDigit(gtin.slice(0, 12)) !== Number(gtin[12]))) {
    throw refuse('gtin');
  }
  const known = new Map(before?.colours.map((one) => [one.optionId, one]));
  if (colours.some(({ optionId }) => optionId !== null && !known.has(optionId))) {
    throw refuse('colours');
  }
  if (before !== null && !isKept(before, document)) throw refuse('colours');
  return {
    ...document,
    // Photographs are sent by their own call: here they are put in order, described and taken away.
    colours: colours.map((one) => {
      const of = (document: ProductDocument | null) =>
        document?.colours.find(({ optionId }) => optionId === one.optionId)?.pictures ?? [];
      const now = of(before);
      const came = new Set(now.map(({ photoId }) => photoId));
      const kept =
        one.optionId === null
          ? []
          : [...now, ...of(earlier).filter(({ photoId }) => !came.has(photoId))];
      const source = new Map(kept.map((photo) => [photo.photoId, photo.source]));
      const named = new Map(one.pictures.map((photo) => [photo.photoId, photo]));
      return {
        ...one,
        pictures: [...named.values()].flatMap((photo) => {
          const from = source.get(photo.photoId);
          return from === undefined ? [] : { ...photo, source: from };
        }),
      };
    }),
  };
}

/** Throws PRODUCT_INVALID where a sku or a barcode was not to be had; the caller's transaction ends. */
export function requireTaken({ takenSkus, lateSkus, takenGtins }: WrittenProduct): void {
  if (takenSkus.length > 0 || lateSkus.length > 0) throw refuse('sku');
  if (takenGtins.length > 0) throw refuse('gtin');
}
