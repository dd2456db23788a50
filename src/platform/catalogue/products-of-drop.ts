import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { publicationState } from '#src/domain/catalogue/publication.ts';
import type { DropProduct } from '#src/domain/drop/drop.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { isMade } from '../staff/face.ts';
import { planPublicationToBegin, rowOfTerm } from './begin-publications.job.ts';
import { followListingsOf } from './follow-listings.job.ts';
import {
  findNames,
  findPublications,
  isChanged,
  outcomeOf,
  planPublications,
} from './publication-plan.ts';
import { toTerm, writeSet } from './publication-sets.ts';
import { type PublicationRow, revisionOfRow, writePublication, writeRows } from './publications.ts';
import { keepLacks } from './readiness.ts';
import { publicationSets } from './tables.ts';

/** Products that a drop publishes, where and when it says. Writers have the lock of lists. */

type Term = { shop: OnlineLocale; beginsAt: Date; endsAt: Date | null };
type Change = (typeof publicationSets.$inferSelect)['changes'][number];

const setsOf = (db: Queryable, dropId: string) =>
  db
    .select()
    .from(publicationSets)
    .where(and(eq(publicationSets.dropId, dropId), isNull(publicationSets.undoneAt)))
    .orderBy(asc(publicationSets.madeAt), asc(publicationSets.setId));

/** Publishes products that no shop of a drop shows or is to show; the others are kept as refused. */
export async function addProducts(
  tx: Transaction,
  caller: StaffCaller,
  asked: { changeId: string; dropId: string; productIds: readonly string[] },
  times: { shops: OnlineLocale[]; from: string; until: string | null },
  now: Date,
): Promise<void> {
  const { changeId: setId, dropId } = asked;
  const made = { changeId: setId, subjectKind: 'publication-set', subjectId: setId };
  if (await isMade(tx, made, now)) return;
  const { shops, ...term } = times;
  const productIds = [...new Set(asked.productIds)];
  const wanted = { shops, productIds, to: { shownAs: 'listed' as const, ...term } };
  const planned = (await planPublications(tx, caller, wanted, now)).map((one) =>
    // Its end would end what the shop shows without the drop.
    ['published', 'planned'].includes(publicationState(one.before, now))
      ? { ...one, after: one.before, refusal: one.refusal ?? ('PUBLICATION_INVALID' as const) }
      : one,
  );
  const written = planned.filter(isChanged);
  await tx.insert(publicationSets).values({
    ...{ setId, dropId, shops, isPublished: true, outcome: outcomeOf(planned) },
    changes: written.map(({ productId, shop, before, after }) => ({
      ...{ productId, shop, before: toTerm(before), after: toTerm(after) },
    })),
    ...{ madeBy: caller.name, madeAt: now },
  });
  await writeSet(tx, caller, { setId, written, action: 'publication-set.make' }, now);
}

/** Changes of a drop with the row that each wrote, where that is as it was written. */
async function findWritten(tx: Transaction, changes: readonly Change[], shops: OnlineLocale[]) {
  const productIds = [...new Set(changes.map(({ productId }) => productId))];
  const rowOf = await findPublications(tx, { productIds, shops });
  return changes.map((change) => {
    const row = rowOf(change.productId, change.shop);
    const isOwn = revisionOfRow(row) === revisionOfRow(rowOfTerm(change, change.after));
    return { change, row: isOwn ? row : null };
  });
}

async function follow(tx: Transaction, changes: readonly Change[], now: Date) {
  const ids = [...new Set(changes.map(({ productId }) => productId))].join(',');
  await followListingsOf(tx, sql`select unnest(string_to_array(${ids}, ','))`);
  await keepLacks(tx, now, (id) => sql`${id} = any (string_to_array(${ids}, ','))`);
}

/** Has products that nobody sees yet be published at other times. */
export async function moveProducts(
  tx: Transaction,
  dropId: string,
  terms: readonly Term[],
  now: Date,
): Promise<void> {
  for (const { setId, changes, shops } of await setsOf(tx, dropId)) {
    const found = await findWritten(tx, changes, shops);
    const moved = found.map(({ change, row }) => {
      const term = terms.find(({ shop }) => shop === change.shop);
      if (row === null || term === undefined) return { change, row: null };
      const after = { ...row, validFrom: term.beginsAt, validUntil: term.endsAt };
      return { change: { ...change, after: toTerm(after) }, row: after };
    });
    const rows = moved.flatMap(({ row }): PublicationRow[] => (row === null ? [] : [row]));
    await writeRows(tx, rows);
    for (const row of rows) await planPublicationToBegin(tx, row, now);
    await tx
      .update(publicationSets)
      .set({ changes: moved.map(({ change }) => change) })
      .where(eq(publicationSets.setId, setId));
    await follow(tx, changes, now);
  }
}

/** Withdraws products in one shop, but for those that somebody published otherwise since. */
export async function stopProducts(
  tx: Transaction,
  dropId: string,
  domain: OnlineLocale,
  now: Date,
): Promise<void> {
  for (const { changes } of await setsOf(tx, dropId)) {
    const own = changes.filter(({ shop }) => shop === domain);
    for (const { row } of await findWritten(tx, own, [domain])) {
      const isOpen = ['planned', 'published'].includes(publicationState(row, now));
      if (row !== null && isOpen) await writePublication(tx, { before: row, after: null }, now);
    }
    await follow(tx, own, now);
  }
}

/** Products of a drop as they stand in some shops, by name. */
export async function findProductsOf(
  db: Queryable,
  caller: Pick<StaffCaller, 'language' | 'shops'>,
  dropId: string,
  now: Date,
): Promise<DropProduct[]> {
  const sets = await setsOf(db, dropId);
  const changes = sets.flatMap((set) => set.changes).filter(({ shop }) => caller.shops.has(shop));
  const refused = sets
    .flatMap(({ outcome }) => outcome.refused)
    .filter(({ shop }) => caller.shops.has(shop));
  const productIds = [...new Set([...changes, ...refused].map(({ productId }) => productId))];
  const rowOf = await findPublications(db, { productIds, shops: [...caller.shops] });
  const names = productIds.length === 0 ? null : await findNames(db, caller, productIds);
  return productIds.map((productId) => ({
    ...{ productId, name: names?.get(productId) ?? productId },
    shops: changes
      .filter((change) => change.productId === productId)
      .map(({ shop }) => ({ shop, state: publicationState(rowOf(productId, shop), now) })),
    refused: refused.filter((one) => one.productId === productId).map(({ shop }) => shop),
  }));
}
