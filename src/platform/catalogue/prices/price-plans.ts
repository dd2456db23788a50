import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listPricePlans } from '#src/domain/catalogue/price-plan.calls.ts';
import type {
  NewPricePlan,
  PlanForecast,
  PlanInShop,
  PricePlan,
} from '#src/domain/catalogue/price-plan.schema.ts';
import { type PlanState, planStateOf } from '#src/domain/catalogue/price-plan.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { noteEvent } from '../../events/face.ts';
import { inTransaction, type Queryable, type Transaction } from '../../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../../shops/face.ts';
import { audit, containing, findPage, isMade, type ListRows, when } from '../../staff/face.ts';
import { followListingsOf } from '../listings/follow-listings.job.ts';
import { lockListings } from '../listings/refresh-listings.ts';
import { signPlanPreviews } from '../sign-previews.ts';
import { followPlanAt } from './begin-prices.job.ts';
import { at } from './current-prices.ts';
import { tried } from './give-prices.ts';
import { pricePlans } from './tables.ts';
import { writePlan } from './write-plan.ts';

/** Reductions of many products at a time, for the staff. */

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type SigningDeps = Pick<PlatformDeps, 'database' | 'now' | 'config'>;
type PlanRow = typeof pricePlans.$inferSelect;
type Query = z.output<typeof listPricePlans.request.query>;

/** Plans of which every shop is one of the caller's. */
const ofCaller = ({ shops }: Pick<StaffCaller, 'shops'>): SQL =>
  sql`(plan.asked -> 'shops') <@ ${JSON.stringify([...shops])}::jsonb`;

/** The same as `planStateOf`. */
const IN_STATE: Record<PlanState, (now: Date) => SQL> = {
  withdrawn: () => sql`plan.ended_at <= plan.begins_at`,
  stopped: () => sql`plan.ended_at > plan.begins_at`,
  planned: (now) => sql`plan.ended_at is null and plan.begins_at > ${at(now)}`,
  running: (now) => sql`plan.ended_at is null and plan.begins_at <= ${at(now)}
    and (plan.ends_at is null or plan.ends_at > ${at(now)})`,
  over: (now) => sql`plan.ended_at is null and plan.ends_at <= ${at(now)}`,
};

const planRows = (caller: Pick<StaffCaller, 'shops'>, now: Date): ListRows<Query> => ({
  columns: sql`plan.plan_id as "planId"`,
  from: sql`price_plans plan`,
  which: ({ q, state, since, before }) => [
    ofCaller(caller),
    when(before, (one) => sql`plan.begins_at < ${at(new Date(one))}`),
    when(
      since,
      (one) => sql`(least(plan.ended_at, plan.ends_at) is null
      or least(plan.ended_at, plan.ends_at) > ${at(new Date(one))})`,
    ),
    when(state, (one) => IN_STATE[one](now)),
    when(q, (typed) => sql`lower(plan.name) like ${containing(typed.toLowerCase())}`),
  ],
  sorted: { begins: sql`plan.begins_at`, name: sql`plan.name`, madeAt: sql`plan.made_at` },
  key: sql`plan.plan_id`,
});

type Signing = Pick<PlatformDeps, 'now' | 'config'>;

/** A plan as the staff see it, with links to its shops until it begins there. */
async function toPlan(deps: Signing, row: PlanRow): Promise<PricePlan> {
  const now = deps.now();
  const ahead = row.endedAt === null ? row.shops : [];
  const previews = await signPlanPreviews(
    deps,
    ahead.filter(
      ({ from, stopped = null }) => stopped === null && Date.parse(from) > now.getTime(),
    ),
    row.asked.selection.families,
  );
  return { ...factsOf(row, now), previews };
}

const factsOf = (row: PlanRow, now: Date): Omit<PricePlan, 'previews'> => ({
  ...{ id: row.planId, name: row.name, percent: row.asked.percent ?? null },
  ...{ minus: row.asked.minus ?? null, fixed: row.asked.fixed ?? null, products: row.products },
  ...{ shops: row.shops, state: planStateOf(row, now), madeBy: row.madeBy },
  begins: row.beginsAt.toISOString(),
  ends: row.endsAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  dropId: row.dropId,
  madeAt: row.madeAt.toISOString(),
});

