import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CAPABILITY_NAMES } from '#src/domain/wire/capabilities.ts';
import { readFixtures } from './fixtures.ts';
import { jsonOf, junitOf, listTextOf, textOf } from './report.ts';
import { type Rule, subjectOf } from './rule.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import { type Outcome, type Result, runRules } from './run-rules.ts';
import { keepSignIns, signIn } from './sign-in.ts';

/**
 * `npm run conform -- --platform http://localhost:4000 --fixtures fixtures.json --profile core,codes
 * --json report.json --junit report.xml`: asks a platform whether it is one that the storefront can
 * stand on (docs/platform.md). Ends with 1 where a rule does not hold, with 2 where it cannot begin.
 */
const { values } = parseArgs({
  options: {
    platform: { type: 'string' },
    /** Where customers sign in, and where pictures are; the platform itself if nothing is said. */
    auth: { type: 'string' },
    media: { type: 'string' },
    fixtures: { type: 'string' },
    profile: { type: 'string' },
    /** Subjects or rules: `--only cart,versions.stale`. */
    only: { type: 'string' },
    json: { type: 'string' },
    junit: { type: 'string' },
    /** Prints the rules of the profile and choice, and asks nothing. */
    list: { type: 'boolean', default: false },
    'client-id': { type: 'string', default: 'storefront' },
  },
});

/** A sign for each rule while they are tried. */
const MARKS: Record<Outcome, string> = { passed: '.', failed: 'F', skipped: '-' };

class Usage extends Error {}

function needed(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new Usage(`Give ${what}.`);
  return value;
}

const originOf = (url: string) => url.replace(/\/+$/, '');

/** Fails where something was asked for that nobody knows; `known` is told. */
function assertKnown(
  option: string,
  asked: readonly string[],
  known: readonly string[],
  more: readonly string[] = [],
): void {
  const unknown = asked.filter((name) => !known.includes(name) && !more.includes(name));
  if (unknown.length > 0)
    throw new Usage(`${option} knows no ${unknown.join(', ')}. It knows ${known.join(', ')}.`);
}

const listOf = (text: string | undefined) => text?.split(',').map((name) => name.trim());

/** The checkout is asked with the core: who has it elsewhere says so. */
const profileOf = ({ capability }: Rule) => (capability === 'checkout' ? 'core' : capability);

function chosenRules(profile: readonly string[], only: readonly string[] | undefined) {
  assertKnown('--profile', profile, ['core', ...CAPABILITY_NAMES]);
  const subjects = [...new Set(ALL_RULES.map(subjectOf)), 'the rules of --list'];
  const ids = ALL_RULES.map(({ id }) => id);
  assertKnown('--only', only ?? [], subjects, ids);
  const rules = ALL_RULES.filter(
    (rule) => only === undefined || only.includes(subjectOf(rule)) || only.includes(rule.id),
  ).filter((rule) => profile.includes(profileOf(rule)));
  if (rules.length === 0) throw new Usage('No rule is of that profile and choice.');
  return rules;
}

async function run(): Promise<number> {
  const ruled = [...new Set(ALL_RULES.map(profileOf))];
  const profile = listOf(values.profile) ?? (values.list ? ruled : ['core']);
  const rules = chosenRules(profile, listOf(values.only));
  const unruled = profile.filter((name) => !ruled.some((one) => one === name));
  if (unruled.length > 0)
    process.stderr.write(`There are no rules of ${unruled.join(', ')} yet.\n`);
  if (values.list) {
    process.stdout.write(listTextOf(rules));
    return 0;
  }
  const platform = originOf(needed(values.platform, '--platform URL'));
  const auth = originOf(values.auth ?? platform);
  const media = originOf(values.media ?? platform);
  const fixtures = await readFixtures(needed(values.fixtures, '--fixtures FILE or URL'));
  const subscriptionKey = needed(process.env.SUBSCRIPTION_KEY, 'SUBSCRIPTION_KEY');
  const { shops, payment, customers } = fixtures;
  const settings = {
    clientId: values['client-id'],
    clientSecret: process.env.IDENTITY_CLIENT_SECRET ?? '',
    redirectUri: new URL(`/${shops.first}/auth/callback`, payment.returnTo).href,
  };
  const signIns = keepSignIns((name) => signIn(auth, customers[name], settings));
  const target = { platform, auth, media, subscriptionKey, fixtures, ...signIns };
  const tell = ({ outcome }: Result) => void process.stdout.write(MARKS[outcome]);
  const results = await runRules(rules, target, tell);
  const report = { platform, profile, results };
  if (values.json) writeFileSync(values.json, jsonOf(report));
  if (values.junit) writeFileSync(values.junit, junitOf(report));
  process.stdout.write(`${textOf(report)}\n`);
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
