import { eq } from 'drizzle-orm';
import { publicationState } from '#src/domain/catalogue/publication.ts';
import { noteEvent } from '../events/face.ts';
import { type Database, inTransaction, type Transaction } from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { findWebDomains } from '../shops/face.ts';
import { lockListings, noteListingChange, refreshListingsIfDue } from './refresh-listings.ts';
import { productPublications } from './tables.ts';

const BEGIN_PUBLICATIONS = 'begin-publications';

type Row = typeof productPublications.$inferSelect;

/** Tells other systems that a shop shows a product from now on, or no longer. */
async function tell(
  tx: Transaction,
  type: 'product.published' | 'product.withdrawn',
  { productId, domain, shownAs, validFrom, validUntil }: Row,
  now: Date,
): Promise<void> {
  const shop = (await findWebDomains(tx)).find((one) => one.domain === domain);
  if (shop === undefined) return;
  const subject = { kind: 'product', id: productId };
  const term = { from: validFrom.toISOString(), until: validUntil?.toISOString() ?? null };
  const data = { productId, shownAs, ...term };
  await noteEvent(tx, { type, storeId: shop.storeId, subject, data }, now);
}

/** Tells it where a change begins or ends now; one that is planned is told when it begins. */
export async function notePublication(
  tx: Transaction,
  { before, after }: { before: Row | null; after: Row | null },
  now: Date,
): Promise<void> {
  const [was, is] = [publicationState(before, now), publicationState(after, now)];
  if (is === 'published' && after !== null && was !== 'published') {
    await tell(tx, 'product.published', after, now);
  }
  if (was === 'published' && before !== null && is !== 'published') {
    await tell(tx, 'product.withdrawn', { ...before, validUntil: now }, now);
  }
}

/** Has lists and other systems follow at the instants at which a publication begins and ends. */
export async function planPublicationToBegin(
  tx: Transaction,
  { productId, domain, validFrom, validUntil }: Row,
  now: Date,
): Promise<void> {
  for (const at of [validFrom, validUntil]) {
    if (at === null || at <= now) continue;
    const afterSeconds = Math.ceil((at.getTime() - now.getTime()) / 1_000);
    await enqueue(tx, BEGIN_PUBLICATIONS, `${productId} ${domain} ${at.getTime()}`, {
      afterSeconds,
    });
  }
}

/** Does it; a plan that was changed since has nothing to begin. */
export function beginPublications({ database, now }: { database: Database; now: () => Date }): Job {
  return {
    name: BEGIN_PUBLICATIONS,
    maxSeconds: 900,
    run: async (key) => {
      const [productId = '', shop = '', ms = ''] = key.split(' ');
      const early = Number(ms) - now().getTime();
      if (early > 0) return { againInSeconds: Math.ceil(early / 1_000) };
      const at = new Date(Number(ms));
      await inTransaction(database, async (tx) => {
        await lockListings(tx, now());
        const rows = await tx
          .select()
          .from(productPublications)
          .where(eq(productPublications.productId, productId));
        const row = rows.find(({ domain }) => domain === shop);
        if (row === undefined) return;
        const isBegin = row.validFrom.getTime() === at.getTime();
        if (!isBegin && row.validUntil?.getTime() !== at.getTime()) return;
        await noteListingChange(tx, productId, now());
        await tell(tx, isBegin ? 'product.published' : 'product.withdrawn', row, now());
      });
      await refreshListingsIfDue(database, now());
      return undefined;
    },
  };
}
