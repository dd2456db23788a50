import { isDeepStrictEqual } from 'node:util';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import type { listStaffStores } from '#src/domain/store/staff-store.calls.ts';
import {
  type ListedStore,
  STORE_KINDS,
  type StaffStore,
  type StoreFields,
  type StoreKind,
  storeFieldsSchema,
} from '#src/domain/store/staff-store.schema.ts';
import {
  daysInOrder,
  inOrder,
  servicesInOrder,
  storeFault,
} from '#src/domain/store/store-rules.ts';
import { STORES_TAG } from '#src/process/page-tags.ts';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { notePurge } from '../kernel/purges/purge-pages.job.ts';
import { revisionOf } from '../kernel/revision-of.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { audit, containing, findChangesOf, findPage, type ListRows, when } from '../staff/face.ts';
import { deliveryPoints, stores } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type Query = z.output<typeof listStaffStores.request.query>;

/** So many changes can be gone back to. */
const MAX_CHANGES = 30;

/** Countries that shops of a caller are in or deliver to; null for all of them. */
async function countriesOf(db: Queryable, caller: StaffCaller): Promise<Set<string> | null> {
  if (hasAllShops(caller)) return null;
  const own = await findWebDomainsOf(db, caller);
  return new Set(
    own.flatMap(({ domain, params }) => [getDomain(domain).iso2, ...params.deliveryCountries]),
  );
}

const COLUMNS = sql`store_id, name, line1, zip_code, city, country, is_closed`;

const rowsIn = (countries: Set<string> | null): ListRows<Query> => ({
  columns: sql`p.kind || '.' || p.store_id as id, p.kind, p.store_id as number, p.name, p.line1,
    p.zip_code as "zipCode", p.city, p.country, p.is_closed as "isClosed"`,
  from: sql`(select 'store' as kind, ${COLUMNS} from ${stores}
    union all select mode, ${COLUMNS} from ${deliveryPoints}) p`,
  which: ({ q, kind, country, state }) => [
    countries === null ? null : sql`p.country = any(${sql.param([...countries])}::text[])`,
    when(kind, (one) => sql`p.kind = ${one}`),
    when(country, (one) => sql`p.country = ${one}`),
    when(state, (one) => sql`p.is_closed = ${one === 'closed'}`),
    when(q, (typed): SQL => {
      const part = containing(typed);
      return sql`(p.name ilike ${part} or p.city ilike ${part} or p.zip_code ilike ${part}
        or p.line1 ilike ${part} or p.store_id ilike ${part})`;
    }),
  ],
  sorted: { city: sql`p.city`, name: sql`p.name`, number: sql`p.store_id` },
  key: sql`p.kind, p.store_id`,
});

export async function listStores(
  db: Queryable,
  caller: StaffCaller,
  query: Query,
): Promise<{ values: ListedStore[]; total: number }> {
  const { rows, total } = await findPage<ListedStore, Query>(
    db,
    rowsIn(await countriesOf(db, caller)),
    query,
  );
  return { values: rows, total };
}

type Place = { kind: StoreKind; number: string };

function placeOf(placeId: string): Place {
  const at = placeId.indexOf('.');
  const kind = STORE_KINDS.find((one) => one === placeId.slice(0, at));
  return { kind: requireFound(kind, 'NOT_FOUND'), number: placeId.slice(at + 1) };
}

const idOf = ({ kind, number }: Place) => `${kind}.${number}`;
const subjectOf = (place: Place) => ({ kind: 'store' as const, id: idOf(place) });

/** The row of a place; locked where it is to be changed. */
async function findRow(
  db: Queryable,
  { kind, number }: Place,
  isLocked: boolean,
): Promise<StoreFields | null> {
  const table = kind === 'store' ? stores : deliveryPoints;
  const asked = db.select().from(table).where(eq(table.storeId, number));
  const [row] = await (isLocked ? asked.for('update') : asked);
  const mode = row !== undefined && 'mode' in row ? row.mode : 'store';
  if (row === undefined || mode !== kind) return null;
  const { name, line1, zipCode, city, country, latitude, longitude, isClosed } = row;
  return {
    ...{ name, line1, zipCode, city, country, latitude, longitude, isClosed },
    phoneNumber: 'phoneNumber' in row ? row.phoneNumber : '',
    services: 'services' in row ? servicesInOrder(row.services) : [],
    openingHours: inOrder(row.openingHours),
    specialDays: daysInOrder(row.specialDays),
  };
}

const recordOf = (value: unknown) => Object.fromEntries(Object.entries(value ?? {}));

async function readPlace(db: Queryable, place: Place, fields: StoreFields): Promise<StaffStore> {
  const changes = await findChangesOf(db, {
    ...{ subject: subjectOf(place), action: 'store.change', limit: MAX_CHANGES },
  });
  return {
    ...{ id: idOf(place), kind: place.kind, number: place.number, fields },
    revision: revisionOf(fields),
    history: changes.map(({ id, at, by, before, after }) => ({
      ...{ id, at: at.toISOString(), by, before: recordOf(before), after: recordOf(after) },
    })),
  };
}

