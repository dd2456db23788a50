import { and, asc, eq, isNull } from 'drizzle-orm';
import { publicationState } from '#src/domain/catalogue/publication.ts';
import type { DropProduct } from '#src/domain/drop/drop.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { isMade } from '../../staff/face.ts';
import { followListings } from '../listings/follow-listings.job.ts';
import { planPublicationToBegin, rowOfTerm } from './begin-publications.job.ts';
import {
  findNames,
  findPublications,
  isChanged,
  outcomeOf,
  planPublications,
} from './publication-plan.ts';
import { toTerm, writeSet } from './publication-sets.ts';
import { type PublicationRow, revisionOfRow, writePublication, writeRows } from './publications.ts';
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

type Times = { shops: OnlineLocale[]; from: string; until: string | null };

/** What a drop does to products in some shops: those that a shop shows, or is to show, stay as they are. */
async function planned(
  tx: Transaction,
  caller: StaffCaller,
  { productIds, times }: { productIds: readonly string[]; times: Times },
  now: Date,
) {
  const { shops, ...term } = times;
  const wanted = { shops, productIds, to: { shownAs: 'listed' as const, ...term } };
  const rows = (await planPublications(tx, caller, wanted, now)).map((one) =>
    // Its end would end what the shop shows without the drop.
    ['published', 'planned'].includes(publicationState(one.before, now))
      ? { ...one, after: one.before, refusal: one.refusal ?? ('PUBLICATION_INVALID' as const) }
      : one,
  );
  const written = rows.filter(isChanged);
  const changes = written.map(({ productId, shop, before, after }) => ({
    ...{ productId, shop, before: toTerm(before), after: toTerm(after) },
  }));
  return { written, changes, outcome: outcomeOf(rows) };
}

/** Publishes products that no shop of a drop shows or is to show; the others are kept as refused. */
export async function addProducts(
  tx: Transaction,
  caller: StaffCaller,
  asked: { changeId: string; dropId: string; productIds: readonly string[] },
  times: Times,
  now: Date,
): Promise<void> {
  const { changeId: setId, dropId } = asked;
  const made = { changeId: setId, subjectKind: 'publication-set', subjectId: setId };
  if (await isMade(tx, made, now)) return;
  const productIds = [...new Set(asked.productIds)];
  const { written, ...of } = await planned(tx, caller, { productIds, times }, now);
  await tx.insert(publicationSets).values({
    ...{ setId, dropId, shops: times.shops, isPublished: true, ...of },
    ...{ madeBy: caller.name, madeAt: now },
  });
  await writeSet(tx, caller, { setId, written, action: 'publication-set.make' }, now);
}

/** Changes of a drop with the row that each wrote, where that is as it was written. */
async function findWritten(tx: Transaction, changes: readonly Change[], shops: OnlineLocale[]) {
  const productIds = productIdsOf(changes);
  const rowOf = await findPublications(tx, { productIds, shops });
  return changes.map((change) => {
    const row = rowOf(change.productId, change.shop);
    const isOwn = revisionOfRow(row) === revisionOfRow(rowOfTerm(change, change.after));
    return { change, row: isOwn ? row : null };
  });
}

const productIdsOf = (changes: readonly { productId: string }[]) => [
  ...new Set(changes.map(({ productId }) => productId)),
];

/** Withdraws what a drop published in shops, but for what somebody published otherwise since. */
async function withdraw(
  tx: Transaction,
  changes: readonly Change[],
  shops: OnlineLocale[],
  now: Date,
): Promise<void> {
  const own = changes.filter(({ shop }) => shops.includes(shop));
  for (const { row } of await findWritten(tx, own, shops)) {
    const isOpen = ['planned', 'published'].includes(publicationState(row, now));
    if (row !== null && isOpen) await writePublication(tx, { before: row, after: null }, now);
  }
  await followListings(tx, productIdsOf(own), now);
}

/** Has products that nobody sees yet be published at other times, or in other shops. */
export async function moveProducts(
  tx: Transaction,
  caller: StaffCaller,
  dropId: string,
  to: { terms: readonly Term[]; from: string; until: string | null },
  now: Date,
): Promise<void> {
  const shops = to.terms.map(({ shop }) => shop);
  for (const set of await setsOf(tx, dropId)) {
    const { setId, changes, outcome } = set;
    const stays = ({ shop }: { shop: OnlineLocale }) => shops.includes(shop);
    const left = set.shops.filter((shop) => !shops.includes(shop));
    await withdraw(tx, changes, left, now);
    const found = await findWritten(tx, changes.filter(stays), set.shops);
    const moved = found.map(({ change, row }) => {
      const term = to.terms.find(({ shop }) => shop === change.shop);
      if (row === null || term === undefined) return { change, row: null };
      const after = { ...row, validFrom: term.beginsAt, validUntil: term.endsAt };
      return { change: { ...change, after: toTerm(after) }, row: after };
    });
    const rows = moved.flatMap(({ row }): PublicationRow[] => (row === null ? [] : [row]));
    await writeRows(tx, rows);
    for (const row of rows) await planPublicationToBegin(tx, row, now);
    const productIds = productIdsOf([...changes, ...outcome.refused]);
    const times = {
      ...{ from: to.from, until: to.until },
      shops: shops.filter((shop) => !set.shops.includes(shop)),
    };
    const added = await planned(tx, caller, { productIds, times }, now);
    await tx
      .update(publicationSets)
      .set({
        shops,
        changes: [...moved.map(({ change }) => change), ...added.changes],
        outcome: {
          shops: [...outcome.shops.filter(stays), ...added.outcome.shops],
          refused: [...outcome.refused.filter(stays), ...added.outcome.refused],
        },
      })
      .where(eq(publicationSets.setId, setId));
    const { written } = added;
    if (written.length > 0) {
      await writeSet(tx, caller, { setId, written, action: 'publication-set.make' }, now);
    }
    await followListings(tx, productIdsOf(changes), now);
  }
}

/** Withdraws products in one shop, but for those that somebody published otherwise since. */
export async function stopProducts(
  tx: Transaction,
  dropId: string,
  domain: OnlineLocale,
  now: Date,
): Promise<void> {
  for (const { changes } of await setsOf(tx, dropId)) await withdraw(tx, changes, [domain], now);
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
