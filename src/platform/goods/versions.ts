import { asRestored, differencesOf } from '#src/domain/catalogue/product-differences.ts';
import type { ProductVersions } from '#src/domain/catalogue/product-version.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { checkDocument, findVersions, lockListings, readDocument } from '../catalogue/face.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { revisionOf } from '../kernel/revision-of.ts';
import { requireAllShops } from '../staff/face.ts';
import { rewrite } from './write-goods.ts';

/** Who wrote a product, when, and what each changed; throws NOT_FOUND. */
export async function readVersions(db: Queryable, productId: string): Promise<ProductVersions> {
  const document = requireFound(await readDocument(db, productId), 'NOT_FOUND');
  const versions = await findVersions(db, productId);
  return {
    revision: revisionOf(document),
    values: versions.map((version, at) => {
      const { number, madeAt, madeBy, madeAs, restoredFrom, draftedBy } = version;
      const earlier = versions[at + 1];
      return {
        ...{ number, madeAt: madeAt.toISOString(), madeBy, madeAs, restoredFrom, draftedBy },
        differences: earlier === undefined ? [] : differencesOf(earlier.document, version.document),
      };
    }),
  };
}

/**
 * Writes an earlier version again, as a new one. Throws NOT_FOUND, FORBIDDEN where the caller does not work
 * for all shops, CHANGED_BY_OTHERS, and PRODUCT_INVALID where it no longer fits.
 */
export async function restoreVersion(
  tx: Transaction,
  caller: StaffCaller,
  { productId, revision, number }: { productId: string; revision: string; number: number },
  now: Date,
): Promise<void> {
  requireAllShops(caller);
  await lockListings(tx, now);
  const before = requireFound(await readDocument(tx, productId), 'NOT_FOUND');
  if (revisionOf(before) !== revision) throw new DomainError('CHANGED_BY_OTHERS');
  const versions = await findVersions(tx, productId);
  const version = requireFound(
    versions.find((one) => one.number === number),
    'NOT_FOUND',
  );
  const wanted = asRestored(version.document, before);
  const document = await checkDocument(tx, wanted, before, version.document);
  const asked = { productId, document, before, restoredFrom: number };
  await rewrite(tx, caller, { ...asked, action: 'product.restore' }, now);
}
