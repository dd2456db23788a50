import { and, sql } from 'drizzle-orm';
import type { FieldGroup } from '#src/domain/catalogue/field-owners.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { Queryable } from '#src/platform/kernel/database/database.ts';
import type { StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { isWorking } from './keys.ts';
import { staffKeys } from './tables.ts';

/** Groups of fields of products that keys own, each with the name of a key that does. */
export type OwnedFields = ReadonlyMap<FieldGroup, string>;

/** What working keys own, but for what a caller or sender owns itself. */
export async function findOwnedFields(
  db: Queryable,
  writerId: string | null,
  now: Date,
): Promise<OwnedFields> {
  const owners = await db
    .select({ keyId: staffKeys.keyId, name: staffKeys.name, owns: staffKeys.owns })
    .from(staffKeys)
    .where(and(isWorking(now), sql`${staffKeys.owns} <> '[]'`))
    .orderBy(staffKeys.name);
  const own = new Set(owners.find(({ keyId }) => keyId === writerId)?.owns);
  return new Map(
    owners.flatMap(({ name, owns }) =>
      owns.filter((group) => !own.has(group)).map((group): [FieldGroup, string] => [group, name]),
    ),
  );
}

/** Throws FIELD_OWNED, which names the key, where another key owns one of some groups. */
export async function requireOwn(
  db: Queryable,
  { id }: Pick<StaffCaller, 'id'>,
  groups: readonly FieldGroup[],
  now: Date,
): Promise<void> {
  if (groups.length === 0) return;
  const owned = await findOwnedFields(db, id, now);
  const [owner] = groups.flatMap((group) => owned.get(group) ?? []);
  if (owner !== undefined) throw new DomainError('FIELD_OWNED', { field: owner });
}
