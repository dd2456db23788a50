import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { hasAllShops, refundLimitOf, toGrant } from '#src/domain/staff/grants.ts';
import type { listKeys, rotateKey as rotateCall } from '#src/domain/staff/key.calls.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { keyBodySchema, StaffKey } from '#src/domain/staff/staff.schema.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '#src/platform/kernel/database/database.ts';
import type { StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { audit } from './audit.ts';
import { containing } from './like-patterns.ts';
import { assertMayGive, grantsOf, type StaffDeps } from './staff-deps.ts';
import { staffKeySecrets, staffKeys, staffMembers } from './tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Known by its beginning, to people and to programs that search for leaked keys. */
const PREFIX = 'staffkey_';
const HINT_LENGTH = PREFIX.length + 4;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

type Row = typeof staffKeys.$inferSelect;

export const isWorking = (now: Date) =>
  and(isNull(staffKeys.endedAt), or(isNull(staffKeys.endsAt), gt(staffKeys.endsAt, now)));

/** The key that a secret opens now; notes its use, once a minute. Null for any other text. */
export async function findKeyBySecret(
  database: Database,
  secret: string,
  now: Date,
): Promise<Row | null> {
  if (!secret.startsWith(PREFIX)) return null;
  const [found] = await database
    .select()
    .from(staffKeySecrets)
    .innerJoin(staffKeys, eq(staffKeys.keyId, staffKeySecrets.keyId))
    .where(
      and(
        eq(staffKeySecrets.secretHash, hashOf(secret)),
        or(isNull(staffKeySecrets.endsAt), gt(staffKeySecrets.endsAt, now)),
        isWorking(now),
      ),
    );
  if (found === undefined) return null;
  const { keyId, lastUsedAt } = found.staff_keys;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= MINUTE) {
    await database.update(staffKeys).set({ lastUsedAt: now }).where(eq(staffKeys.keyId, keyId));
  }
  return found.staff_keys;
}

async function toKeys(db: Queryable, rows: readonly Row[], now: Date): Promise<StaffKey[]> {
  const ids = rows.map(({ keyId }) => keyId);
  const secrets =
    ids.length === 0
      ? []
      : await db.select().from(staffKeySecrets).where(inArray(staffKeySecrets.keyId, ids));
  const secretsOf = Map.groupBy(secrets, ({ keyId }) => keyId);
  const makers = rows.flatMap(({ makerId }) => (makerId === null ? [] : [makerId]));
  const gone = new Set(
    (makers.length === 0
      ? []
      : await db
          .select({ memberId: staffMembers.memberId })
          .from(staffMembers)
          .where(and(inArray(staffMembers.memberId, makers), eq(staffMembers.state, 'removed')))
    ).map(({ memberId }) => memberId),
  );
  return rows.map(({ keyId, ...row }) => {
    const own = secretsOf.get(keyId) ?? [];
    const previous = own.find(({ endsAt }) => endsAt !== null && endsAt > now);
    return {
      id: keyId,
      name: row.name,
      permissions: [...row.permissions],
      shops: row.shops === null ? null : [...row.shops],
      owns: [...row.owns],
      hint: own.find(({ endsAt }) => endsAt === null)?.hint ?? '',
      createdAt: row.createdAt.toISOString(),
      createdBy: row.createdBy,
      isMakerRemoved: row.makerId !== null && gone.has(row.makerId),
      endsAt: row.endsAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      previousUntil: previous?.endsAt?.toISOString() ?? null,
    };
  });
}

/** Keys that work in the caller's shops alone; all of them for who has all shops. */
const isWithin = (caller: StaffCaller): SQL | undefined =>
  hasAllShops(caller)
    ? undefined
    : sql`${staffKeys.shops} <@ ${JSON.stringify([...caller.shops])}::jsonb`;

type Asked = z.output<typeof listKeys.request.query>;

export async function findKeys(
  { database, now }: StaffDeps,
  caller: StaffCaller,
  { q, state, sort, order, ...page }: Asked,
) {
  const working = isWorking(now());
  const where = and(
    isWithin(caller),
    q === undefined ? undefined : ilike(staffKeys.name, containing(q)),
    state === undefined || working === undefined
      ? undefined
      : state === 'working'
        ? working
        : not(working),
  );
  const { limit, offset } = rowsOf(page);
  const rows = await database
    .select()
    .from(staffKeys)
    .where(where)
    .orderBy((order === 'asc' ? asc : desc)(staffKeys[sort]), asc(staffKeys.keyId))
    .limit(limit)
    .offset(offset);
  const [all] = await database.select({ total: count() }).from(staffKeys).where(where);
  return { values: await toKeys(database, rows, now()), total: all?.total ?? 0 };
}

