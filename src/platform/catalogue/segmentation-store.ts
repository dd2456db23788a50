import { asc, sql } from 'drizzle-orm';
import type { Segmentation } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../database/database.ts';
import { segmentations } from './tables.ts';

/** The segmentation tree, parents before children, titled in one language. */
export async function findSegmentations(db: Queryable, lang: Language): Promise<Segmentation[]> {
  const rows = await db
    .select({
      segmentationId: segmentations.segmentationId,
      parentId: segmentations.parentId,
      title: sql<string>`${segmentations.titles} ->> ${lang}`,
    })
    .from(segmentations)
    .orderBy(asc(segmentations.position));
  return rows.map(({ segmentationId, parentId, title }) => ({
    segmentationId,
    parent: parentId === null ? null : { segmentationId: parentId },
    title,
  }));
}
