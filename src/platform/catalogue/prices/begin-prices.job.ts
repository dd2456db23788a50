import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { CATALOGUE_TAG } from '#src/process/page-tags.ts';
import { type Database, inTransaction, type Transaction } from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { notePurge } from '../../kernel/purges/purge-pages.job.ts';
import { isOneOf } from '../listings/listing-rows.ts';
import { refreshListingsIfDue } from '../listings/refresh-listings.ts';
import { notePriceChanges } from '../products/note-changes.ts';
import type { PriceChangeRow } from './change-prices.ts';
import { priceChanges, priceSets, prices } from './tables.ts';

const BEGIN_PRICES = 'begin-prices';

/** Options that are told of together. */
const TOGETHER = 500;

/** Tells other systems what options cost in a shop by now, and until their prices changed. */
export async function noteCurrentPrices(
  tx: Transaction,
  { domain, optionIds }: { domain: OnlineLocale; optionIds: readonly string[] },
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  for (let first = 0; first < optionIds.length; first += TOGETHER) {
    const some = optionIds.slice(first, first + TOGETHER);
    const rows = await tx
      .select()
      .from(prices)
      .where(
        and(
          isOneOf(sql`${prices.optionId}`, some),
          eq(prices.domain, domain),
          lte(prices.validFrom, now),
          or(isNull(prices.validUntil), gt(prices.validUntil, now)),
        ),
      );
    const current = Map.groupBy(rows, ({ optionId }) => optionId);
    const shops = new Set([domain]);
    const told = some.map((optionId) => ({
      optionId,
      current: current.get(optionId) ?? [],
      shops,
    }));
    await notePriceChanges(tx, told, now, since);
  }
}

const BEGIN_PLAN = 'begin-plan';

/** Has lists and other systems follow a plan at an instant at which it begins or ends somewhere. */
export async function followPlanAt(
  tx: Transaction,
  planId: string,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  const afterSeconds = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1_000));
  await enqueue(tx, BEGIN_PLAN, `${planId} ${at.getTime()}`, { afterSeconds });
}

/** Does it for the colours that begin or end to be reduced at that very instant. */
export function beginPlan({ database, now }: { database: Database; now: () => Date }): Job {
  return {
    name: BEGIN_PLAN,
    maxSeconds: 900,
    run: async (key) => {
      const [planId = '', ms = ''] = key.split(' ');
      const at = new Date(Number(ms));
      const early = at.getTime() - now().getTime();
      if (early > 0) return { againInSeconds: Math.ceil(early / 1_000) };
      // Shoppers first: products price themselves, lists follow, and other systems are told last.
      await notePurge(database, [CATALOGUE_TAG]);
      await refreshListingsIfDue(database, now());
      await inTransaction(database, async (tx) => {
        const rows = await tx
          .selectDistinct({ optionId: prices.optionId, domain: prices.domain })
          .from(prices)
          .where(
            and(eq(prices.planId, planId), or(eq(prices.validFrom, at), eq(prices.validUntil, at))),
          );
        for (const [domain, turned] of Map.groupBy(rows, (row) => row.domain)) {
          const optionIds = turned.map(({ optionId }) => optionId);
          await noteCurrentPrices(tx, { domain, optionIds }, { now: now(), since: at });
        }
      });
      return undefined;
    },
  };
}

/** Has lists and other systems follow a change at the instants at which prices begin and end. */
export async function planPricesToBegin(
  tx: Transaction,
  { priceChangeId, validFrom, validUntil }: PriceChangeRow,
  now: Date,
): Promise<void> {
  for (const at of [validFrom, validUntil]) {
    if (at === null || at <= now) continue;
    const afterSeconds = Math.ceil((at.getTime() - now.getTime()) / 1_000);
    await enqueue(tx, BEGIN_PRICES, `${priceChangeId} ${at.getTime()}`, { afterSeconds });
  }
}

/** Does it; a change that was withdrawn has nothing to begin. */
export function beginPrices({ database, now }: { database: Database; now: () => Date }): Job {
  return {
    name: BEGIN_PRICES,
    maxSeconds: 900,
    run: async (key) => {
      const [id = '', ms = ''] = key.split(' ');
      const early = Number(ms) - now().getTime();
      if (early > 0) return { againInSeconds: Math.ceil(early / 1_000) };
      await inTransaction(database, async (tx) => {
        const [change] = await tx
          .select()
          .from(priceChanges)
          .where(and(eq(priceChanges.priceChangeId, id), isNull(priceChanges.withdrawnAt)));
        if (change === undefined) return;
        const { domain } = change;
        const optionIds = change.prices.map(({ optionId }) => optionId);
        await noteCurrentPrices(
          tx,
          { domain, optionIds },
          { now: now(), since: new Date(Number(ms)) },
        );
      });
      await refreshListingsIfDue(database, now());
      return undefined;
    },
  };
}

const TELL_PRICE_SET = 'tell-price-set';

/** Has other systems hear of prices that were written or taken back in one go. */
export async function tellPriceSet(tx: Transaction, setId: string, now: Date): Promise<void> {
  await enqueue(tx, TELL_PRICE_SET, `${setId} ${now.getTime()}`);
}

/** Tells them what the colours of the set cost in its shops by now. */
export function pricesOfSet({ database, now }: { database: Database; now: () => Date }): Job {
  return {
    name: TELL_PRICE_SET,
    maxSeconds: 900,
    run: async (key) => {
      const [setId = '', ms = ''] = key.split(' ');
      const since = new Date(Number(ms));
      await inTransaction(database, async (tx) => {
        const [set] = await tx.select().from(priceSets).where(eq(priceSets.setId, setId));
        const byShop = Map.groupBy(set?.cells ?? [], ({ shop }) => shop);
        for (const [domain, cells] of byShop) {
          const optionIds = [...new Set(cells.map(({ optionId }) => optionId))];
          await noteCurrentPrices(tx, { domain, optionIds }, { now: now(), since });
        }
      });
      return undefined;
    },
  };
}
