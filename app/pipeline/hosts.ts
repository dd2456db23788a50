import { buildHost, domainOfHost } from '#src/domain/hosts.ts';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { getDomain, isLocaleCode, ONLINE_LOCALES, redirectedLocale } from '#src/domain/locales.ts';
import { config } from '#src/session/config.ts';
import { plainAnswer } from './plain-answer.ts';
import type { Step } from './step.ts';

/** Hosts that work in test on any port: one machine plays all seven shops. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

function shopHosts(): string[] {
  return ONLINE_LOCALES.map((code) => buildHost(code, config().hostRule)).filter(
    (host) => host !== '',
  );
}

/** Whether we answer for a host: the domain table, the configured ones, and local ones in test (T15). */
export function isAllowedHost(host: string): boolean {
  const { allowedHosts, isTest } = config();
  if (allowedHosts.includes(host) || shopHosts().includes(host)) return true;
  return isTest && LOCAL_HOSTS.has(host.replace(/:\d+$/, ''));
}

/** Whether a page of this origin may call our functions. */
export function isAllowedOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return (protocol === 'https:' || config().isTest) && isAllowedHost(host);
}

/** 421 for a host that is not ours; no `Location` is ever made from a Host header. */
export const refuseHost: Step = (request, url) =>
  isAllowedHost(request.headers.get('host') ?? url.host)
    ? null
    : plainAnswer(HTTP_STATUS.MISDIRECTED_REQUEST);

/** A path that starts with two slashes would be read as a host by a browser. */
function refuseProtocolRelative(url: URL): Response | null {
  return url.pathname.startsWith('//') ? plainAnswer(HTTP_STATUS.NOT_FOUND) : null;
}

function movedTo(location: string): Response {
  return plainAnswer(HTTP_STATUS.MOVED_PERMANENTLY, { location });
}

/**
 * A prefix of another shop moves to that shop's host, and the fallback locales of
 * specification §9 to the one they map to.
 */
export const redirectHost: Step = (_request, url) => {
  const refused = refuseProtocolRelative(url);
  if (refused !== null) return refused;
  const [, prefix = '', ...rest] = url.pathname.split('/');
  const fallback = redirectedLocale(prefix);
  if (fallback !== undefined) return movedTo(`/${[fallback, ...rest].join('/')}${url.search}`);
  const { hostRule } = config();
  const served = domainOfHost(url.host, hostRule);
  if (served === undefined || !isLocaleCode(prefix) || getDomain(prefix) === served) return null;
  return movedTo(`https://${buildHost(prefix, hostRule)}${url.pathname}${url.search}`);
};
