import { eq, sql } from 'drizzle-orm';
import type { FamilyDocument } from '#src/domain/catalogue/family.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import { FAMILIES_TAG, familyTag } from '#src/process/page-tags.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { notePurge } from '../../kernel/purges/purge-pages.job.ts';
import { audit, findMade, isMade, requireAllShops } from '../../staff/face.ts';
import { segmentations } from '../goods-words/tables.ts';
import { rebuildListings } from '../listings/follow-listings.job.ts';
import { lockListings } from '../listings/refresh-listings.ts';
import { slugOf } from '../slug-of.ts';
import { segmentationOf } from '../vocabularies/segmentations.ts';
import { findStaffFamily, inAll, readFamilies } from './read-families.ts';
import { families, familyTexts, newFamilyIds, productFamilies } from './tables.ts';

/** The tree of families, as the staff keep it. */

/** Every language with a title and a URL: what is left empty follows from what is written. */
function whole({ texts, ...document }: FamilyDocument): FamilyDocument {
  const first = LANGUAGES.map((lang) => texts[lang].title).find((title) => title !== '');
  if (first === undefined) throw new DomainError('FAMILY_INVALID');
  return {
    ...document,
    texts: inAll((lang) => {
      const title = texts[lang].title || first;
      return { ...texts[lang], title, slug: texts[lang].slug || slugOf(title) || 'family' };
    }),
  };
}

/** A parent is there, and not the family itself nor below it. */
async function requireParent(tx: Transaction, parentId: string | null, familyId: string | null) {
  const tree = await readFamilies(tx);
  const parentOf = new Map(tree.map(({ id, document }) => [id, document.parentId]));
  for (let id = parentId; id !== null; id = parentOf.get(id) ?? null) {
    if (id === familyId || !parentOf.has(id)) throw new DomainError('FAMILY_INVALID');
  }
}

/** The department that products of families beside or above are booked in. */
const departmentOf = (parentId: string | null) => sql<string | null>`coalesce(
  (select s.parent_id from families f join segmentations s
    on s.segmentation_id = replace(f.family_id, 'f', 'w1')
    where f.parent_id = ${parentId} and s.parent_id is not null limit 1),
  (select s.segmentation_id from segmentations s
    where s.segmentation_id = replace(${parentId}::text, 'f', 'w1')))`;

const lastPlace = sql<number>`(select coalesce(max(position), 0) + 1 from families)`;

const titlesOf = ({ texts }: FamilyDocument) => ({
  ...{ de: texts.de.title, en: texts.en.title, es: texts.es.title },
  ...{ fr: texts.fr.title, it: texts.it.title, pl: texts.pl.title },
});

/** Writes the words of a family; earlier ones are kept, so that links by them lead on. */
async function writeTexts(tx: Transaction, familyId: string, { texts }: FamilyDocument) {
  for (const lang of LANGUAGES) {
    const { title, slug, text, searchTitle = null, searchDescription = null } = texts[lang];
    await tx.execute(sql`
      insert into family_texts as t (family_id, lang, slug, title, text, search_title, search_description)
      values (${familyId}, ${lang}, ${slug}, ${title}, ${text},
        coalesce(${searchTitle}, ''), coalesce(${searchDescription}, ''))
      on conflict (family_id, lang) do update set slug = excluded.slug, title = excluded.title,
        text = excluded.text, search_title = coalesce(${searchTitle}, t.search_title),
        search_description = coalesce(${searchDescription}, t.search_description),
        former_slugs = case when t.slug = excluded.slug then t.former_slugs
          else array_append(array_remove(array_remove(t.former_slugs, excluded.slug), t.slug), t.slug) end,
        former_titles = case when t.title = excluded.title then t.former_titles
          else array_append(array_remove(array_remove(t.former_titles, excluded.title), t.title), t.title) end`);
  }
}

type Noted = {
  familyId: string;
  action: ActionOf<'family'>;
  before: FamilyDocument | null;
  after: FamilyDocument | null;
};

/** Writes down what was done, and has pages follow. */
async function note(tx: Transaction, caller: StaffCaller, noted: Noted, now: Date) {
  const { familyId, action, before, after } = noted;
  await audit(tx, caller, now, {
    ...{ action, subject: { kind: 'family', id: familyId }, shop: null, before, after },
  });
  await notePurge(tx, [FAMILIES_TAG, familyTag(familyId)]);
}