/** The fields of a place where the caller may change it; throws NOT_FOUND. */
async function requirePlace(
  db: Queryable,
  caller: StaffCaller,
  place: Place,
  isLocked = false,
): Promise<StoreFields> {
  const fields = requireFound(await findRow(db, place, isLocked), 'NOT_FOUND');
  await requireCountry(db, caller, fields);
  return fields;
}

async function requireCountry(db: Queryable, caller: StaffCaller, { country }: StoreFields) {
  const countries = await countriesOf(db, caller);
  if (countries !== null && !countries.has(country)) throw new DomainError('NOT_FOUND');
}

/** A store or point with its history; throws NOT_FOUND. */
export async function readStore(
  db: Queryable,
  caller: StaffCaller,
  placeId: string,
): Promise<StaffStore> {
  const place = placeOf(placeId);
  return readPlace(db, place, await requirePlace(db, caller, place));
}

function requireFit({ kind }: Place, fields: StoreFields): StoreFields {
  const fault = storeFault(kind, fields);
  if (fault !== null) throw new DomainError('SETTING_INVALID', { field: fault });
  const { phoneNumber, services, openingHours, specialDays } = fields;
  return {
    ...fields,
    phoneNumber: kind === 'store' ? phoneNumber : '',
    services: kind === 'store' ? servicesInOrder(services) : [],
    openingHours: inOrder(openingHours),
    specialDays: daysInOrder(specialDays),
  };
}

/** Adds a store or point; throws NOT_FOUND for a country of others, SETTING_INVALID. */
export async function addStore(
  { database, now }: Deps,
  caller: StaffCaller,
  { id, fields }: { id: string; fields: StoreFields },
): Promise<StaffStore> {
  const place = placeOf(id);
  const wanted = requireFit(place, fields);
  return inTransaction(database, async (tx) => {
    await requireCountry(tx, caller, wanted);
    const { kind, number: storeId } = place;
    const { phoneNumber, services, ...row } = wanted;
    const added = await (kind === 'store'
      ? tx
          .insert(stores)
          .values({ ...row, storeId, phoneNumber, services })
          .onConflictDoNothing()
          .returning()
      : tx
          .insert(deliveryPoints)
          .values({ ...row, storeId, mode: kind })
          .onConflictDoNothing()
          .returning());
    if (added.length === 0) throw new DomainError('SETTING_INVALID', { field: 'number-taken' });
    await notePurge(tx, [STORES_TAG]);
    await audit(tx, caller, now(), {
      ...{ action: 'store.add', subject: subjectOf(place), shop: null, after: wanted },
    });
    return readPlace(tx, place, wanted);
  });
}

async function saveFields(tx: Transaction, { kind, number }: Place, fields: StoreFields) {
  const { phoneNumber, services, ...row } = fields;
  await (kind === 'store'
    ? tx
        .update(stores)
        .set({ ...row, phoneNumber, services })
        .where(eq(stores.storeId, number))
    : tx.update(deliveryPoints).set(row).where(eq(deliveryPoints.storeId, number)));
}

/** Writes what `work` makes of a place that is as the caller saw it, and writes down what differs. */
function writeStore(
  { database, now }: Deps,
  caller: StaffCaller,
  { placeId, revision }: { placeId: string; revision: string },
  work: (tx: Transaction, before: StoreFields) => Promise<StoreFields>,
): Promise<StaffStore> {
  const place = placeOf(placeId);
  return inTransaction(database, async (tx) => {
    const before = await requirePlace(tx, caller, place, true);
    if (revisionOf(before) !== revision) throw new DomainError('CHANGED_BY_OTHERS');
    const after = requireFit(place, await work(tx, before));
    await requireCountry(tx, caller, after);
    const isChanged = (name: string) =>
      !isDeepStrictEqual(recordOf(before)[name], recordOf(after)[name]);
    const only = (fields: StoreFields) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => isChanged(name)));
    if (Object.keys(only(after)).length > 0) {
      await saveFields(tx, place, after);
      await notePurge(tx, [STORES_TAG]);
      await audit(tx, caller, now(), {
        ...{ action: 'store.change', subject: subjectOf(place), shop: null },
        ...{ before: only(before), after: only(after) },
      });
    }
    return readPlace(tx, place, after);
  });
}

/** Throws NOT_FOUND, CHANGED_BY_OTHERS, or SETTING_INVALID with what does not fit. */
export const changeStore = (
  deps: Deps,
  caller: StaffCaller,
  { fields, ...seen }: { placeId: string; revision: string; fields: StoreFields },
) => writeStore(deps, caller, seen, async () => fields);

/** Goes back to what the fields of a change were before it; throws as `changeStore` does. */
export const undoStore = (
  deps: Deps,
  caller: StaffCaller,
  { changeId, ...seen }: { placeId: string; revision: string; changeId: string },
) =>
  writeStore(deps, caller, seen, async (tx, now) => {
    const place = placeOf(seen.placeId);
    const { history } = await readPlace(tx, place, now);
    const change = requireFound(
      history.find(({ id }) => id === changeId),
      'NOT_FOUND',
    );
    return requireFound(
      storeFieldsSchema.safeParse({ ...now, ...change.before }).data,
      'NOT_FOUND',
    );
  });
