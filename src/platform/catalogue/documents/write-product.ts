import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { DocumentEnvironment } from '#src/domain/catalogue/environmental-sheet.schema.ts';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { ProductSafety } from '#src/domain/catalogue/product-safety.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import { productFamilies } from '../families/tables.ts';
import { asMerged, brandOf } from '../goods-words/merged-words.ts';
import { brands, catalogueTerms } from '../goods-words/tables.ts';
import { productOptions, products, productTexts } from '../products/tables.ts';
import { slugOf } from '../slug-of.ts';
import type { GarmentKind } from '../vocabularies/garment-kinds.ts';
import { originNames } from '../vocabularies/origins.ts';
import type { Pattern } from '../vocabularies/patterns.ts';
import { segmentationOf } from '../vocabularies/segmentations.ts';
import { nextOptionId } from './new-ids.ts';
import { type Author, keepVersion } from './product-versions.ts';
import { readDocument } from './read-document.ts';
import { type WantedGtin, writeGtins } from './write-gtins.ts';
import { clearPlaces, putLast, writeOption } from './write-option.ts';
import { type RefusedSkus, type WrittenSize, writeSkus } from './write-skus.ts';

/** What is drawn of a product where it has no photograph. */
type Garment = {
  kind: GarmentKind | null;
  pattern: Pattern | null;
  /** Views of a colour. */
  views: PictureType[];
};

type Written = {
  productId: string;
  document: ProductDocument;
  /** As it was read; null for a new product. */
  before: ProductDocument | null;
  by: Author;
  /** The version that is gone back to. */
  restoredFrom?: number;
  /** Whose draft it was. */
  draftedBy?: string;
  /** What its URL is named in a language that is new; the name where left out. */
  slug?: string;
  /** Left out where it stays as it is. */
  garment?: Garment;
};

export type WrittenProduct = RefusedSkus & {
  isNew: boolean;
  /** As it is now. */
  document: ProductDocument;
  /** Sizes of its colours, by their ids in the order of the document. */
  colours: { optionId: string; sizes: WrittenSize[] }[];
  /** Skus of sizes and colours that the document does not have: they are sold out. */
  goneSkus: string[];
  /** Barcodes of the document that another size has. */
  takenGtins: string[];
};

/** A product that is added: what nobody said stays unsaid. */
const ADDED = {
  ...{ categoryLabel: 'STANDARD', tags: ['New' as const] },
  // Among the others in the order of relevance, not before or after all.
  popularity: 6_000,
};

/** Other products of a brand have the same maker, where nothing else is written of them. */
export async function rememberMaker(
  tx: Transaction,
  brand: string,
  safety: ProductSafety,
): Promise<void> {
  const ofBrand = { ...safety, warnings: '' };
  const known = await brandOf(tx, brand);
  const written = await tx
    .insert(brands)
    .values({ brand: known, safety: ofBrand })
    .onConflictDoUpdate({
      target: brands.brand,
      set: { safety: ofBrand },
      setWhere: sql`${brands.safety} is distinct from excluded.safety`,
    })
    .returning({ brand: brands.brand });
  if (written.length === 0) return;
  // They lack it no more.
  await tx.execute(sql`insert into listing_changes (product_id)
    select product_id from products where brand = ${known} and safety is null on conflict do nothing`);
}

/** The shops name a country in their languages once a product comes from there. */
async function rememberOrigin(tx: Transaction, code: string | null): Promise<void> {
  if (code === null) return;
  const term = { kind: 'country' as const, termId: code, labels: originNames(code) };
  await tx.insert(catalogueTerms).values(term).onConflictDoNothing();
}

function storedEnvironment(said: DocumentEnvironment | null) {
  if (said === null) return { environment: null, ecoDesign: false };
  const { ecoDesign, ...environment } = said;
  return { environment, ecoDesign };
}