/** Makes a family, once for each changeId. Throws FORBIDDEN and FAMILY_INVALID. */
export async function makeFamily(
  tx: Transaction,
  caller: StaffCaller,
  asked: { changeId: string; document: FamilyDocument },
  now: Date,
): Promise<void> {
  requireAllShops(caller);
  await lockListings(tx, now);
  const made = await findMade(tx, asked.changeId);
  const next = await tx.execute<{ id: string }>(
    sql`select 'f' || nextval(${newFamilyIds.seqName}) as id`,
  );
  const familyId = made ?? requireFound(next.rows[0]?.id, 'NOT_FOUND');
  const change = { changeId: asked.changeId, subjectKind: 'family', subjectId: familyId };
  if (await isMade(tx, change, now)) return;
  const { texts: _, parentId, ...row } = asked.document;
  await requireParent(tx, parentId, null);
  const after = whole(asked.document);
  await tx.insert(segmentations).values({
    ...{ segmentationId: segmentationOf(familyId), titles: titlesOf(after) },
    parentId: departmentOf(parentId),
    position: sql`(select coalesce(max(position), 0) + 1 from segmentations)`,
  });
  await tx.insert(families).values({ familyId, parentId, position: lastPlace, ...row });
  await writeTexts(tx, familyId, after);
  await note(tx, caller, { familyId, action: 'family.make', before: null, after }, now);
}

/** Throws NOT_FOUND, FORBIDDEN, FAMILY_INVALID, and CHANGED_BY_OTHERS where it is not as it was read. */
export async function changeFamily(
  tx: Transaction,
  caller: StaffCaller,
  asked: { familyId: string; revision: string; document: FamilyDocument },
  now: Date,
): Promise<void> {
  const { familyId, revision } = asked;
  requireAllShops(caller);
  await lockListings(tx, now);
  const { document: before, revision: current } = await findStaffFamily(tx, familyId);
  if (current !== revision) throw new DomainError('CHANGED_BY_OTHERS');
  const { texts: _, ...row } = asked.document;
  await requireParent(tx, row.parentId, familyId);
  const after = whole(asked.document);
  const isMoved = row.parentId !== before.parentId;
  await tx
    .update(families)
    .set({ ...row, ...(isMoved && { position: lastPlace }) })
    .where(eq(families.familyId, familyId));
  await writeTexts(tx, familyId, after);
  await tx
    .update(segmentations)
    .set({ titles: titlesOf(after) })
    .where(eq(segmentations.segmentationId, segmentationOf(familyId)));
  // Search knows products by the names of their families, and filters by what these are for.
  await rebuildListings(tx);
  await note(tx, caller, { familyId, action: 'family.change', before, after }, now);
}

/** Changes places with the one before or after it below the same parent; the first and last stay. */
export async function moveFamily(
  tx: Transaction,
  caller: StaffCaller,
  { familyId, to }: { familyId: string; to: 'up' | 'down' },
  now: Date,
): Promise<void> {
  requireAllShops(caller);
  await lockListings(tx, now);
  const { document } = await findStaffFamily(tx, familyId);
  const { rows } = await tx.execute<{ id: string; position: number }>(sql`
    select family_id as id, position from families
    where parent_id is not distinct from ${document.parentId} order by position`);
  const at = rows.findIndex(({ id }) => id === familyId);
  const [own, other] = [rows[at], rows[to === 'up' ? at - 1 : at + 1]];
  if (own === undefined || other === undefined) return;
  const places = [
    { id: own.id, position: other.position },
    { id: other.id, position: own.position },
  ];
  for (const { id, position } of places) {
    await tx.update(families).set({ position }).where(eq(families.familyId, id));
  }
  await note(
    tx,
    caller,
    { familyId, action: 'family.move', before: document, after: document },
    now,
  );
}

/**
 * Throws NOT_FOUND, FORBIDDEN, and FAMILY_NOT_EMPTY while products or families are in it. That of
 * reduced products is never empty: prices fill it.
 */
export async function removeFamily(
  tx: Transaction,
  caller: StaffCaller,
  familyId: string,
  now: Date,
): Promise<void> {
  requireAllShops(caller);
  await lockListings(tx, now);
  const { document: before } = await findStaffFamily(tx, familyId);
  const holds = await tx.$count(families, eq(families.parentId, familyId));
  const lists = await tx.$count(productFamilies, eq(productFamilies.familyId, familyId));
  if (holds > 0 || lists > 0 || before.role === 'sale') throw new DomainError('FAMILY_NOT_EMPTY');
  // What was booked there before stays booked.
  await tx.delete(familyTexts).where(eq(familyTexts.familyId, familyId));
  await tx.delete(families).where(eq(families.familyId, familyId));
  await note(tx, caller, { familyId, action: 'family.remove', before, after: null }, now);
}
