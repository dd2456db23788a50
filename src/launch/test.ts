import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { requirePorts } from '../../tests/support/require-ports.ts';
import { ALL_PORTS } from '../../tests/support/test-ports.ts';
import { build, generateRoutes, generateSources } from './build.ts';
import { failedUnits, journeysThatWere } from './failed-tests.ts';
import { isFleetProven, proveFleet } from './fleet-proof.ts';
import { hasOpenssl, missingBrowsers } from './other-browsers.ts';
import { findPgbouncer } from './pgbouncer.ts';
import {
  overBudget,
  RESULTS,
  readBudget,
  readResult,
  readTimes,
  slowest,
  slowFiles,
} from './test-times.ts';
import { findValkeyServer } from './valkey-server.ts';

/**
 * `npm test`: everything, in the order in which failures are cheapest to hear of.
 * `npm run test:fast`: types, lint, the unit and contract tests that are quick, and one purchase in
 * Chromium.
 * `npm run test:release`: also the fleet, and every page without each of its files.
 */

const isFast = process.argv.includes('--fast');
const isRelease = process.argv.includes('--release');
if (isRelease) process.env.IS_RELEASE = '1';
if (isFast) process.env.TEST_FAST = '1';
// Programs under test start many times: what one has compiled is there for the next.
process.env.NODE_COMPILE_CACHE ??= resolve('.data/compiled');

const AUDIT = 'src/launch/audit.ts';
const FLEET = 'deploy/fleet/trial/main.ts';
const VITEST = '--config=tests/support/vitest.config.ts';
const PLAYWRIGHT = '--config=tests/support/playwright.config.ts';

type Counts = { passed: number; failed: number };

function run(command: string, args: readonly string[]): boolean {
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** What failed, one line each: the end of a run names them. */
const failures: string[] = [];

/** A check that is one thing: it passes or fails as one, and is named by its command. */
function counted(isPassed: boolean, ...command: string[]): Counts {
  if (!isPassed) failures.push(command.join(' '));
  return { passed: Number(isPassed), failed: Number(!isPassed) };
}

const check = (command: string, ...args: string[]) => counted(run(command, args), command, ...args);

/** A command beside others, which shows what it prints. */
function runBeside(command: string, args: readonly string[]): Promise<boolean> {
  const { promise, resolve: ended } = Promise.withResolvers<boolean>();
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`);
  const child = spawn(command, args, { stdio: 'inherit' });
  child.once('error', () => ended(false));
  child.once('close', (code) => ended(code === 0));
  return promise;
}

/** A check beside something else: what it prints is shown when it has ended. */
function checkBeside(command: string, ...args: string[]): Promise<Counts> {
  const { promise, resolve: ended } = Promise.withResolvers<Counts>();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (lines: Buffer) => output.push(lines));
  }
  child.once('error', (error) => output.push(Buffer.from(error.message)));
  child.once('close', (code) => {
    process.stdout.write(`\n> ${command} ${args.join(' ')}\n`);
    process.stdout.write(Buffer.concat(output));
    ended(counted(code === 0, command, ...args));
  });
  return promise;
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : 0);

/** A run of which nothing can be named (a crash, a broken setup) counts as one failure. */
function suite(name: string, isPassed: boolean, passed: number, failed: readonly string[]): Counts {
  const named = isPassed || failed.length > 0 ? failed : [`${name}: it ended before its tests did`];
  failures.push(...named);
  return { passed, failed: named.length };
}

const slowUnits = () => slowFiles(readBudget()).filter((file) => file.includes('.test.'));

async function vitest(): Promise<Counts> {
  const isPassed = await runBeside('vitest', [
    'run',
    VITEST,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/unit.json`,
  ]);
  const result = readResult('unit.json');
  return suite('vitest', isPassed, numberIn(result.numPassedTests), failedUnits(result));
}

/** Of a whole run: a machine may stand still once or twice; a third is a fault (decision 075). */
const MAX_SECOND_GOES = 2;

function playwright(...only: string[]): Counts {
  const isPassed = run('playwright', ['test', PLAYWRIGHT, ...only]);
  const result = readResult('e2e.json');
  const { expected } = { expected: 0, ...Object(result.stats) };
  // Tests that were left out or did not get their turn prove nothing: they count as failed.
  const notRun = journeysThatWere('skipped', result).map((test) => `${test} (did not run)`);
  const failed = [...journeysThatWere('unexpected', result), ...notRun];
  const secondGoes = journeysThatWere('flaky', result).map((test) => `${test} (at a second go)`);
  if (secondGoes.length > MAX_SECOND_GOES) {
    return suite('playwright', isPassed, numberIn(expected), [...failed, ...secondGoes]);
  }
  for (const test of secondGoes) process.stdout.write(`\nPassed: ${test}\n`);
  return suite('playwright', isPassed, numberIn(expected) + secondGoes.length, failed);
}

