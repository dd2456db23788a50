import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { DomainError } from '#src/domain/errors.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import {
  type Grant,
  permissionsOf,
  refundLimitOf,
  shopsOf,
  toGrant,
} from '#src/domain/staff/grants.ts';
import type {
  PlatformEnv,
  StaffCaller,
  StaffVisitor,
} from '#src/platform/kernel/http/platform-env.ts';
import { findKeyBySecret } from './keys.ts';
import { findGrants } from './member-store.ts';
import { findMethods, findSettings } from './second-factor.ts';
import { findSession, noteSeen, sessionCookie } from './sessions.ts';
import type { StaffDeps } from './staff-deps.ts';

type StaffContext = Context<PlatformEnv>;

/** Behind a proxy, only what our own one appended is to be believed. */
function clientAddressOf(context: StaffContext, isBehindProxy: boolean): string | null {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (isBehindProxy) return forwarded ?? null;
  // A test hands over no connection.
  const { env }: { env: unknown } = context;
  const hasConnection = typeof env === 'object' && env !== null && 'incoming' in env;
  return hasConnection ? (getConnInfo(context).remote.address ?? null) : null;
}

/** Whether a page of the back office sent it: cookies alone prove nothing of who wrote a request. */
function isOwnWrite({ req }: StaffContext, origin: string): boolean {
  const [sentBy, site] = [req.header('origin'), req.header('sec-fetch-site')];
  if (sentBy === undefined && site === undefined) return false;
  return (sentBy ?? origin) === origin && (site ?? 'same-origin') === 'same-origin';
}

/** The language that a page of the back office is read in, as it says with each call. */
function languageOf({ req }: StaffContext): Pick<StaffCaller, 'language'> {
  const asked = req.header('accept-language')?.slice(0, 2).toLowerCase();
  const language = LANGUAGES.find((one) => one === asked);
  return language === undefined ? {} : { language };
}

function callerOf(
  who: Pick<StaffCaller, 'kind' | 'id' | 'name' | 'answersFor' | 'sessionId'>,
  grants: readonly Grant[],
  { clientAddress, correlationId }: StaffVisitor,
): StaffCaller {
  return {
    ...{ ...who, grants, clientAddress, correlationId },
    permissions: permissionsOf(grants),
    shops: shopsOf(grants),
    refundLimitCents: refundLimitOf(grants),
  };
}

/**
 * Finds out who calls the back office: a member by the cookie of a session, or a machine by its key. A
 * write by cookie comes from the back office's own pages (T01); a key that does not hold is refused
 * even where none is needed.
 */
export function authenticate(deps: StaffDeps): MiddlewareHandler<PlatformEnv> {
  const { database, now, config } = deps;
  const cookie = sessionCookie(config);
  const isBehindProxy = config.backOfficeOrigin.startsWith('https:');

  async function byKey(header: string, visitor: StaffVisitor): Promise<StaffCaller> {
    const secret = /^Bearer ([\w-]+)$/i.exec(header)?.[1] ?? '';
    const key = await findKeyBySecret(database, secret, now());
    if (key === null) throw new DomainError('UNAUTHORIZED');
    const { keyId: id, name, makerId } = key;
    const who = {
      kind: 'key',
      id,
      name,
      ...(makerId !== null && { answersFor: makerId }),
    } as const;
    return callerOf(who, [toGrant(key)], visitor);
  }

  async function byCookie(visitor: StaffVisitor): Promise<StaffCaller | null> {
    const found = await findSession(database, visitor.sessionToken, now());
    if (found === null || found.session.isWaiting) return null;
    const { session, member } = found;
    await noteSeen(database, session, now());
    const { memberId: id, name } = member;
    const { secondFactorRequired } = await findSettings(database, config);
    const lacksFactor = secondFactorRequired && (await findMethods(database, member)).length === 0;
    // Until it is set up, nothing is allowed but to do so.
    const grants = lacksFactor ? [] : await findGrants(database, id);
    return callerOf({ kind: 'person', id, name, sessionId: session.sessionId }, grants, visitor);
  }

  return async (context, next) => {
    const visitor: StaffVisitor = {
      sessionToken: getCookie(context, cookie.name) ?? null,
      clientAddress: clientAddressOf(context, isBehindProxy),
      userAgent: context.req.header('user-agent') ?? '',
      correlationId: context.get('correlationId'),
    };
    context.set('staffVisitor', visitor);
    const header = context.req.header('authorization');
    if (header !== undefined) {
      context.set('staff', { ...(await byKey(header, visitor)), ...languageOf(context) });
    } else {
      const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
      if (!isRead && !isOwnWrite(context, config.backOfficeOrigin)) {
        throw new DomainError('FORBIDDEN');
      }
      const caller = await byCookie(visitor);
      if (caller !== null) context.set('staff', { ...caller, ...languageOf(context) });
    }
    await next();
  };
}