export async function findKey(
  db: Queryable,
  caller: StaffCaller,
  keyId: string,
  now: Date,
): Promise<StaffKey> {
  const isIt = and(eq(staffKeys.keyId, keyId), isWithin(caller));
  const rows = await db.select().from(staffKeys).where(isIt);
  const [key] = await toKeys(db, rows, now);
  return requireFound(key, 'NOT_FOUND');
}

/** Gives a key a secret that is known to nobody; answers it, for this once. */
async function addSecret(tx: Transaction, keyId: string, now: Date): Promise<string> {
  const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const hint = secret.slice(0, HINT_LENGTH);
  const row = { secretHash: hashOf(secret), keyId, hint, createdAt: now };
  await tx.insert(staffKeySecrets).values(row);
  return secret;
}

type Body = z.output<typeof keyBodySchema>;

/** The key that makes another one, locked so that it cannot end before that is done; null for a person. */
async function lockParent(tx: Transaction, { kind, id }: StaffCaller, now: Date) {
  if (kind === 'person') return null;
  const isIt = and(eq(staffKeys.keyId, id), isWorking(now));
  const [parent] = await tx.select().from(staffKeys).where(isIt).for('update');
  return requireFound(parent, 'UNAUTHORIZED');
}

const earlier = (one: Date | null, other: Date | null) =>
  one === null || (other !== null && other < one) ? other : one;

export function createKey({ database, now }: StaffDeps, caller: StaffCaller, body: Body) {
  const refundLimitCents = refundLimitOf(grantsOf(caller));
  assertMayGive(caller, [toGrant({ ...body, refundLimitCents })]);
  return inTransaction(database, async (tx) => {
    const keyId = randomUUID();
    const parent = await lockParent(tx, caller, now());
    const endsAt = body.endsAt === null ? null : new Date(body.endsAt);
    await tx.insert(staffKeys).values({
      ...{ ...body, keyId, refundLimitCents, createdAt: now(), createdBy: caller.name },
      ...{ parentId: parent?.keyId ?? null, endsAt: earlier(endsAt, parent?.endsAt ?? null) },
      makerId: parent === null ? caller.id : parent.makerId,
    });
    const secret = await addSecret(tx, keyId, now());
    const subject = { kind: 'key', id: keyId };
    await audit(tx, caller, now(), { action: 'key.create', subject, shop: null, after: body });
    return { key: await findKey(tx, caller, keyId, now()), secret };
  });
}

/** A key that goes on, locked, within what the caller has: its secret would give them all of it. */
export async function lockKey(tx: Transaction, caller: StaffCaller, keyId: string, now: Date) {
  const isIt = and(eq(staffKeys.keyId, keyId), isWorking(now));
  const [found] = await tx.select().from(staffKeys).where(isIt).for('update');
  const key = requireFound(found, 'NOT_FOUND');
  assertMayGive(caller, [toGrant(key)]);
  return key;
}

type Rotation = { keyId: string } & z.output<typeof rotateCall.request.body>;

/**
 * Gives a key a new secret; the current one works on for some hours. Two at a time: one before that,
 * where it still works, ends if that is said, else KEY_HAS_TWO_SECRETS is thrown.
 */
export function rotateKey(
  { database, now }: StaffDeps,
  caller: StaffCaller,
  { keyId, overlapHours, endsPrevious }: Rotation,
) {
  return inTransaction(database, async (tx) => {
    await lockKey(tx, caller, keyId, now());
    const isOfKey = eq(staffKeySecrets.keyId, keyId);
    const isPrevious = and(isOfKey, isNotNull(staffKeySecrets.endsAt));
    const works = await tx.$count(
      staffKeySecrets,
      and(isPrevious, gt(staffKeySecrets.endsAt, now())),
    );
    if (works > 0 && !endsPrevious) throw new DomainError('KEY_HAS_TWO_SECRETS');
    await tx.delete(staffKeySecrets).where(isPrevious);
    const endsAt = new Date(now().getTime() + overlapHours * HOUR);
    await tx.update(staffKeySecrets).set({ endsAt }).where(isOfKey);
    const secret = await addSecret(tx, keyId, now());
    const subject = { kind: 'key', id: keyId };
    const change = { action: 'key.rotate', after: { overlapHours, endsPrevious } } as const;
    await audit(tx, caller, now(), { ...change, subject, shop: null });
    return { key: await findKey(tx, caller, keyId, now()), secret };
  });
}
