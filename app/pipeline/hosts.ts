import {
  isLocaleCode,
  type LocaleCode,
  ONLINE_LOCALES,
  onlineVariant,
  redirectedLocale,
} from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { buildHost, originElsewhere } from '#src/process/hosts.ts';
import { config } from '#src/session/config.server.ts';
import { shopsToLeadTo } from '#src/session/shop-parameters.server.ts';
import { plainAnswer, type Step } from './step.ts';
import { visitorProtocol } from './visitors.ts';

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

/**
 * The origin that a request is for, as its visitor sees it: the Host header in lower case, once it
 * is on the list. Null for a host that is not ours, and for a request line that names another one
 * than the header (RFC 9112 section 3.2.2): nothing else ever makes a URL of ours (T15).
 */
export function requestedOrigin(request: Request): string | null {
  const target = new URL(request.url);
  const host = (request.headers.get('host') ?? target.host).toLowerCase();
  const named = `${target.protocol}//${host}`;
  const isOne = URL.canParse(named) && new URL(named).host === target.host;
  if (!isOne || !isAllowedHost(host)) return null;
  return `${config().isTest ? visitorProtocol(request) : 'https:'}//${host}`;
}

/** A path that starts with two slashes would be read as a host by a browser. */
function refuseProtocolRelative(url: URL): Response | null {
  return url.pathname.startsWith('//') ? plainAnswer(HTTP_STATUS.NOT_FOUND) : null;
}

function movedTo(location: string): Response {
  return plainAnswer(HTTP_STATUS.MOVED_PERMANENTLY, { location });
}

/** Whether the shop of a prefix exists: one that does not has no host to move to. */
async function isOpen(prefix: LocaleCode): Promise<boolean> {
  return (await shopsToLeadTo()).includes(onlineVariant(prefix));
}

/**
 * A prefix of another shop moves to that shop's host, and the fallback locales of
 * specification §9 to the one they map to.
 */
export const redirectHost: Step = async (_request, url) => {
  const refused = refuseProtocolRelative(url);
  if (refused !== null) return refused;
  const [, prefix = '', ...rest] = url.pathname.split('/');
  const fallback = redirectedLocale(prefix);
  if (fallback !== undefined) return movedTo(`/${[fallback, ...rest].join('/')}${url.search}`);
  const { hostRule } = config();
  if (!isLocaleCode(prefix)) return null;
  const origin = originElsewhere(url.host, prefix, hostRule);
  if (origin === null || !(await isOpen(prefix))) return null;
  return movedTo(`${origin}${url.pathname}${url.search}`);
};