/** Writes what is the same for all its colours; answers whether the product is new. */
async function writeSheet(
  tx: Transaction,
  { productId, document, garment }: Written,
  now: Date,
): Promise<boolean> {
  const { brand, families, sizeScale, materials, care, footwear, certificate } = document;
  const { originCountry, safety, environment, passportUrl } = document;
  const [main] = families;
  for (const code of [originCountry, environment?.weaving, environment?.dyeing]) {
    await rememberOrigin(tx, code || null);
  }
  if (brand !== null) await tx.insert(brands).values({ brand }).onConflictDoNothing();
  const sheet = {
    ...{ brand, sizeScale, materials, care, footwear, certificate, originCountry, safety },
    ...(main !== undefined && { segmentationId: segmentationOf(main) }),
    ...(environment !== undefined && storedEnvironment(environment)),
    ...(passportUrl !== undefined && { passportUrl }),
    ...(garment !== undefined && { kind: garment.kind, pattern: garment.pattern }),
  };
  const isKnown = await tx.$count(products, eq(products.productId, productId));
  if (isKnown > 0) await tx.update(products).set(sheet).where(eq(products.productId, productId));
  else {
    if (main === undefined) throw new Error('a new product needs a family');
    await tx.insert(products).values({
      ...{ ...ADDED, ...sheet },
      ...{ productId, segmentationId: segmentationOf(main), publishedAt: now },
    });
  }
  await tx.delete(productFamilies).where(eq(productFamilies.productId, productId));
  await insertRows(
    tx,
    productFamilies,
    families.map((familyId, place) => ({ productId, familyId, main: place === 0 })),
  );
  return isKnown === 0;
}

/** Writes the texts of each language that has one; a URL keeps its name. */
async function writeTexts(
  tx: Transaction,
  { productId, document: { texts }, slug }: Written,
): Promise<void> {
  const said = LANGUAGES.filter((lang) => texts[lang] !== undefined);
  const isOfProduct = eq(productTexts.productId, productId);
  await tx
    .delete(productTexts)
    .where(said.length === 0 ? isOfProduct : and(isOfProduct, notInArray(productTexts.lang, said)));
  for (const lang of said) {
    const text = texts[lang];
    if (text === undefined) continue;
    await tx
      .insert(productTexts)
      .values({ productId, lang, ...text, slug: slug ?? (slugOf(text.name) || 'product') })
      .onConflictDoUpdate({ target: [productTexts.productId, productTexts.lang], set: text });
  }
}

/** What a colour shows where it has no photograph: what it showed before, or one quiet picture. */
async function blankViews(tx: Transaction, optionId: string | null): Promise<PictureType[]> {
  const [known] =
    optionId === null
      ? []
      : await tx
          .select({ views: productOptions.pictureTypes })
          .from(productOptions)
          .where(eq(productOptions.optionId, optionId));
  return known?.views ?? ['AP'];
}

/**
 * Writes a product as its document says, new or known: the one place that does, for pages of the staff,
 * files and other systems, and keeps the version. Stock and prices are written by their own. The caller has
 * locked the lists.
 */
export async function writeProduct(
  tx: Transaction,
  asked: Written,
  now: Date,
): Promise<WrittenProduct> {
  const written = { ...asked, document: await asMerged(tx, asked.document) };
  const {
    productId,
    document,
    garment,
    before,
    by,
    restoredFrom = null,
    draftedBy = null,
  } = written;
  const isNew = await writeSheet(tx, written, now);
  await writeTexts(tx, written);
  await clearPlaces(tx, productId);
  const colours: WrittenProduct['colours'] = [];
  const gtins: WantedGtin[] = [];
  const refused: RefusedSkus = { takenSkus: [], lateSkus: [] };
  const goneSkus: string[] = [];
  for (const [
    position,
    { optionId: known, colour, pictures, sizes },
  ] of document.colours.entries()) {
    const pictureTypes = garment?.views ?? (await blankViews(tx, known));
    const optionId = known ?? (await nextOptionId(tx));
    await writeOption(tx, { optionId, productId, position, colour, pictureTypes, pictures });
    const done = await writeSkus(tx, optionId, sizes);
    colours.push({ optionId, sizes: done.sizes });
    gtins.push(...done.gtins);
    goneSkus.push(...done.goneSkus);
    refused.takenSkus.push(...done.takenSkus);
    refused.lateSkus.push(...done.lateSkus);
  }
  goneSkus.push(...(await putLast(tx, productId, document.colours.length)));
  const takenGtins = await writeGtins(tx, productId, gtins);
  const after = requireFound(await readDocument(tx, productId), 'NOT_FOUND');
  await keepVersion(tx, { productId, before, after, by, restoredFrom, draftedBy }, now);
  return { isNew, document: after, colours, goneSkus, takenGtins, ...refused };
}
