import { and, desc, eq, lte, max, sql } from 'drizzle-orm';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { AuthorKind } from '#src/domain/catalogue/product-version.schema.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { withCertificate } from './read-document.ts';
import { productVersions } from './tables.ts';

/** So many versions of a product are kept: half a year of changes a week. */
const KEPT_VERSIONS = 30;

/** Who writes a product; without a name where nobody of the staff does. */
export type Author = {
  madeAs: AuthorKind;
  madeBy: string | null;
  /** The member or key that sent a file. */
  writerId?: string;
};

export const authorOf = ({ kind, name }: StaffCaller): Author => ({ madeAs: kind, madeBy: name });

type Kept = {
  productId: string;
  before: ProductDocument | null;
  after: ProductDocument;
  by: Author;
  restoredFrom: number | null;
  draftedBy: string | null;
};

/**
 * Keeps what was written as the newest version, where it changed something. What stood there before is
 * kept, too, where no version has it: that of a product which was there before versions were.
 */
export async function keepVersion(
  tx: Transaction,
  { productId, before, after, by, restoredFrom, draftedBy }: Kept,
  now: Date,
): Promise<void> {
  const earlier = before === null ? null : JSON.stringify(before);
  const written = JSON.stringify(after);
  if (earlier === written) return;
  const at = now.toISOString();
  const { rows } = await tx.execute<{ number: number }>(sql`
    with last as (
      -- One that was kept before products had certificates and environmental sheets says nothing of them.
      select number, '{"certificate": null}'
        || jsonb_build_object('environment', ${earlier}::jsonb -> 'environment') || document as document from product_versions where product_id = ${productId}
      order by number desc limit 1
    ), found as (
      insert into product_versions (product_id, number, document, made_as, made_by, made_at)
      select ${productId}, coalesce((select number from last), 0) + 1, ${earlier}::jsonb, 'before', null, ${at}
      where ${earlier}::jsonb is not null
        and ${earlier}::jsonb is distinct from (select document from last)
      returning number
    )
    insert into product_versions
      (product_id, number, document, made_as, made_by, made_at, restored_from, drafted_by)
    select ${productId}, coalesce((select number from found), (select number from last), 0) + 1,
      ${written}::jsonb, ${by.madeAs}, ${by.madeBy}, ${at}, ${restoredFrom}::int, ${draftedBy}
    returning number`);
  const oldest = (rows[0]?.number ?? 0) - KEPT_VERSIONS;
  if (oldest < 1) return;
  await tx
    .delete(productVersions)
    .where(and(eq(productVersions.productId, productId), lte(productVersions.number, oldest)));
}

/** What was written of a product, the newest first. */
export async function findVersions(db: Queryable, productId: string) {
  const versions = await db
    .select()
    .from(productVersions)
    .where(eq(productVersions.productId, productId))
    .orderBy(desc(productVersions.number));
  return versions.map((version) => ({ ...version, document: withCertificate(version.document) }));
}

/** The number of what was written last; 0 where nothing is kept. */
export async function latestVersion(db: Queryable, productId: string): Promise<number> {
  const [row] = await db
    .select({ number: max(productVersions.number) })
    .from(productVersions)
    .where(eq(productVersions.productId, productId));
  return row?.number ?? 0;
}
