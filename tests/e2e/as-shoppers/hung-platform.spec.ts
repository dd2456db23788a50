import { readFileSync } from 'node:fs';
import { AS_SHOPPERS } from '../../support/test-ports.ts';
import { DRESS, shopperOn } from '../shopper.ts';
import { crowd, look, p95, type Seen } from './load.ts';
import { expect, test } from './shoppers-test.ts';

/** A platform that hangs: stopped, not dead, so that it takes every call and answers none (T45). */

const CACHED = ['/fr-fr', '/fr-fr/robes--plf1200', `/fr-fr${DRESS.path}`];
/** Pages that nobody has looked at before; a cart is nobody's to cache. */
const UNKNOWN = [...'23456789'].map((digit) => `/fr-fr/robe--p40010${digit}`);
/** Other addresses of a product that is known: the page is new, what it shows is cached. */
const KNOWN = [...'123456'].map((digit) => `/fr-fr/robe-${digit}--p400101`);
const OTHERS = [...UNKNOWN, '/fr-fr/cart'];
const CROWD = { clients: 20, pages: 30, restMs: 150 };
/** Long enough for every page and every read to be stale: what is fresh asks nobody. */
const PATIENT_CROWD = { clients: 20, pages: 20, restMs: 1_000 };
/** safety.md "Budgets": a whole render; and what the machine of a test may add to it. */
const RENDER_MS = 4_000;
const GRACE_MS = 500;
/** How much two measurements of the same may differ there; who waits for the platform waits for 2 s. */
const NOISE_MS = 200;

function signal(name: 'SIGSTOP' | 'SIGCONT') {
  const [pid] = readFileSync(`${AS_SHOPPERS.dataFolder}/platform.lock`, 'utf8').split('\n');
  process.kill(Number(pid), name);
}

async function metric(name: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${AS_SHOPPERS.ports.metrics}/metrics`);
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text()) ?? [];
  return Number(value);
}

const statesOf = (seen: readonly Seen[]) => [...new Set(seen.map(({ cache }) => cache))].sort();
const longest = (seen: readonly Seen[]) => Math.max(...seen.map(({ ms }) => ms));
const round = (ms: number) => `${Math.round(ms)} ms`;

test.afterEach(() => signal('SIGCONT'));

test('the platform is stopped under twenty shoppers: cached pages answer as before, others in four seconds, the circuit opens, and all goes on by itself', {
  tag: ['@T45', '@F06', '@F09'],
}, async ({ page }) => {
  test.setTimeout(240_000);
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.chooseSize(DRESS.size);
  for (const path of CACHED) await look(path);
  const before = await crowd(CACHED, CROWD);

  signal('SIGSTOP');
  const pressed = Date.now();
  await shopper.button('Add to cart').click();
  const told = expect(shopper.toasts)
    .toHaveText(/./)
    .then(() => Date.now() - pressed);
  const others = crowd(OTHERS, { ...CROWD, pages: 3 });
  const during = await crowd(CACHED, PATIENT_CROWD);
  const known: Seen[] = [];
  for (const path of KNOWN) known.push(await look(path));
  const asked = await others;
  // One of two may be the call that a half-open circuit lets through.
  for (const path of UNKNOWN) await look(path);
  expect(await metric('storefront_circuits_open')).toBeGreaterThan(0);
  const refused = await Promise.all(UNKNOWN.slice(0, 2).map(look));
  const refusedMs = Math.min(...refused.map(({ ms }) => ms));

  // What was pressed is still chosen, and can be pressed again.
  const sizes = page.getByRole('radiogroup', { name: shopper.say('Size') });
  await expect(sizes.getByRole('radio', { checked: true })).toHaveAccessibleName(
    new RegExp(`^${shopper.chip(DRESS.size)}`),
  );
  await expect(shopper.button('Add to cart')).toBeEnabled();

  signal('SIGCONT');
  await expect
    .poll(async () => (await Promise.all(OTHERS.map(look))).map(({ status }) => status), {
      timeout: 20_000,
    })
    .toEqual(OTHERS.map(() => 200));
  await shopper.button('Add to cart').click();
  await shopper.seeCount(1);
  await expect.poll(() => metric('storefront_circuits_open'), { timeout: 10_000 }).toBe(0);
  const after = await crowd(CACHED, CROWD);

  process.stdout.write(
    `    cached pages, p95: ${round(p95(before))} before, ${round(p95(during))} during, ` +
      `${round(p95(after))} after; others at most ${round(longest(asked))}, ` +
      `${round(longest(known))} where the data is cached, ${round(refusedMs)} with the circuit open; told after ${round(await told)}\n`,
  );
  expect(during.every(({ status }) => status === 200)).toBe(true);
  expect(statesOf(during)).toEqual(['HIT', 'STALE']);
  expect(p95(during)).toBeLessThan(2 * p95(before) + NOISE_MS);
  expect(p95(after)).toBeLessThan(2 * p95(before) + NOISE_MS);
  expect(known.map(({ status }) => status)).toEqual(KNOWN.map(() => 200));
  expect(longest(known)).toBeLessThan(2 * GRACE_MS);
  expect(longest(asked)).toBeLessThan(RENDER_MS + GRACE_MS);
  expect(refusedMs).toBeLessThan(GRACE_MS);
});
