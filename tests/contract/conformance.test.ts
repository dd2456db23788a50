import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULE_CLASSES } from '#src/conform/rule.ts';
import { ALL_RULES } from '#src/conform/rules/all-rules.ts';
import { type Result, runRules } from '#src/conform/run-rules.ts';
import { validateCart } from '#src/domain/order/order.calls.ts';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { type Call, capabilityOf } from '#src/domain/wire/call.ts';
import type { ServedPart } from '#src/domain/wire/capabilities.schema.ts';
import { lostVersions } from '../support/conform/cart-mutants.ts';
import { coreAlone, hostedCheckout } from '../support/conform/catalogue-mutants.ts';
import { type ConformPlatform, startConformPlatform } from '../support/conform/conform-platform.ts';
import { type Mutation, startMutantProxy } from '../support/conform/mutant-proxy.ts';
import { MUTANTS } from '../support/conform/mutants.ts';
import { runProgram } from '../support/run-program.ts';

/** Our platform meets the profile, and a platform that breaks one of its rules is noticed. */

const CALLS = ALL_CALLS.filter((call) => capabilityOf(call) !== null);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
/** What a rule asks to see that it is not there. */
const NO_CALL = 'GET /nothing/here';
/** That, and what ends a paid cart before a rule takes another one. */
const OF_EVERY_RULE = [NO_CALL, nameOf(validateCart)];

let platform: ConformPlatform;
beforeAll(async () => {
  platform = await startConformPlatform();
}, 120_000);
afterAll(() => platform.stop());

test('our platform passes every rule of core and capabilities, by the command that others run', {
  timeout: 120_000,
}, async () => {
  const json = join(platform.fixturesFile, '..', 'report.json');
  // Behind the proxy of the mutants: what fails there fails by what they break.
  const { url, stop } = await startMutantProxy(platform.platform, (asked, forward) =>
    forward(asked),
  );
  const program = runProgram('src/conform/main.ts', platform.env, [
    ...['--platform', url, '--media', url, '--auth', platform.auth],
    ...['--fixtures', platform.fixturesFile],
    ...['--profile', 'core,codes,wishlist,newsletter', '--json', json],
  ]);
  const code = await program.ended;
  await stop();
  expect(program.said()).toContain(', 0 failed, 0 skipped, ');
  expect(code).toBe(0);
  const { results }: { results: Result[] } = JSON.parse(readFileSync(json, 'utf8'));
  expect(results).toHaveLength(ALL_RULES.length);
  expect(new Set(results.map((result) => result.class))).toEqual(new Set(RULE_CLASSES));
  const byCapability = Map.groupBy(CALLS, capabilityOf);
  const namesOf = (capability: 'core' | ServedPart) =>
    byCapability.get(capability)?.map(nameOf) ?? [];
  // Each call of the core is asked by a rule, and no rule of a capability asks another one's.
  const asked = new Set(results.flatMap(({ calls }) => calls));
  expect([...namesOf('core'), ...namesOf('checkout')].filter((name) => !asked.has(name))).toEqual(
    [],
  );
  const strange = results.flatMap(({ id, capability, calls }) => {
    // This one asks whether calls of all capabilities are there.
    if (id === 'shops.declared') return [];
    const known = [...namesOf('core'), ...namesOf(capability), ...OF_EVERY_RULE];
    return calls.filter((name) => !known.includes(name)).map((name) => `${id}: ${name}`);
  });
  expect(strange).toEqual([]);
});

test('no two rules have the same name', () => {
  const ids = ALL_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(MUTANTS.length).toBeGreaterThanOrEqual(30);
});

test('names that nobody knows, and fixtures that are not filled in, end the command with 2', async () => {
  const sample = join(platform.fixturesFile, '..', 'sample.json');
  const customers = { ...platform.fixtures.customers, two: { accessToken: '…' } };
  writeFileSync(sample, JSON.stringify({ ...platform.fixtures, customers }));
  for (const [args, said] of [
    [['--profile', 'core,coeds'], '--profile knows no coeds. It knows core, '],
    [['--only', 'cart.raed'], '--only knows no cart.raed.'],
    [['--fixtures', sample], 'customers.two.accessToken is still that of the sample'],
  ] as const) {
    const program = runProgram('src/conform/main.ts', platform.env, [
      ...['--platform', platform.platform, '--fixtures', platform.fixturesFile],
      ...args,
    ]);
    expect(await program.ended).toBe(2);
    expect(program.said()).toContain(said);
  }
});

const LAST = 'races.last-ones';
/** Of the demo, three of each in stock. */
const lastSkus = ['501377-116', '502430-L'];

/** Asks some rules through a proxy. */
async function askThrough(mutation: Mutation, ids: readonly string[]): Promise<Result[]> {
  const { url, stop } = await startMutantProxy(platform.platform, mutation);
  const rules = ALL_RULES.filter(({ id }) => ids.includes(id));
  const { products } = platform.fixtures;
  // Each run that buys the last ones takes others.
  const lastOnes = ids.includes(LAST) ? (lastSkus.pop() ?? null) : products.lastOnes;
  const fixtures = { ...platform.fixtures, products: { ...products, lastOnes } };
  const at = { platform: url, auth: url, media: url };
  const results = await runRules(rules, { ...platform, ...at, fixtures });
  await stop();
  return results;
}

test('rules of the checkout are skipped where the platform has it on its own pages, those of its cart are not', async () => {
  const ids = ['cart.create', 'checkout.methods', 'checkout.total', 'versions.stale-checkout'];
  const results = await askThrough(hostedCheckout, [...ids, 'payments.start', 'orders.read']);
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const passed = results.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id);
  expect(passed).toEqual(['cart.create', 'checkout.methods']);
  expect(skipped).toHaveLength(results.length - passed.length);
  expect(new Set(skipped.map(({ why }) => why))).toEqual(
    new Set(['the platform has the checkout on its own pages']),
  );
});

test('rules of a capability that the platform does not declare are skipped, and say so', async () => {
  const ids = ALL_RULES.filter(({ capability }) => capability === 'codes').map(({ id }) => id);
  const results = await askThrough(coreAlone, ids);
  expect(new Set(results.map(({ outcome, why }) => `${outcome}: ${why}`))).toEqual(
    new Set(['skipped: the platform does not declare codes']),
  );
});

test('the command ends with 1 where a rule does not hold, and names it to people and build servers', async () => {
  const { url, stop } = await startMutantProxy(platform.platform, lostVersions);
  const junit = join(platform.fixturesFile, '..', 'report.xml');
  const program = runProgram('src/conform/main.ts', platform.env, [
    ...['--platform', url, '--auth', platform.auth, '--fixtures', platform.fixturesFile],
    ...['--only', 'versions', '--junit', junit],
  ]);
  expect(await program.ended).toBe(1);
  await stop();
  expect(program.said()).toContain('✗ versions.stale: ');
  expect(program.said()).toMatch(/expected {2}version of CART_VERSION_CONFLICT: \d/);
  expect(readFileSync(junit, 'utf8')).toMatch(/classname="versions.stale".*<failure message="/);
});

describe('a platform that breaks one rule', () => {
  test.each(MUTANTS.map((mutant) => [mutant.name, mutant.foundBy, mutant] as const))(
    'is noticed: %s (%s)',
    async (_, foundBy, { mutation }) => {
      const results = await askThrough(mutation(), [foundBy]);
      expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([[foundBy, 'failed']]);
    },
  );
});
