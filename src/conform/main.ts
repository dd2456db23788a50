import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readFixtures } from './fixtures.ts';
import { jsonOf, junitOf, textOf } from './report.ts';
import { subjectOf } from './rule.ts';
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
    profile: { type: 'string', default: 'core' },
    /** Subjects or rules: `--only cart,versions.stale`. */
    only: { type: 'string' },
    json: { type: 'string' },
    junit: { type: 'string' },
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

function chosenRules(profile: readonly string[], only: readonly string[] | undefined) {
  const rules = ALL_RULES.filter(
    (rule) => only === undefined || only.includes(subjectOf(rule)) || only.includes(rule.id),
  ).filter(({ capability }) => profile.includes(capability));
  if (rules.length === 0) throw new Usage('No rule is of that profile and choice.');
  return rules;
}

async function run(): Promise<number> {
  const platform = originOf(needed(values.platform, '--platform URL'));
  const auth = originOf(values.auth ?? platform);
  const media = originOf(values.media ?? platform);
  const fixtures = await readFixtures(needed(values.fixtures, '--fixtures FILE or URL'));
  const subscriptionKey = needed(process.env.SUBSCRIPTION_KEY, 'SUBSCRIPTION_KEY');
  const profile = values.profile.split(',');
  const rules = chosenRules(profile, values.only?.split(','));
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
