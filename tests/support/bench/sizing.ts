import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext, Browser, Request } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { headersToRepeat, unownedBody } from '../../e2e/function-calls.ts';
import { DRESSES, shopperOn } from '../../e2e/shopper.ts';
import { embeddedDatabase } from '../embedded-database.ts';
import { settled } from '../known-browser.ts';
import { type Around, buy } from '../purchases/buy.ts';
import { type RecordedPurchase, recordPurchase } from '../purchases/recorded-purchase.ts';
import { INSPECTED, PORTS, STOREFRONT_URL } from '../test-ports.ts';
import { fetchPages, upTo } from './fetch-pages.ts';
import { postgresqlSeconds } from './processes.ts';
import { openShoppers, SHOPPERS } from './purchases.ts';
import { cpuSeconds } from './speed.ts';

/** What pages and orders cost each program, in ms of one core: `docs/sizing.md` reckons with it. */

const TURNS = 40;
const ORDERS_EACH = 8;
/** Jobs that follow an order, its mails among them, have been done by then. */
const JOBS_MS = 10_000;
const DYNAMIC = new Set(['document', 'fetch', 'xhr', 'ping']);

type Asked = { method: string; path: string; headers: Record<string, string>; data?: string };

async function repeatable(asked: Request): Promise<Asked> {
  const { pathname, search } = new URL(asked.url());
  const body = asked.postData();
  return {
    method: asked.method(),
    path: `${pathname}${search}`,
    headers: await headersToRepeat(asked),
    ...(body !== null && { data: unownedBody(body) }),
  };
}

/** What a guest's browser asks the storefront: for pages of the address bar, and for clicks from page to page. */
async function recordVisit(browser: Browser) {
  const context = await browser.newContext({
    baseURL: STOREFRONT_URL,
    storageState: settled(STOREFRONT_URL),
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const shopper = shopperOn(page, 'fr-fr');
  const during = async (act: () => Promise<unknown>) => {
    const asked: Request[] = [];
    const note = (one: Request) => {
      if (one.url().startsWith(STOREFRONT_URL) && DYNAMIC.has(one.resourceType())) asked.push(one);
    };
    page.on('request', note);
    await act();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    return Promise.all(asked.map(repeatable));
  };
  const opened = await during(() => shopper.open(DRESSES));
  const clicked = await during(() =>
    shopper.main.getByRole('article').nth(3).getByRole('link').first().click(),
  );
  await context.close();
  return { opened, clicked };
}

/** CPU seconds of storefront, platform and PostgreSQL, and the kB of log that PostgreSQL has written. */
async function spent(): Promise<number[]> {
  const { rows } = await embeddedDatabase(INSPECTED.dataFolder).look((db) =>
    db.execute<{ kb: string }>(sql`select (pg_current_wal_lsn() - '0/0') / 1000 as kb`),
  );
  return [
    await cpuSeconds(),
    await cpuSeconds(PORTS.platformMetrics),
    postgresqlSeconds(INSPECTED.dataFolder),
    Number(rows[0]?.kb) / 1_000,
  ];
}

/** A row: what each of so many cost. */
async function costOf(label: string, count: number, act: () => Promise<unknown>) {
  const before = await spent();
  await act();
  const after = await spent();
  const each = after.map((now, at) => ((now - (before[at] ?? 0)) * 1_000) / count);
  return [label, ...each.map((cost) => cost.toFixed(2))];
}

async function repeat(shopper: APIRequestContext, asked: readonly Asked[]): Promise<void> {
  for (const { path, ...rest } of asked) {
    const answer = await shopper.fetch(path, rest);
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  }
}

async function withShoppers(
  isKnown: boolean,
  work: (shoppers: APIRequestContext[]) => Promise<void>,
) {
  const shoppers = await openShoppers(isKnown);
  await work(shoppers);
  await Promise.all(shoppers.map((shopper) => shopper.dispose()));
}

async function buyAndSettle(
  shoppers: readonly APIRequestContext[],
  calls: RecordedPurchase,
  each: number,
) {
  const around: Around = (_, take) => take();
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let turn = 0; turn < each; turn += 1) await buy(shopper, calls, around);
    }),
  );
  await pause(JOBS_MS);
}

/** Rows under a heading. Each act is done once before it is measured, so that an engine has compiled it. */
export async function measureSizing(browser: Browser): Promise<string[][]> {
  const rows = [['', 'storefront', 'platform', 'PostgreSQL', 'log kB']];
  const visit = await recordVisit(browser);
  const calls = await recordPurchase(browser, STOREFRONT_URL);
  const measured = async (label: string, count: number, act: () => Promise<unknown>) => {
    await act();
    rows.push(await costOf(label, count, act));
  };
  let asked = 0;
  const shop = `${STOREFRONT_URL}/fr-fr`;
  const list = { addressOf: () => `${shop}${DRESSES}`, encoding: 'br' } as const;
  const rendered = { ...list, addressOf: () => `${shop}${DRESSES}?q=${asked++}` };
  const searched = { ...list, addressOf: () => `${shop}/search?q=robe ${asked++}` };
  const after = visit.opened.filter(({ path }) => path !== `/fr-fr${DRESSES}`);
  const inTurns = (calls: readonly Asked[]) => () =>
    withShoppers(false, async (shoppers) => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        await Promise.all(shoppers.map((shopper) => repeat(shopper, calls)));
      }
    });
  await measured('a page of the page cache', 3_000, () => fetchPages(list, SHOPPERS, upTo(3_000)));
  await measured('a list that is rendered', 500, () => fetchPages(rendered, SHOPPERS, upTo(500)));
  await measured('a search that is rendered', 300, () => fetchPages(searched, SHOPPERS, upTo(300)));
  await measured(`what follows a page (${after.length} calls)`, SHOPPERS * TURNS, inTurns(after));
  const { clicked } = visit;
  await measured(
    `a click to a product (${clicked.length} calls)`,
    SHOPPERS * TURNS,
    inTurns(clicked),
  );
  await withShoppers(true, async (shoppers) => {
    await buyAndSettle(shoppers, calls, 1);
    const buyAll = () => buyAndSettle(shoppers, calls, ORDERS_EACH);
    rows.push(await costOf('an order, from the item to its mails', SHOPPERS * ORDERS_EACH, buyAll));
  });
  rows.push(await costOf('a second in which nobody comes', 30, () => pause(30_000)));
  return rows;
}
