import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { DRESS, DRESSES } from '../../../tests/e2e/shopper.ts';
import { currentLeaders } from '../trial/current-leaders.ts';
import type { Begin, TrialFleet } from '../trial/trial-fleet.ts';
import { addPhoto, showChange } from './changes.ts';
import { contradictions, fillShelves, orderedCarts } from './database-checks.ts';
import type { Failure } from './failure.ts';
import { FAILURES } from './failures.ts';
import { includes, SECOND_FLEET, type TormentOptions } from './options.ts';
import { backUp, restoreTo } from './restore.ts';
import { longestGap, type Row, tableOf } from './result-table.ts';
import { restoreSecond, type SecondFleet } from './second-fleet.ts';
import { type Crowd, startCrowd } from './shoppers.ts';

/** Lets one thing after the other fail while shoppers buy, and says what they saw of it. */

/** So long orders must have come in before the next thing fails, and after it. */
const STEADY_MS = 5_000;
const RECOVERY_BUDGET_MS = 180_000;
/** The books allow payments a minute to be settled. */
const SETTLING_BUDGET_MS = 120_000;
const PAUSE_MS = 1_000;
/** Pages that visitors look at again and again. */
const PATHS = ['/fr-fr', `/fr-fr${DRESS.path}`, `/fr-fr${DRESSES}`];

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Waits until orders have come in without an error for a while, and all our programs are ready. */
async function isSteady(trial: TrialFleet, crowd: Crowd): Promise<boolean> {
  const begun = Date.now();
  while (Date.now() - begun < RECOVERY_BUDGET_MS) {
    const since = Date.now() - STEADY_MS;
    const isCalm = !crowd.errors.some(({ at }) => at > since);
    const bought = crowd.orders.filter(({ at }) => at > since).length;
    const isLong = Date.now() - begun > STEADY_MS;
    if (isCalm && isLong && bought >= 3 && (await trial.areReady())) return true;
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
  const fault = await failure.strike(trial, crowd).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  crowd.watch(async () => undefined);
  const over = Date.now();
  const isSteadyAgain = await isSteady(trial, crowd);
  const since = <T extends { at: number }>(list: readonly T[]) =>
    list.filter(({ at }) => at >= begun);
  const ended = Date.now();
  const errors = since(crowd.errors);
  const lost = since(crowd.lostPages);
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
    reloads: since(crowd.reloads).length,
    lostPages: lost.length,
    orders: since(crowd.orders).length,
    errors: errors.length,
    isWell:
      fault === null && isSteadyAgain && !(failure.isSilent && errors.length + lost.length > 0),
    books: await booksAgree(trial),
  };
  const told = [...errors, ...lost].map(({ what }) => what);
  for (const what of new Set(fault === null ? told : [fault, ...told])) say(`    ${what}`);
  if (!row.isWell || row.books !== null) say(await currentLeaders(trial));
  return row;
}

const isWhole = ({ isSame, books, bought, backedUp }: SecondFleet) =>
  isSame && books === null && bought > 0 && backedUp;

const sentenceOf = ({
  orders,
  restored,
  isSame,
  books,
  servesAfterS,
  bought,
  backedUp,
}: SecondFleet) =>
  `A second fleet served after ${servesAfterS.toFixed(0)} s with ${restored} of ${orders} orders, ${isSame ? 'the same ones' : 'NOT the same ones'}; its books ${books === null ? 'agree' : `contradict: ${books}`}; ${bought} orders were bought in it, and it was ${backedUp ? '' : 'NOT '}backed up.`;

export async function torment(
  trial: TrialFleet,
  begin: Begin,
  options: TormentOptions,
): Promise<number> {
  const chosen = FAILURES.filter(({ name }) => includes(options, name));
  const known = new Set([...FAILURES.map(({ name }) => name), SECOND_FLEET]);
  const unknown = options.only?.filter((name) => !known.has(name)) ?? [];
  if (unknown.length > 0) throw new Error(`No failure is called ${unknown.join(', ')}.`);

  await fillShelves(trial, DRESS.sku);
  say('Making a backup …');
  await backUp(trial);
  const before = await orderedCarts(trial);
  say('Changing a text …');
  const shownAfterS = await showChange(trial);
  say(
    shownAfterS === null
      ? 'A published text was NOT on the page of the edge in time.'
      : `A published text was on the page of the edge after ${shownAfterS.toFixed(1)} s.`,
  );
  const seen = [...PATHS, await addPhoto(trial, DRESS.sku)];
  say('Recording a purchase, and letting shoppers sign up …');
  const crowd = await startCrowd(trial.fleet.origins.shops[0] ?? '', seen);
  if (!(await isSteady(trial, crowd)))
    throw new Error(`Nobody can buy: ${crowd.errors.at(-1)?.what}`);
  const rows: Row[] = [];
  const until = Date.now() + options.minutes * 60_000;
  for (const failure of chosen) {
    if (Date.now() > until) break;
    say(`\n${new Date().toISOString()}  ${failure.name}`);
    const row = await suffer(trial, crowd, failure);
    say(tableOf([row]));
    rows.push(row);
  }
  while (crowd.orders.length < options.orders) await pause(PAUSE_MS);
  const restoredTo = await crowd.rest();
  await pause(STEADY_MS);
  await crowd.stop();

  const ordered = (await orderedCarts(trial)).slice(before.length);
  const inDatabase = new Set(ordered);
  const confirmed = crowd.orders.map(({ cartId }) => cartId);
  const result = {
    shownAfterS,
    rows,
    confirmed: confirmed.length,
    ordered: ordered.length,
    lost: confirmed.filter((cartId) => !inDatabase.has(cartId)).length,
    doubled: ordered.length - inDatabase.size,
    givenUp: crowd.givenUp,
    pages: crowd.pages.length,
    lostPages: crowd.lostPages.length,
    reloads: crowd.reloads.length,
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
    `${result.confirmed} orders confirmed, ${result.ordered} in the database, ${result.lost} lost, ${result.doubled} doubled, ${result.givenUp.length} given up; ${result.pages} pages seen, ${result.reloads} loaded again, ${result.lostPages} lost; the books ${result.books === null ? 'agree' : `contradict: ${result.books}`}.`,
  );
  say(
    `Restored to ${restored.until}: ${restored.restored} of ${restored.orders} orders; its books ${restored.books === null ? 'agree' : `contradict: ${restored.books}`}.`,
  );
  const second = includes(options, SECOND_FLEET)
    ? await restoreSecond(trial, begin, restoredTo, PATHS)
    : null;
  if (second !== null) say(sentenceOf(second));
  for (const { what } of result.givenUp) say(`  given up: ${what}`);
  if (options.result !== undefined)
    writeFileSync(options.result, JSON.stringify({ ...result, second }, null, 2));
  const isFine =
    result.lost + result.doubled + result.givenUp.length === 0 &&
    result.books === null &&
    shownAfterS !== null &&
    restored.restored === restored.orders &&
    restored.books === null &&
    (second === null || isWhole(second)) &&
    rows.every(({ isWell, books }) => isWell && books === null);
  return isFine ? 0 : 1;
}
