import { config } from '#src/session/config.ts';
import { readCspRules } from '#src/session/csp-rules.ts';

type Directives = Record<string, readonly string[]>;

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

/** What inline code may run: a nonce on a private page, hashes on a kept one. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export function nonceSources(nonce: string): InlineSources {
  const source = [`'nonce-${nonce}'`];
  return { scripts: source, styles: source };
}

/** The policy that stands without anybody's rules (safety.md). */
export function builtInPolicy({ scripts, styles }: InlineSources): Directives {
  const { mediaUrl, cardUrl, authUrl } = config();
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...(mediaUrl === null ? [] : [new URL(mediaUrl).origin])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", new URL(authUrl).origin, new URL(cardUrl).origin],
    'report-uri': ['/api/csp-reports'],
  };
}

/** Adds host sources of the platform's rules to the fixed list of directives; drops the rest. */
export function mergeRules(
  policy: Directives,
  rules: Record<string, readonly string[]>,
): Directives {
  const merged: Record<string, readonly string[]> = { ...policy };
  for (const [directive, sources] of Object.entries(rules)) {
    if (!EXTENSIBLE.has(directive)) continue;
    const hosts = sources.filter((source) => HOST_SOURCE.test(source));
    if (hosts.length > 0) merged[directive] = [...(merged[directive] ?? []), ...hosts];
  }
  return merged;
}

export function policyText(policy: Directives): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The policy of one page. */
export async function contentSecurityPolicy(inline: InlineSources): Promise<string> {
  return policyText(mergeRules(builtInPolicy(inline), await readCspRules()));
}
