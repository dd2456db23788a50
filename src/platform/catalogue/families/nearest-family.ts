import { asc, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/database.ts';
import { FAMILIES } from '../vocabularies/families.ts';
import { families } from './tables.ts';

/** The ways up of the tree that shops open with. */
const PARENTS: ReadonlyMap<string, string | null> = new Map(
  FAMILIES.map(({ familyId, parentId }) => [familyId, parentId]),
);

function wayUp(familyId: string): string[] {
  const parentId = PARENTS.get(familyId) ?? null;
  return [familyId, ...(parentId === null ? [] : wayUp(parentId))];
}

/**
 * A family that shops open with; where it was deleted, the nearest above it that is left, else the first
 * of all. Null where products can be put into none.
 */
export async function nearestFamily(db: Queryable, familyId: string): Promise<string | null> {
  const way = wayUp(familyId);
  const left = await db
    .select({ familyId: families.familyId })
    .from(families)
    .where(inArray(families.familyId, way));
  const nearest = way.find((id) => left.some((family) => family.familyId === id));
  if (nearest !== undefined) return nearest;
  const [first] = await db
    .select({ familyId: families.familyId })
    .from(families)
    .where(sql`${families.role} is distinct from 'sale'`)
    .orderBy(asc(families.position))
    .limit(1);
  return first?.familyId ?? null;
}