/** A page of the plans of the caller's shops. */
export async function listPlans(
  { database: db, ...deps }: SigningDeps,
  caller: StaffCaller,
  query: Query,
): Promise<{ values: PricePlan[]; total: number }> {
  const page = await findPage<{ planId: string }, Query>(db, planRows(caller, deps.now()), query);
  const ids = page.rows.map(({ planId }) => planId);
  const rows = await db.select().from(pricePlans).where(inArray(pricePlans.planId, ids));
  const shown = await Promise.all(rows.map((row) => toPlan(deps, row)));
  const plans = new Map(shown.map((plan) => [plan.id, plan]));
  return { values: ids.flatMap((id) => plans.get(id) ?? []), total: page.total };
}

async function requirePlan(db: Queryable, planId: string): Promise<PlanRow> {
  const [row] = await db.select().from(pricePlans).where(eq(pricePlans.planId, planId));
  return requireFound(row ?? null, 'NOT_FOUND');
}

/** Families by their names and those of the families above, brands, and shops of the caller. */
export async function findPlanChoices(db: Queryable, caller: StaffCaller) {
  const { language = 'en' } = caller;
  const families = await db.execute<{ id: string; name: string }>(sql`
    select f.family_id as id, concat_ws(' › ', above.title, own.title) as name
    from families f
    join family_texts own on own.family_id = f.family_id and own.lang = ${language}
    left join family_texts above on above.family_id = f.parent_id and above.lang = ${language}
    where f.role is distinct from 'sale'
      and exists (with recursive below as (
        select f.family_id union select child.family_id from families child
          join below on child.parent_id = below.family_id)
        select from product_families pf join below on below.family_id = pf.family_id)
    order by name`);
  const brands = await db.execute<{ brand: string }>(
    sql`select distinct brand from products where brand is not null order by brand`,
  );
  const labels = await db.execute<{ label: string }>(
    sql`select distinct unnest(labels) as label from products order by label`,
  );
  return {
    families: families.rows,
    labels: labels.rows.map(({ label }) => label),
    brands: brands.rows.map(({ brand }) => brand),
    shops: (await findWebDomainsOf(db, caller)).map(({ domain }) => domain),
  };
}

/** Throws NOT_FOUND for a shop that is not the caller's, or that is not open. */
async function requireShops(db: Queryable, caller: StaffCaller, { shops }: NewPricePlan) {
  const open = new Set((await findWebDomainsOf(db, caller)).map(({ domain }) => domain));
  if (shops.some((shop) => !open.has(shop))) throw new DomainError('NOT_FOUND');
}

export const firstOf = (shops: readonly PlanInShop[]) =>
  new Date(Math.min(...shops.map(({ from }) => Date.parse(from))));

export function lastOf(shops: readonly PlanInShop[]): Date | null {
  const ends = shops.flatMap(({ until }) => (until === null ? [] : Date.parse(until)));
  return ends.length === shops.length ? new Date(Math.max(...ends)) : null;
}

/** Writes a plan with its rows; throws as `writePlan` does. */
async function write(
  tx: Transaction,
  { asked, ...plan }: { planId: string; asked: NewPricePlan; madeBy: string; dropId?: string },
  now: Date,
): Promise<PlanForecast> {
  const begun = { beginsAt: now, endsAt: null, products: 0, shops: [] };
  await tx.insert(pricePlans).values({ ...plan, name: asked.name, asked, madeAt: now, ...begun });
  const { planId } = plan;
  const forecast = await writePlan(tx, { planId, asked }, now);
  const { products, shops } = forecast;
  await tx
    .update(pricePlans)
    .set({ products, shops, beginsAt: firstOf(shops), endsAt: lastOf(shops) })
    .where(eq(pricePlans.planId, planId));
  return forecast;
}

/** What a plan would do; nothing is written. Throws as `makePlan` does, but for plans that it meets. */
export async function forecastPlan(
  { database, now }: Deps,
  caller: StaffCaller,
  asked: NewPricePlan,
): Promise<PlanForecast> {
  await requireShops(database, caller, asked);
  const planId = crypto.randomUUID();
  return tried(database, (tx) => write(tx, { planId, asked, madeBy: caller.name }, now()));
}

/** Products of a plan, for lists that follow it. */
export const productsOf = (planId: string) => sql`
  select distinct o.product_id from prices p join product_options o on o.option_id = p.option_id
  where p.plan_id = ${planId}`;

