import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator';
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test, vi } from 'vitest';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { buildOrigin } from '#src/process/hosts.ts';
import { runInScope } from '#src/session/request-scope.server.ts';
import {
  contentSecurityPolicy,
  type InlineSources,
  nonceSources,
} from './content-security-policy.ts';
import { newScope } from './pipeline.ts';

/** What Google's evaluator says of the policy, for any rules of the platform (T30). */

type Rules = Record<string, readonly string[]>;
const answered = vi.hoisted(() => ({ rules: {} as Record<string, readonly string[]> }));
vi.mock('#src/session/csp-rules.server.ts', () => ({ readCspRules: async () => answered.rules }));

const BRAND = { environment: 'prod', brandHost: 'vitrine.example' };
/** An installation with all that adds a host to the policy. */
const VARIABLES = {
  VITRINE_ENV: BRAND.environment,
  BRAND_HOST: BRAND.brandHost,
  PLATFORM_URL: 'https://platform.vitrine.example',
  AUTH_URL: 'https://identity.vitrine.example',
  CARD_URL: 'https://cards.example',
  MEDIA_URL: 'https://pictures.example/media',
  AB_TEST_URL: 'https://variants.example/shop.js',
  OLAPIC_URL: 'https://looks.example/shop.js',
  RICH_RELEVANCE_URL: 'https://recommendations.example/shop.js',
  TAG_ID: 'GTM-AB12',
  SESSION_SECRETS: 'a secret with more than thirty-two characters',
  SUBSCRIPTION_KEY: 'subscription-key-1',
  IDENTITY_CLIENT_SECRET: 'client-secret-0001',
};
vi.mock('#src/session/config.server.ts', async (original) => {
  const { readConfig } = await original<typeof import('#src/session/config.server.ts')>();
  return { config: () => readConfig(VARIABLES) };
});

const script = (...sources: string[]): Rules => ({ 'script-src': sources });

const HOSTILE: readonly Rules[] = [
  // Everything, or everything of a scheme.
  script('*'),
  script('*.*'),
  script('https:'),
  script('http:'),
  script('https://*'),
  script('*:443'),
  script('data:'),
  script('blob:'),
  script('filesystem:'),
  script('javascript:'),
  { 'default-src': ['*'] },
  { 'object-src': ['*', 'data:'] },
  { 'base-uri': ['*'] },
  { 'frame-ancestors': ['*'] },
  { 'form-action': ['*'] },
  { 'script-src-elem': ['*'] },
  { 'script-src-attr': ["'unsafe-inline'"] },
  // Words that take the protection away.
  script("'unsafe-inline'"),
  script("'unsafe-eval'"),
  script("'unsafe-hashes'"),
  script("'strict-dynamic'", "'unsafe-inline'"),
  script("'nonce-a'"),
  script("'sha256-YWJj'"),
  script("'none'"),
  { 'style-src': ["'unsafe-inline'"] },
  // A second directive within a source, or in place of a name.
  script('a.example; script-src *'),
  script('a.example\nscript-src: *'),
  script("a.example, script-src 'unsafe-inline'"),
  script('a.example;object-src *'),
  { 'img-src a.example; script-src': ['*'] },
  { 'report-uri': ['https://evil.example'], 'trusted-types': ['*'] },
  // Machines, plain transport, and names that anyone can register.
  script('203.0.113.7'),
  script('127.0.0.1:8080'),
  script('http://plain.example'),
  script('*.com', '*.co.uk'),
  script('*.github.io', 'github.io'),
  // Hosts that serve any script.
  script('ajax.googleapis.com', 'https://cdnjs.cloudflare.com'),
  script('*.google.com', 'https://translate.googleapis.com'),
  script('*.googleapis.com', 'www.gstatic.com', 'https://*.yandex.ru'),
  script('accounts.google.com:443', 'HTTPS://CDN.JSDELIVR.NET'),
];

/** Findings on the policy of a page of a shop while the platform answers these rules. */
async function findings(locale: OnlineLocale, rules: Rules, inline: InlineSources) {
  answered.rules = rules;
  const scope = newScope('c', buildOrigin(locale, BRAND), '');
  const policy = await runInScope(scope, () => contentSecurityPolicy(inline));
  const { csp } = new CspParser(policy);
  return new CspEvaluator(csp).evaluate([], [...DEFAULT_CHECKS, ...STRICTCSP_CHECKS]);
}

const isWeighty = ({ severity }: Finding) => severity <= Severity.MEDIUM;

/**
 * What the evaluator cannot judge by itself, and what is accepted of it: that our own host and the
 * partners' that the rules are for serve scripts. Ours answers no callback and takes no upload, and
 * whatever is no script is sent as such (`nosniff`). Inline code is out of question either way: it
 * runs by nonce or hash alone.
 */
const isAccepted = ({ type, directive }: Finding) =>
  type === Type.SCRIPT_ALLOWLIST_BYPASS && directive === 'script-src';

const isUnjudged = ({ severity }: Finding) =>
  severity === Severity.HIGH_MAYBE || severity === Severity.MEDIUM_MAYBE;

describe.each(ONLINE_LOCALES)('the policy of %s', (locale) => {
  const pages: [string, () => InlineSources][] = [
    ['private', () => nonceSources(newScope('c', '', '').nonce)],
    ['cached', () => ({ scripts: [`'sha256-${'a'.repeat(43)}='`], styles: [] })],
  ];

  test.each(pages)(
    'on a %s page keeps no finding of high or medium weight under forty hostile rules',
    { tags: ['T30'] },
    async (_page, inline) => {
      expect(HOSTILE).toHaveLength(40);
      for (const rules of [{}, ...HOSTILE]) {
        const found = await findings(locale, rules, inline());
        expect(found.filter(isWeighty), JSON.stringify(rules)).toEqual([]);
        expect(found.filter(isUnjudged).filter((one) => !isAccepted(one))).toEqual([]);
      }
    },
  );
});

test('the evaluator finds what the rules ask for, so that its silence says something', async () => {
  const own = "default-src 'none'; object-src 'none'; base-uri 'none'; script-src 'self'";
  const asked = HOSTILE.flatMap((rules) => rules['script-src']?.join(' ') ?? []);
  const caught = asked.filter((sources) =>
    new CspEvaluator(new CspParser(`${own} ${sources}`).csp).evaluate().some(isWeighty),
  );
  expect(caught.length).toBeGreaterThan(15);
});
