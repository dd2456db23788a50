import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../kernel/database/database.ts';
import { families } from './tables.ts';
import { FAMILIES } from './vocabularies/families.ts';

/** The ways up of the tree that shops open with. */
const PARENTS: ReadonlyMap<string, string | null> = new Map(
  FAMILIES.map(({ familyId, parentId }) => [familyId, parentId]),
);

/**
 * A family that shops open with; where it was deleted, the nearest above it that is left, else the first
 * of all. Null where products can be put into none.
 */
export async function nearestFamily(db: Queryable, familyId: string): Promise<string | null> {
  const kept = await db
    .select({ familyId: families.familyId })
    .from(families)
    .where(sql`${families.role} is distinct from 'sale'`)
    .orderBy(asc(families.position));
  const ids = new Set(kept.map((family) => family.familyId));
  let id: string | null = familyId;
  while (id !== null && !ids.has(id)) id = PARENTS.get(id) ?? null;
  return id ?? kept[0]?.familyId ?? null;
}
