import { eq } from 'drizzle-orm';
import { publicationState } from '#src/domain/catalogue/publication.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { noteEvent } from '../events/face.ts';
import { type Database, inTransaction, type Transaction } from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { findWebDomains } from '../shops/face.ts';
import { lockListings, noteListingChanges, refreshListingsIfDue } from './refresh-listings.ts';
import { type PublicationTerm, productPublications, publicationSets } from './tables.ts';

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

/** A row as a set of publications keeps it. */
export function rowOfTerm(
  { productId, shop }: { productId: string; shop: OnlineLocale },
  term: PublicationTerm | null,
): Row | null {
  if (term === null) return null;
  const { shownAs, madeBy, validFrom, validUntil } = term;
  return {
    ...{ productId, domain: shop, shownAs, madeBy, validFrom: new Date(validFrom) },
    validUntil: validUntil === null ? null : new Date(validUntil),
  };
}

const TELL_PUBLICATION_SET = 'tell-publication-set';

/** Has other systems hear of many products that were published, withdrawn or taken back in one go. */
export async function tellPublicationSet(
  tx: Transaction,
  { setId, isUndone }: { setId: string; isUndone: boolean },
  now: Date,
): Promise<void> {
  const what = isUndone ? 'undone' : 'made';
  await enqueue(tx, TELL_PUBLICATION_SET, `${setId} ${what} ${now.getTime()}`);
}

/** Tells them what began and ended with it, but for what undoing left as it was. */
export function publicationsOfSet({ database }: { database: Database }): Job {
  return {
    name: TELL_PUBLICATION_SET,
    maxSeconds: 900,
    run: async (key) => {
      const [setId = '', what, ms = ''] = key.split(' ');
      await inTransaction(database, async (tx) => {
        const [set] = await tx
          .select()
          .from(publicationSets)
          .where(eq(publicationSets.setId, setId));
        const left = new Set(what === 'undone' ? set?.left.map(({ change }) => change) : []);
        for (const [at, change] of set?.changes.entries() ?? []) {
          if (left.has(at)) continue;
          const [was, is] = [rowOfTerm(change, change.before), rowOfTerm(change, change.after)];
          const moved = what === 'undone' ? { before: is, after: was } : { before: was, after: is };
          await notePublication(tx, moved, new Date(Number(ms)));
        }
      });
      return undefined;
    },
  };
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
        await noteListingChanges(tx, [productId], now());
        await tell(tx, isBegin ? 'product.published' : 'product.withdrawn', row, now());
      });
      await refreshListingsIfDue(database, now());
      return undefined;
    },
  };
}
