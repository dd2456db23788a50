import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ShopView } from '../catalogue/face.ts';
import { findTiles } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import { wishlistShares } from './tables.ts';

/** 128 bits: nobody guesses one. */
const SHARE_ID_BYTES = 16;
const PURPOSE = 'shared wishlist';

/** The id of the link that a wishlist is shared by; null while it is not. */
export async function findShareId(
  db: Queryable,
  customerId: string,
  sealing: Sealing,
): Promise<string | null> {
  const [share] = await db
    .select({ sealedId: wishlistShares.sealedId })
    .from(wishlistShares)
    .where(eq(wishlistShares.customerId, customerId));
  return share === undefined ? null : sealing.open(share.sealedId);
}

/** What is saved of the id of a link. */
const keptShareId = (sealing: Sealing, shareId: string) => ({
  shareId: sealing.digest(PURPOSE, shareId),
  sealedId: sealing.seal(shareId),
});

/** Shares a wishlist by a new link, in the place of any earlier one. */
export async function share(
  db: Queryable,
  customerId: string,
  { sealing, now }: { sealing: Sealing; now: Date },
): Promise<string> {
  const shareId = randomBytes(SHARE_ID_BYTES).toString('base64url');
  const link = { ...keptShareId(sealing, shareId), sharedAt: now };
  await db
    .insert(wishlistShares)
    .values({ customerId, ...link })
    .onConflictDoUpdate({ target: wishlistShares.customerId, set: link });
  return shareId;
}

/** Stops sharing; a wishlist that is not shared stays so. */
export async function unshare(db: Queryable, customerId: string): Promise<void> {
  await db.delete(wishlistShares).where(eq(wishlistShares.customerId, customerId));
}

/**
 * What a link shows: the products of the wishlist that the visitor's shop sells. Null for a link that
 * leads nowhere (any more), and while its owner's account is closed.
 */
export async function findSharedProducts(
  { db, sealing }: { db: Queryable; sealing: Sealing },
  shareId: string,
  shop: ShopView,
): Promise<ProductSummary[] | null> {
  const { rows } = await db.execute<{ wishes: [string, string][] }>(sql`
    select coalesce((
      select jsonb_agg(jsonb_build_array(product_id, option_id) order by added_at desc, product_id)
      from wishlist_products wished where wished.customer_id = shares.customer_id
    ), '[]') as wishes
    from wishlist_shares shares join customers using (customer_id)
    where ${inArray(sql`share_id`, sealing.digests(PURPOSE, shareId))} and not is_deleted`);
  const [row] = rows;
  if (row === undefined) return null;
  const ids = row.wishes.map(([productId]) => productId);
  const meant = new Map(row.wishes.map(([productId, optionId]) => [productId, [optionId]]));
  return findTiles(db, shop, ids, meant);
}
