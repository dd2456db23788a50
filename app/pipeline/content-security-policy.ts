import { checkScriptAllowlistBypass } from 'csp_evaluator/dist/checks/security_checks.js';
import { Csp } from 'csp_evaluator/dist/csp.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { parse } from 'tldts';
import { config } from '#src/session/config.server.ts';
import { readCspRules } from '#src/session/csp-rules.server.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

/** Directives to which the platform may add hosts, and nothing but hosts (T30). */
const EXTENSIBLE = new Set([
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
]);
const HOST_SOURCE = /^(https:\/\/)?(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i;

/** What inline code may run: a nonce on a private page, hashes on a cached one. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export function nonceSources(nonce: string): InlineSources {
  const source = [`'nonce-${nonce}'`];
  return { scripts: source, styles: source };
}

/** Where Google's tags come from and what they may send to (its own guide to content policies). */
const TAG_HOSTS = {
  scripts: ['https://www.googletagmanager.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  calls: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};
const NO_HOSTS = { scripts: [], pictures: [], calls: [] };

/** The policy that stands without anybody's rules (safety.md). */
export function builtInPolicy({ scripts, styles }: InlineSources): Directives {
  const { mediaUrl, cardUrl, paymentPages, authUrl, tagId, ...partnerUrls } = config();
  const { abTestUrl, olapicUrl, richRelevanceUrl } = partnerUrls;
  const tag = tagId === null ? NO_HOSTS : TAG_HOSTS;
  const partners = new Set(
    [abTestUrl, olapicUrl, richRelevanceUrl].flatMap((url) =>
      url === null ? [] : [new URL(url).origin],
    ),
  );
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...tag.scripts, ...partners],
    'style-src': ["'self'", ...styles],
    'img-src': [
      ...["'self'", 'data:', ...tag.pictures],
      ...(mediaUrl === null ? [] : [new URL(mediaUrl).origin]),
    ],
    'font-src': ["'self'"],
    // A browser asks the provider which wallets may pay (decision 060).
    'connect-src': ["'self'", new URL(cardUrl).origin, ...tag.calls],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': [
      ...["'self'", new URL(authUrl).origin, new URL(cardUrl).origin],
      ...paymentPages,
    ],
    'report-uri': ['/api/csp-reports'],
  };
}

/** How much others may add: a header stays well below what servers and browsers take (T30). */
const MAX_HOSTS = 40;
const MAX_BYTES = 4_096;

/**
 * Whether a source names somebody's host: no address of a machine, and no suffix below which
 * anybody may have a name (`*.com`, `*.github.io`).
 */
function isHostSource(source: string): boolean {
  if (!HOST_SOURCE.test(source)) return false;
  const host = source.replace(/^https:\/\//i, '').replace(/^\*\./, '');
  const { domain, isIp } = parse(host, { allowPrivateDomains: true });
  return domain !== null && isIp !== true;
}

/**
 * Whether a script host is known to serve anybody's scripts (JSONP, old libraries): allowing it
 * would allow whatever somebody injects (decision 050).
 */
function servesAnyScript(source: string): boolean {
  const findings = checkScriptAllowlistBypass(new Csp({ 'script-src': [source] }));
  return findings.some(({ severity }) => severity === Severity.HIGH);
}

function mayBeAdded(directive: string, source: string): boolean {
  return isHostSource(source) && (directive !== 'script-src' || !servesAnyScript(source));
}

/** The host sources of the platform's rules that count, in their order, within the limits. */
function acceptedSources(rules: Directives): ReadonlyMap<string, readonly string[]> {
  let bytes = 0;
  const accepted = new Map<string, readonly string[]>();
  for (const [directive, sources] of Object.entries(rules)) {
    if (!EXTENSIBLE.has(directive)) continue;
    const hosts = new Set<string>();
    for (const source of sources) {
      if (hosts.size === MAX_HOSTS) break;
      const size = source.length + 1;
      if (hosts.has(source) || bytes + size > MAX_BYTES || !mayBeAdded(directive, source)) continue;
      bytes += size;
      hosts.add(source);
    }
    if (hosts.size > 0) accepted.set(directive, [...hosts]);
  }
  return accepted;
}

/** Rules are read every few minutes, and looked through once. */
const known = new WeakMap<Directives, ReadonlyMap<string, readonly string[]>>();

/** Adds host sources of the platform's rules to the fixed list of directives; drops the rest. */
export function mergeRules(policy: Directives, rules: Directives): Directives {
  const accepted = known.get(rules) ?? acceptedSources(rules);
  known.set(rules, accepted);
  const merged: Record<string, readonly string[]> = { ...policy };
  for (const [directive, hosts] of accepted) {
    merged[directive] = [...(policy[directive] ?? []), ...hosts];
  }
  return merged;
}

export function policyText(policy: Directives): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

export async function contentSecurityPolicy(inline: InlineSources): Promise<string> {
  return policyText(mergeRules(builtInPolicy(inline), await readCspRules()));
}