/** Has lists and other systems follow a plan where and when it begins and ends. */
export async function followPlan(
  tx: Transaction,
  planId: string,
  shops: readonly PlanInShop[],
  now: Date,
): Promise<void> {
  await followListingsOf(tx, productsOf(planId));
  for (const { from, until } of shops) {
    for (const instant of until === null ? [from] : [from, until]) {
      await followPlanAt(tx, planId, { at: new Date(instant), now });
    }
  }
}

type MadePlan = NewPricePlan & { changeId: string; dropId?: string };

/** Does what `makePlan` says, in a transaction that has the lock of lists. */
export async function addPlan(
  tx: Transaction,
  caller: StaffCaller,
  { changeId, dropId, ...asked }: MadePlan,
  time: Date,
): Promise<void> {
  await requireShops(tx, caller, asked);
  // The form is sent once for one plan, which has its name.
  const subject = { kind: 'price-plan', id: changeId };
  const made = { changeId, subjectKind: subject.kind, subjectId: subject.id };
  if (await isMade(tx, made, time)) return;
  const plan = { planId: changeId, asked, madeBy: caller.name, ...(dropId && { dropId }) };
  const { products, shops, meets } = await write(tx, plan, time);
  if (meets.length > 0) throw new DomainError('PRICES_PLANNED');
  await followPlan(tx, changeId, shops, time);
  const storeIds = new Map(
    (await findWebDomainsOf(tx, caller)).map(({ domain, storeId }) => [domain, storeId]),
  );
  for (const { shop, from, until, colours } of shops) {
    const { name, percent, minus, fixed } = asked;
    const data = { name, percent, minus, fixed, from, until, colours };
    if (Date.parse(from) > time.getTime()) {
      const storeId = storeIds.get(shop) ?? null;
      await noteEvent(tx, { type: 'price.planned', storeId, subject, data }, time);
    }
    const after = { ...data, products, selection: asked.selection };
    await audit(tx, caller, time, { action: 'price-plan.make', subject, shop, after });
  }
}

/**
 * Reduces many products, once for each changeId. Throws NOT_FOUND, PLAN_EMPTY, PLAN_TOO_DEEP, PRICES_INVALID,
 * PRICES_PLANNED where another plan reduces some of them, IDEMPOTENCY_KEY_REUSED.
 */
export async function makePlan(
  deps: SigningDeps,
  caller: StaffCaller,
  asked: NewPricePlan & { changeId: string },
): Promise<PricePlan> {
  const time = deps.now();
  return inTransaction(deps.database, async (tx) => {
    await lockListings(tx, time);
    await addPlan(tx, caller, asked, time);
    return toPlan(deps, await requirePlan(tx, asked.changeId));
  });
}

/**
 * Withdraws a plan in the shops where it has not begun, and stops it where it runs: what was shown once
 * stays in the history of its prices. Throws NOT_FOUND for a plan with a shop that is not the caller's,
 * and CHANGED_BY_OTHERS for one that has ended.
 */
export async function endPlan(
  deps: SigningDeps,
  caller: StaffCaller,
  planId: string,
): Promise<PricePlan> {
  const { database, now } = deps;
  const time = now();
  return inTransaction(database, async (tx) => {
    await lockListings(tx, time);
    const plan = await requirePlan(tx, planId);
    if (!plan.asked.shops.every((shop) => caller.shops.has(shop))) {
      throw new DomainError('NOT_FOUND');
    }
    const state = planStateOf(plan, time);
    if (state !== 'planned' && state !== 'running') throw new DomainError('CHANGED_BY_OTHERS');
    await followListingsOf(tx, productsOf(planId));
    await tx.execute(
      sql`delete from prices where plan_id = ${planId} and valid_from > ${at(time)}`,
    );
    await tx.execute(sql`update prices set valid_until = ${at(time)}
      where plan_id = ${planId} and (valid_until is null or valid_until > ${at(time)})`);
    await tx.update(pricePlans).set({ endedAt: time }).where(eq(pricePlans.planId, planId));
    await followPlanAt(tx, planId, { at: time, now: time });
    for (const { shop, from, until } of plan.shops) {
      const subject = { kind: 'price-plan', id: planId };
      const before = { name: plan.name, from, until };
      await audit(tx, caller, time, { action: 'price-plan.end', subject, shop, before });
    }
    return toPlan(deps, await requirePlan(tx, planId));
  });
}
