import { asc, inArray } from 'drizzle-orm';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { returnPictures } from '../tables.ts';

/** What is known of the pictures of some returns, without the pictures. */
export async function findReturnPictures(
  db: Queryable,
  returnIds: readonly string[],
): Promise<(StaffOrder['returns'][number]['pictures'][number] & { returnId: string })[]> {
  if (returnIds.length === 0) return [];
  const { pictureId, returnId, lineId, addedBy } = returnPictures;
  return db
    .select({ pictureId, returnId, lineId, addedBy })
    .from(returnPictures)
    .where(inArray(returnId, [...returnIds]))
    .orderBy(asc(returnPictures.addedAt));
}
