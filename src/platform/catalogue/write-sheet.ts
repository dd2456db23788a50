import { eq } from 'drizzle-orm';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { brands, productFamilies, products, productTexts } from './tables.ts';
import { segmentationOf } from './vocabularies/segmentations.ts';
import type { FamilyId } from './vocabularies/word-lists.ts';

type ProductRow = typeof products.$inferInsert;
type TextRow = typeof productTexts.$inferInsert;

/** What an import says of a product, in every language the same. */
export type ProductSheet = Pick<
  ProductRow,
  'kind' | 'pattern' | 'visibility' | 'brand' | 'safety' | 'sizeScale' | 'sizeChart'
> & {
  family: FamilyId;
  text: Pick<TextRow, 'name' | 'description' | 'slug' | 'keywords'>;
};

/** A product that is added: what nobody said stays unsaid. */
const ADDED = {
  ...{ categoryLabel: 'STANDARD', tags: ['New'], materials: [], care: [], originCountry: null },
  // Among the others in the order of relevance, not before or after all.
  popularity: 6_000,
} satisfies Partial<ProductRow>;

/** What a file may leave unsaid: of a known product it stays as it is. */
export type UnsaidField = keyof ProductSheet | 'description' | 'keywords';

const without = <T extends object>(fields: T, unsaid: ReadonlySet<string>): Partial<T> =>
  Object.assign(
    {},
    ...Object.entries(fields).flatMap(([name, value]) =>
      unsaid.has(name) ? [] : [{ [name]: value }],
    ),
  );

/**
 * Writes the sheet of a product, new or known; it has one family. Of a known product `unsaid` fields stay
 * as they are.
 */
export async function writeSheet(
  tx: Transaction,
  productId: string,
  { family, text, ...said }: ProductSheet,
  unsaid: ReadonlySet<UnsaidField>,
  now: Date,
): Promise<void> {
  const { brand, safety } = said;
  // Other products of the brand have the same maker, where nothing else is written of them.
  if (brand && safety?.manufacturer) {
    const ofBrand = { ...safety, warnings: '' };
    await tx
      .insert(brands)
      .values({ brand, safety: ofBrand })
      .onConflictDoUpdate({ target: brands.brand, set: { safety: ofBrand } });
  }
  const sheet = { ...said, segmentationId: segmentationOf(family) };
  const [known] = await tx
    .select({ productId: products.productId })
    .from(products)
    .where(eq(products.productId, productId));
  const change = without(unsaid.has('family') ? said : sheet, unsaid);
  await tx
    .insert(products)
    .values({ ...ADDED, ...sheet, productId, publishedAt: now })
    .onConflictDoUpdate({ target: products.productId, set: { ...change, productId } });
  await tx
    .insert(productTexts)
    .values(LANGUAGES.map((lang) => ({ productId, lang, ...text })))
    .onConflictDoUpdate({
      target: [productTexts.productId, productTexts.lang],
      set: without(text, unsaid),
    });
  if (known !== undefined && unsaid.has('family')) return;
  await tx.delete(productFamilies).where(eq(productFamilies.productId, productId));
  await tx.insert(productFamilies).values({ productId, familyId: family, main: true });
}
