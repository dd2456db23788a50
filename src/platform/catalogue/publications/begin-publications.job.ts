import { eq } from 'drizzle-orm';
import { publicationState } from '#src/domain/catalogue/publication.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { type NotedEvent, noteEvents } from '../../events/face.ts';
import { type Database, inTransaction, type Transaction } from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { findWebDomains } from '../../shops/face.ts';
import {
  lockListings,
  noteListingChanges,
  refreshListingsIfDue,
} from '../listings/refresh-listings.ts';
import { type PublicationTerm, productPublications, publicationSets } from './tables.ts';

const BEGIN_PUBLICATIONS = 'begin-publications';

type Row = typeof productPublications.$inferSelect;

type Told = { type: 'product.published' | 'product.withdrawn'; row: Row };

/** Tells other systems that shops show products from now on, or no longer. */
async function tell(tx: Transaction, told: readonly Told[], now: Date): Promise<void> {
  if (told.length === 0) return;
  const stores = new Map((await findWebDomains(tx)).map((one) => [one.domain, one.storeId]));
  const noted = told.flatMap(({ type, row }): NotedEvent[] => {
    const { productId, domain, shownAs, validFrom, validUntil } = row;
    const storeId = stores.get(domain);
    if (storeId === undefined) return [];
    const term = { from: validFrom.toISOString(), until: validUntil?.toISOString() ?? null };
    const subject = { kind: 'product', id: productId };
    return [{ type, storeId, subject, data: { productId, shownAs, ...term } }];
  });
  await noteEvents(tx, noted, now);
}

/** How a shop showed a product, and shows it from now on. */
export type PublicationMove = { before: Row | null; after: Row | null };

/** Tells it where changes begin or end now; what is planned is told when it begins. */
export async function notePublications(
  tx: Transaction,
  moved: readonly PublicationMove[],
  now: Date,
): Promise<void> {
  const told = moved.flatMap(({ before, after }): Told[] => {
    const [was, is] = [publicationState(before, now), publicationState(after, now)];
    if (is === 'published' && after !== null && was !== 'published') {
      return [{ type: 'product.published', row: after }];
    }
    if (was === 'published' && before !== null && is !== 'published') {
      return [{ type: 'product.withdrawn', row: { ...before, validUntil: now } }];
    }
    return [];
  });
  await tell(tx, told, now);
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
        const moved = (set?.changes ?? []).flatMap((change, at): PublicationMove[] => {
          if (left.has(at)) return [];
          const [was, is] = [rowOfTerm(change, change.before), rowOfTerm(change, change.after)];
          return [what === 'undone' ? { before: is, after: was } : { before: was, after: is }];
        });
        await notePublications(tx, moved, new Date(Number(ms)));
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
        const type = isBegin ? 'product.published' : 'product.withdrawn';
        await tell(tx, [{ type, row }], now());
      });
      await refreshListingsIfDue(database, now());
      return undefined;
    },
  };
}
