import { asc, eq, sql } from 'drizzle-orm';
import type { ProductWords } from '#src/domain/catalogue/new-product.schema.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../../shops/face.ts';
import { findOwnedFields } from '../../staff/face.ts';
import { families, familyTexts } from '../families/tables.ts';
import { brands, catalogueTerms, colours, segmentations } from '../goods-words/tables.ts';
import { currencyOfShop } from '../prices/price-points.ts';
import { ORIGINS, originName } from '../vocabularies/origins.ts';
import { segmentationOf } from '../vocabularies/segmentations.ts';
import { isRanged, SIZE_RANGES } from '../vocabularies/sizes.ts';

/** What a product document is written with, in the language of a caller. */
export async function readProductWords(
  db: Queryable,
  caller: StaffCaller,
  now: Date,
): Promise<ProductWords> {
  const { language = 'en' } = caller;
  const terms = await db.select().from(catalogueTerms).orderBy(asc(catalogueTerms.termId));
  const ofKind = (kind: string) =>
    terms
      .filter((term) => term.kind === kind)
      .map(({ termId: id, labels }) => ({ id, label: labels[language] }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const parent = sql<string | null>`(select above.title from family_texts above
    where above.family_id = ${families.parentId} and above.lang = ${language})`;
  const listed = await db
    .select({
      id: families.familyId,
      title: familyTexts.title,
      parent,
      sizeScale: families.sizeScale,
    })
    .from(families)
    .innerJoin(familyTexts, eq(familyTexts.familyId, families.familyId))
    .where(eq(familyTexts.lang, language))
    .orderBy(asc(families.parentId), asc(families.position));
  const booked = new Set(
    (await db.select({ id: segmentations.segmentationId }).from(segmentations)).map(({ id }) => id),
  );
  const known = await db.select().from(colours);
  const made = await db.select({ brand: brands.brand }).from(brands).orderBy(asc(brands.brand));
  return {
    families: listed
      .filter(({ id }) => booked.has(segmentationOf(id)))
      .map(({ id, title, parent: above, sizeScale }) => {
        const label = above === null ? title : `${above}: ${title}`;
        return {
          id,
          label,
          sizeScale,
          sizes: sizeScale === null || !isRanged(sizeScale) ? [] : [...SIZE_RANGES[sizeScale]],
        };
      }),
    colours: known
      .map(({ colourId: id, hex, labels }) => ({
        ...{ id, label: labels[language], hex, labels },
      }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    ...{ materials: ofKind('material'), care: ofKind('care') },
    countries: [...ORIGINS]
      .map((id) => ({ id, label: originName(id, language) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    brands: made.map(({ brand }) => brand),
    shops: (await findWebDomainsOf(db, caller)).map(({ domain: shop }) => ({
      ...{ shop, currency: currencyOfShop(shop) },
    })),
    owned: [...(await findOwnedFields(db, caller.id, now))].map(([group, by]) => ({ group, by })),
    isForAllShops: hasAllShops(caller),
  };
}
