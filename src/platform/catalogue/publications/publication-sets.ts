import { arrayContained, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { neededOf, publicationState } from '#src/domain/catalogue/publication.ts';
import {
  MAX_PUBLISHED,
  type PublicationPreview,
  type PublicationSet,
  type publicationsWrittenSchema,
  type SeenProduct,
  type WantedPublications,
} from '#src/domain/catalogue/publication-set.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { inTransaction, type Queryable, type Transaction } from '../../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { audit, isMade } from '../../staff/face.ts';
import { findProductIds } from '../documents/list-products.ts';
import { followListings } from '../listings/follow-listings.job.ts';
import { lockListings } from '../listings/refresh-listings.ts';
import { planPublicationToBegin, rowOfTerm, tellPublicationSet } from './begin-publications.job.ts';
import {
  findNames,
  findPublications,
  isChanged,
  outcomeOf,
  type PlannedPublication,
  planPublications,
  revisionOfProduct,
} from './publication-plan.ts';
import {
  type PublicationRow,
  removeRow,
  revisionOfRow,
  toldOf,
  writeRows,
} from './publications.ts';
import { readLacks } from './readiness.ts';
import { type PublicationTerm, publicationSets } from './tables.ts';

/** Products that the staff publish or withdraw in one go, and take back. */

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type SetRow = typeof publicationSets.$inferSelect;
type Filter = Parameters<typeof findProductIds>[2];

/** What would become of some products, or of all that a list finds; nothing is written. Throws NOT_FOUND. */
export async function previewPublications(
  { database, now }: Deps,
  caller: StaffCaller,
  asked: WantedPublications & { productIds: readonly string[] | null; filter: Filter },
): Promise<PublicationPreview> {
  const { filter, productIds, ...wanted } = asked;
  const time = now();
  const found = productIds ?? (await findProductIds(database, caller, filter, time));
  const ids = [...new Set(found)];
  const of = { ...wanted, productIds: ids.length > MAX_PUBLISHED ? [] : ids };
  const planned = await planPublications(database, caller, of, time);
  const products = [...Map.groupBy(planned, ({ productId }) => productId)].map(
    ([productId, rows]) => ({
      productId,
      revision: revisionOfProduct(rows.map(({ before }) => before)),
    }),
  );
  return { ...outcomeOf(planned), total: ids.length, products };
}

export const toTerm = (row: PublicationRow | null): PublicationTerm | null =>
  row === null
    ? null
    : {
        ...{ shownAs: row.shownAs, madeBy: row.madeBy, validFrom: row.validFrom.toISOString() },
        validUntil: row.validUntil?.toISOString() ?? null,
      };

type Written = Pick<PlannedPublication, 'productId' | 'shop' | 'before' | 'after'>;

/** Writes how products stand from now on; lists, other systems and the audit log follow. */
export async function writeSet(
  tx: Transaction,
  caller: StaffCaller,
  {
    setId,
    written,
    action,
  }: { setId: string; written: Written[]; action: 'publication-set.make' | 'publication-set.undo' },
  now: Date,
): Promise<void> {
  // One that was shown since it was planned is over now, not a draft again.
  const isOver = ({ before, after }: Written) =>
    before !== null && after === null && before.validFrom <= now;
  const rows = written.flatMap((one) => {
    if (one.after !== null) return one.after;
    return one.before !== null && isOver(one) ? [{ ...one.before, validUntil: now }] : [];
  });
  await writeRows(tx, rows);
  for (const one of written) {
    if (one.before !== null && one.after === null && !isOver(one)) await removeRow(tx, one.before);
  }
  for (const row of rows) await planPublicationToBegin(tx, row, now);
  await tellPublicationSet(tx, { setId, isUndone: action === 'publication-set.undo' }, now);
  await followListings(tx, [...new Set(written.map(({ productId }) => productId))], now);
  for (const [shop, own] of Map.groupBy(written, (one) => one.shop)) {
    const said = (when: 'before' | 'after') =>
      own.map((one) => ({ productId: one.productId, ...toldOf(one[when]) }));
    const told = { before: said('before'), after: said('after') };
    await audit(tx, caller, now, {
      ...{ action, subject: { kind: 'publication-set', id: setId }, shop, ...told },
    });
  }
}

/** Those of which somebody changed how they stand since they were read are left. */
function withoutChanged(planned: readonly PlannedPublication[], seen: readonly SeenProduct[]) {
  const known = new Map(seen.map(({ productId, revision }) => [productId, revision]));
  const changed = new Set(
    [...Map.groupBy(planned, ({ productId }) => productId)].flatMap(([productId, rows]) =>
      revisionOfProduct(rows.map(({ before }) => before)) === known.get(productId)
        ? []
        : [productId],
    ),
  );
  return planned.map((row) =>
    changed.has(row.productId)
      ? { ...row, after: row.before, refusal: 'CHANGED_BY_OTHERS' as const, lacks: [] }
      : row,
  );
}

/**
 * Publishes or withdraws many products, once for each changeId; what cannot be done is named and the rest
 * is. Throws NOT_FOUND and IDEMPOTENCY_KEY_REUSED.
 */
export async function publishProducts(
  { database, now }: Deps,
  caller: StaffCaller,
  asked: WantedPublications & { changeId: string; products: readonly SeenProduct[] },
): Promise<z.infer<typeof publicationsWrittenSchema>> {
  const { changeId: setId, products: seen, shops, to } = asked;
  const time = now();
  return inTransaction(database, async (tx) => {
    await lockListings(tx, time);
    const productIds = [...new Set(seen.map(({ productId }) => productId))];
    const made = { changeId: setId, subjectKind: 'publication-set', subjectId: setId };
    if (await isMade(tx, made, time)) {
      const [set] = await tx.select().from(publicationSets).where(eq(publicationSets.setId, setId));
      if (set !== undefined) return { setId, ...set.outcome };
    }
    const planned = await planPublications(tx, caller, { shops, to, productIds }, time);
    const rows = withoutChanged(planned, seen);
    const outcome = outcomeOf(rows);
    const written = rows.filter(isChanged);
    if (written.length === 0) return { setId: null, ...outcome };
    await tx.insert(publicationSets).values({
      ...{ setId, shops: [...new Set(written.map(({ shop }) => shop))], isPublished: to !== null },
      changes: written.map(({ productId, shop, before, after }) => ({
        ...{ productId, shop, before: toTerm(before), after: toTerm(after) },
      })),
      ...{ outcome, madeBy: caller.name, madeAt: time },
    });
    await writeSet(tx, caller, { setId, written, action: 'publication-set.make' }, time);
    return { setId, ...outcome };
  });
}

async function toSet(db: Queryable, caller: StaffCaller, row: SetRow): Promise<PublicationSet> {
  const left = row.left.flatMap(({ change, refusal }) => {
    const of = row.changes[change];
    return of === undefined ? [] : [{ productId: of.productId, shop: of.shop, refusal }];
  });
  const ids = left.map(({ productId }) => productId);
  const names = ids.length === 0 ? new Map<string, string>() : await findNames(db, caller, ids);
  return {
    ...{ id: row.setId, shops: row.shops, isPublished: row.isPublished, madeBy: row.madeBy },
    products: new Set(row.changes.map(({ productId }) => productId)).size,
    ...{ madeAt: row.madeAt.toISOString(), undoneAt: row.undoneAt?.toISOString() ?? null },
    left: left.map((one) => ({ ...one, name: names.get(one.productId) ?? one.productId })),
  };
}

/** How many of the latest sets are shown. */
const SHOWN_SETS = 10;

/** The latest sets of which every shop is one of the caller's. */
export async function listPublicationSets(
  db: Queryable,
  caller: StaffCaller,
): Promise<PublicationSet[]> {
  const rows = await db
    .select()
    .from(publicationSets)
    .where(arrayContained(publicationSets.shops, [...caller.shops]))
    .orderBy(desc(publicationSets.madeAt))
    .limit(SHOWN_SETS);
  return Promise.all(rows.map((row) => toSet(db, caller, row)));
}

/** What a set is undone to, or why it is left, for each of its changes. */
async function planBack(tx: Transaction, { changes, shops }: SetRow, now: Date) {
  const productIds = [...new Set(changes.map(({ productId }) => productId))];
  const rowOf = await findPublications(tx, { productIds, shops });
  const lacksOf = await readLacks(tx, productIds, shops, now);
  return changes.map((change) => {
    const { productId, shop } = change;
    const [before, after] = [rowOf(productId, shop), rowOfTerm(change, change.before)];
    const isDue = ['published', 'planned'].includes(publicationState(after, now));
    const isReady = neededOf(lacksOf(productId, shop)).length === 0;
    const asWritten = revisionOfRow(rowOfTerm(change, change.after)) === revisionOfRow(before);
    if (!asWritten)
      return { productId, shop, before, after, refusal: 'CHANGED_BY_OTHERS' as const };
    const refusal = isDue && !isReady ? ('PRODUCT_NOT_READY' as const) : null;
    return { productId, shop, before, after, refusal };
  });
}

/**
 * Has products stand as before a set, but where something newer was written or they could not be shown,
 * which is left and named. Throws NOT_FOUND for a set with a shop that is not the caller's, CHANGED_BY_OTHERS
 * for one that was undone.
 */
export async function undoPublications(
  { database, now }: Deps,
  caller: StaffCaller,
  setId: string,
): Promise<PublicationSet> {
  const time = now();
  return inTransaction(database, async (tx) => {
    await lockListings(tx, time);
    const isIt = eq(publicationSets.setId, setId);
    const [found] = await tx.select().from(publicationSets).where(isIt);
    const set = requireFound(found ?? null, 'NOT_FOUND');
    if (!set.shops.every((shop) => caller.shops.has(shop))) throw new DomainError('NOT_FOUND');
    if (set.undoneAt !== null) throw new DomainError('CHANGED_BY_OTHERS');
    const back = await planBack(tx, set, time);
    const left = back.flatMap(({ refusal }, change) =>
      refusal === null ? [] : [{ change, refusal }],
    );
    await tx.update(publicationSets).set({ undoneAt: time, left }).where(isIt);
    const written = back.filter(({ refusal }) => refusal === null);
    await writeSet(tx, caller, { setId, written, action: 'publication-set.undo' }, time);
    return toSet(tx, caller, { ...set, undoneAt: time, left });
  });
}
