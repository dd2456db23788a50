import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DRESS } from '../../../tests/e2e/shopper.ts';
import type { TrialFleet } from '../trial/trial-fleet.ts';
import { whoLeads } from '../trial/who-leads.ts';
import { contradictions, fillShelves, orderedCarts } from './books.ts';
import { FAILURES, type Failure } from './failures.ts';
import { backUp, restoreTo } from './restore.ts';
import { type Crowd, startCrowd } from './shoppers.ts';
import { longestGap, type Row, tableOf } from './tell.ts';

/** Lets one thing after the other fail while shoppers buy, and says what they saw of it. */

/** So long orders must have come in before the next thing fails, and after it. */
const STEADY_MS = 5_000;
const RECOVERY_BUDGET_MS = 180_000;
/** The books allow payments a minute to be settled. */
const SETTLING_BUDGET_MS = 120_000;
const PAUSE_MS = 1_000;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Waits until orders have come in without an error for a while. */
async function isSteady(crowd: Crowd): Promise<boolean> {
  const begun = Date.now();
  while (Date.now() - begun < RECOVERY_BUDGET_MS) {
    const since = Date.now() - STEADY_MS;
    const isCalm = !crowd.errors.some(({ at }) => at > since);
    const bought = crowd.orders.filter(({ at }) => at > since).length;
    if (isCalm && bought >= 3 && Date.now() - begun > STEADY_MS) return true;
    await pause(PAUSE_MS);
  }
  return false;
}

async function booksAgree(trial: TrialFleet): Promise<string | null> {
  const until = Date.now() + SETTLING_BUDGET_MS;
  for (;;) {
    const found = await contradictions(trial);
    if (found === null || Date.now() > until) return found;
    await pause(10 * PAUSE_MS);
  }
}

/** Looks who leads until it is stopped; answers when another one did first. */
function watchLeader(trial: TrialFleet, former: string | undefined) {
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const name = (await trial.leader())?.name;
      if (name !== undefined && name !== former) return Date.now();
      await pause(250);
    }
    return null;
  };
  const seen = look();
  return () => {
    isOver = true;
    return seen;
  };
}

async function suffer(trial: TrialFleet, crowd: Crowd, failure: Failure): Promise<Row> {
  const former = (await trial.leader())?.name;
  const begun = Date.now();
  const stopWatching = watchLeader(trial, former);
  await failure.strike(trial, crowd);
  crowd.watch(async () => undefined);
  const over = Date.now();
  const isWell = await isSteady(crowd);
  const since = <T extends { at: number }>(list: readonly T[]) =>
    list.filter(({ at }) => at >= begun);
  const ended = Date.now();
  const errors = since(crowd.errors);
  const ledAt = await stopWatching();
  const orderedAt = crowd.orders.find(({ at }) => ledAt !== null && at > ledAt)?.at ?? null;
  const row = {
    name: failure.name,
    lastedS: (over - begun) / 1_000,
    newLeaderS: ledAt === null ? null : (ledAt - begun) / 1_000,
    leaderToOrderS: ledAt === null || orderedAt === null ? null : (orderedAt - ledAt) / 1_000,
    withoutOrderS: longestGap(
      begun,
      since(crowd.orders).map(({ at }) => at),
      ended,
    ),
    withoutPageS: longestGap(
      begun,
      crowd.pages.filter((at) => at >= begun),
      ended,
    ),
    lostPages: since(crowd.lostPages).length,
    orders: since(crowd.orders).length,
    errors: errors.length,
    isWell,
    books: await booksAgree(trial),
  };
  for (const what of new Set([...errors, ...since(crowd.lostPages)].map((one) => one.what))) {
    say(`    ${what}`);
  }
  if (!isWell || row.books !== null) say(await whoLeads(trial));
  return row;
}

/**
 * `--only a,b` lets these fail alone; `--orders n` goes on until so many were bought; after
 * `--minutes n` nothing more fails; `--result file` writes what came of it as JSON.
 */
export async function torment(trial: TrialFleet, asked: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...asked],
    options: {
      only: { type: 'string' },
      orders: { type: 'string', default: '0' },
      minutes: { type: 'string' },
      result: { type: 'string' },
    },
  });
  const only = values.only?.split(',');
  const chosen = FAILURES.filter(({ name }) => only === undefined || only.includes(name));
  const unknown = only?.filter((name) => !FAILURES.some((one) => one.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`No failure is called ${unknown.join(', ')}.`);

  await fillShelves(trial, DRESS.sku);
  say('Making a backup …');
  await backUp(trial);
  const before = await orderedCarts(trial);
  say('Recording a purchase, and letting shoppers sign up …');
  const crowd = await startCrowd(trial.fleet.origins.shops[0] ?? '');
  if (!(await isSteady(crowd))) throw new Error(`Nobody can buy: ${crowd.errors.at(-1)?.what}`);
  const rows: Row[] = [];
  const until = Date.now() + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  for (const failure of chosen) {
    if (Date.now() > until) break;
    say(`\n${new Date().toISOString()}  ${failure.name}`);
    const row = await suffer(trial, crowd, failure);
    say(tableOf([row]));
    rows.push(row);
  }
  while (crowd.orders.length < Number(values.orders)) await pause(PAUSE_MS);
  const restoredTo = await crowd.rest();
  await pause(STEADY_MS);
  await crowd.stop();

  const ordered = (await orderedCarts(trial)).slice(before.length);
  const known = new Set(ordered);
  const confirmed = crowd.orders.map(({ cartId }) => cartId);
  const result = {
    rows,
    confirmed: confirmed.length,
    ordered: ordered.length,
    lost: confirmed.filter((cartId) => !known.has(cartId)).length,
    doubled: ordered.length - known.size,
    givenUp: crowd.givenUp,
    pages: crowd.pages.length,
    lostPages: crowd.lostPages.length,
    books: await booksAgree(trial),
    restored: await restoreTo(trial, restoredTo).catch((error: unknown) => ({
      until: restoredTo.toISOString(),
      orders: confirmed.length,
      restored: 0,
      books: String(error),
    })),
  };
  const { restored } = result;
  say(`\n${tableOf(rows)}\n`);
  say(
    `${result.confirmed} orders confirmed, ${result.ordered} in the database, ${result.lost} lost, ${result.doubled} doubled, ${result.givenUp.length} given up; ${result.pages} pages seen, ${result.lostPages} lost; the books ${result.books === null ? 'agree' : `contradict: ${result.books}`}.`,
  );
  say(
    `Restored to ${restored.until}: ${restored.restored} of ${restored.orders} orders; its books ${restored.books === null ? 'agree' : `contradict: ${restored.books}`}.`,
  );
  for (const { what } of result.givenUp) say(`  given up: ${what}`);
  if (values.result !== undefined) writeFileSync(values.result, JSON.stringify(result, null, 2));
  const isFine =
    result.lost + result.doubled + result.givenUp.length === 0 &&
    result.books === null &&
    restored.restored === restored.orders &&
    restored.books === null &&
    rows.every(({ isWell, books }) => isWell && books === null);
  return isFine ? 0 : 1;
}
