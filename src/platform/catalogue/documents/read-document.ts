import { sql } from 'drizzle-orm';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { inGalleryOrder } from './write-option.ts';

/** Its photographs are in no order yet. */
type Row = Omit<ProductDocument, 'colours'> & {
  colours: (Omit<ProductDocument['colours'][number], 'pictures'> & {
    pictures: Parameters<typeof inGalleryOrder>[0];
  })[];
};

/** A document that was kept before products had certificates. */
export const withCertificate = ({
  certificate = null,
  ...kept
}: Omit<ProductDocument, 'certificate'> & Partial<ProductDocument>): ProductDocument => ({
  ...kept,
  certificate,
});

/** Products as `writeProduct` wrote them, by their ids. */
export async function readDocuments(
  db: Queryable,
  productIds: readonly string[],
): Promise<Map<string, ProductDocument>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; document: Row }>(sql`
    select p.product_id as id, jsonb_build_object(
      'texts', (select coalesce(jsonb_object_agg(t.lang, jsonb_build_object(
          'name', t.name, 'description', t.description, 'keywords', t.keywords,
          'searchTitle', t.search_title, 'searchDescription', t.search_description)), '{}')
        from product_texts t where t.product_id = p.product_id),
      'brand', p.brand,
      'families', (select coalesce(jsonb_agg(f.family_id order by f.main desc, f.family_id), '[]')
        from product_families f where f.product_id = p.product_id),
      'sizeScale', p.size_scale, 'materials', p.materials, 'care', p.care, 'footwear', p.footwear, 'certificate', p.certificate,
      'environment', '{"weaving": "", "dyeing": ""}'::jsonb || p.environment || jsonb_build_object('ecoDesign', p.eco_design),
      'originCountry', p.origin_country, 'passportUrl', p.passport_url, 'safety', p.safety,
      'colours', (select coalesce(jsonb_agg(jsonb_build_object(
          'optionId', o.option_id,
          'colour', jsonb_build_object('colourId', c.colour_id, 'hex', c.hex, 'labels', c.labels),
          'sizes', (select coalesce(jsonb_agg(jsonb_build_object(
              'size', s.size, 'sku', s.sku, 'gtin', s.gtin) order by s.position), '[]')
            from skus s where s.option_id = o.option_id),
          'pictures', (select coalesce(jsonb_agg(jsonb_build_object(
              'type', f.type, 'photoId', f.photo_id, 'source', f.source, 'alt', f.alt, 'focus', f.focus)), '[]')
            from option_photos f where f.option_id = o.option_id)
          ) order by o.position), '[]')
        from product_options o join colours c on c.colour_id = o.colour_id
        where o.product_id = p.product_id)
    ) as document
    from products p where p.product_id in ${[...productIds]}`);
  return new Map(
    rows.map(({ id, document }) => [
      id,
      {
        ...document,
        colours: document.colours.map((colour) => ({
          ...colour,
          pictures: inGalleryOrder(colour.pictures),
        })),
      },
    ]),
  );
}

/** A product as `writeProduct` wrote it; null where there is none. */
export async function readDocument(
  db: Queryable,
  productId: string,
): Promise<ProductDocument | null> {
  return (await readDocuments(db, [productId])).get(productId) ?? null;
}