/** What this run leaves out, each with its reason. */
const missing: string[] = [];

/**
 * A small fleet of which the PostgreSQL and the Redis that lead fail under orders. It is missing
 * where this is not root on Debian, or hosts cannot be made of namespaces.
 */
function fleet(): Counts {
  if (!isRelease && isFleetProven()) {
    missing.push(
      'the fleet: nothing of it has changed since its last trial (npm run test:release)',
    );
    return { passed: 0, failed: 0 };
  }
  const prepared = spawnSync('node', [FLEET, 'prepare'], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (prepared.status !== 0) {
    missing.push(`the fleet: ${prepared.stderr.trim()}`);
    return { passed: 0, failed: 0 };
  }
  process.env.FLEET_HOSTS = 'small.json';
  const which = '--only=postgresql-host-crashed,redis-leader-killed';
  const counts = check('node', FLEET, 'torment', which, '--orders=20');
  if (counts.failed === 0) proveFleet();
  return counts;
}

// Before anything is built: a run on another program's ports would look at a stranger's shop.
await requirePorts(ALL_PORTS).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
// Before any test needs it, so that it is installed once and what is missing is said immediately.
findValkeyServer();
findPgbouncer();
if (!isFast) {
  for (const name of missingBrowsers()) {
    missing.push(`a shopper's way in ${name}: it is not here, and this is not root on Debian`);
  }
  if (!hasOpenssl()) missing.push('the same over HTTPS: openssl is not here');
  if (!isRelease) {
    missing.push(
      'what repeats a check: struck prices on all of 60 days, guests of four more shops, pages of all shops at 320 px, dialogs wide and in English, staff in WebKit, Firefox over HTTPS, hundreds of orders at two of each program, each file lost on each page, two thirds of the drawings of the demo (npm run test:release)',
    );
  }
}
/** Types, lint and dead code, one after the other, beside the build and the tests after it. */
async function checks(): Promise<Counts[]> {
  return [
    // Only there: what a registry says changes without the code.
    ...(process.env.CI === undefined || isFast ? [] : [await checkBeside('node', AUDIT)]),
    // Several checkers each find out the same types: that costs three times as much.
    await checkBeside('tsc', '--noEmit', '--singleThreaded'),
    await checkBeside('biome', 'ci'),
    await checkBeside('knip', '--no-config-hints'),
    // Without the tests as entries: what only they use is no part of the product.
    await checkBeside('knip', '--production', '--include=files,exports,types', '--no-config-hints'),
  ];
}

const AGAIN = 'again.json';

/** Seconds of a file that runs alone; without end where it fails. */
function timeAlone(file: string): number {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = `${RESULTS}/${AGAIN}`;
  const isPassed = file.includes('.spec.')
    ? run('playwright', ['test', PLAYWRIGHT, '--no-deps', '--reporter=json', file])
    : run('vitest', ['run', VITEST, '--reporter=json', `--outputFile=${RESULTS}/${AGAIN}`, file]);
  const seconds = isPassed ? readTimes(AGAIN, AGAIN).get(file) : undefined;
  return seconds ?? Number.POSITIVE_INFINITY;
}

/**
 * Files that have become twice as slow; only a whole run is the reference that it needs. One that
 * was slow beside others is measured alone: a file that is slow by itself fails.
 */
function paces(): Counts {
  const budget = readBudget();
  const times = readTimes();
  const slow = overBudget(times, budget).filter(({ file, seconds, allowed }) => {
    const alone = timeAlone(file);
    const took = `${seconds.toFixed(0)} s, and ${alone.toFixed(0)} s alone`;
    process.stdout.write(`\n${file} took ${took}, in place of ${allowed.toFixed(0)} s\n`);
    return overBudget(new Map([...times, [file, alone]]), budget).some((one) => one.file === file);
  });
  return counted(slow.length === 0, 'files over their budget:', ...slow.map(({ file }) => file));
}

// First, so that types are checked against what they need, and not against what a build may have written.
await Promise.all([generateSources(), generateRoutes()]);
const [checked, tested] = await Promise.all([checks(), build().then(vitest)]);
const results = [...checked, tested];
if (isFast) {
  missing.push(
    ...slowUnits(),
    'all browser tests but one purchase, the fleet, the rows of the requirements (npm test)',
  );
  results.push(
    playwright(
      'tests/e2e/journey.spec.ts',
      '--project=shopping',
      '--no-deps',
      '--grep=fr-fr at .* finds a dress',
    ),
  );
} else {
  results.push(
    fleet(),
    playwright(),
    check('node', 'tests/support/ledger/requirements.ts'),
    paces(),
  );
}
process.stdout.write(`\nThe slowest files:\n${slowest(readTimes())}\n`);
for (const what of missing) process.stdout.write(`\nLeft out: ${what}\n`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
if (failures.length > 0) process.stdout.write('\n');
for (const failure of failures) process.stdout.write(`Failed: ${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
