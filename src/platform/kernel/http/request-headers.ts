import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import {
  getDomain,
  type LocaleCode,
  type OnlineLocale,
  onlineVariant,
} from '#src/domain/shop/locales.ts';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { callerHeaders, HEADER, storeHeader, traceHeaders } from '#src/domain/wire/headers.ts';
import { clientGroup } from '#src/process/client-group.ts';
import type { PlatformConfig } from '../../config.ts';
import { outlastFailover } from '../database/database.ts';
import type { PlatformEnv, Shopper, VerifyAccessToken } from './platform-env.ts';

/** Paths of the calls that come before a store is known. */
const BEFORE_STORE: ReadonlySet<string> = new Set(
  ALL_CALLS.filter(({ by }) => by === 'storefront').map(({ path }) => path),
);

type Needs = {
  config: Pick<PlatformConfig, 'subscriptionKey'>;
  verifyAccessToken: VerifyAccessToken;
  /** The shop that a store id belongs to, or null. */
  findDomain: (storeId: string) => Promise<OnlineLocale | null>;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

function wrongHeader(name: string): DomainError {
  return new DomainError('BAD_REQUEST', { field: name, message: `bad request: header ${name}` });
}

/** Keeps the caller's correlation id when it is harmless to log, else makes one. */
export const correlate: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  const given = traceHeaders.shape[HEADER.correlationId].safeParse(
    context.req.header(HEADER.correlationId),
  );
  const correlationId = given.data ?? randomUUID();
  context.set('correlationId', correlationId);
  context.header(HEADER.correlationId, correlationId);
  await next();
};

/** Whether a caller has the key of the storefronts. */
export function hasSubscriptionKey({ subscriptionKey }: Pick<PlatformConfig, 'subscriptionKey'>) {
  const key = digest(subscriptionKey);
  return ({ req }: Context<PlatformEnv>): boolean =>
    timingSafeEqual(digest(req.header(HEADER.subscriptionKey) ?? ''), key);
}

/**
 * Reads the headers that every call carries (specification §7, A-050) into `shopper`.
 * Wrong key: 401. Missing or wrong store, session, locale or channel: 400 naming the header.
 * A bearer that does not verify: 401 'Invalid JWT.', also on calls that do not need one,
 * so that the caller refreshes instead of silently acting as a stranger.
 */
export function commonHeaders(needs: Needs): MiddlewareHandler<PlatformEnv> {
  const isOurs = hasSubscriptionKey(needs.config);
  return async (context, next) => {
    if (!isOurs(context)) throw new DomainError('INVALID_SUBSCRIPTION_KEY');

    const parsed = callerHeaders.safeParse(context.req.header());
    if (!parsed.success) throw wrongHeader(String(parsed.error.issues[0]?.path[0]));
    const {
      [HEADER.locale]: locale,
      [HEADER.sessionId]: sessionId,
      [HEADER.deviceChannel]: channel,
    } = parsed.data;
    const storeId = context.req.header(HEADER.storeId) ?? '';
    const domain = await findShop(needs, context, storeId, locale);

    context.set('shopper', {
      storeId,
      domain,
      locale,
      lang: getDomain(locale).lang,
      sessionId,
      channel,
      ...(await findBearer(needs, context)),
      clientGroup: clientGroup(context.req.header(HEADER.clientAddress) ?? ''),
    });
    await next();
  };
}

const kindOf = ({ req }: Context<PlatformEnv>) => (req.method === 'GET' ? 'read' : 'write');

async function findShop(
  needs: Needs,
  context: Context<PlatformEnv>,
  storeId: string,
  locale: LocaleCode,
) {
  if (storeId === '' && BEFORE_STORE.has(context.req.path)) return onlineVariant(locale);
  const isStoreId = storeHeader.safeParse(storeId).success;
  const find = () => needs.findDomain(storeId);
  const domain = isStoreId ? await outlastFailover(find, kindOf(context)) : null;
  if (domain === null) throw wrongHeader(HEADER.storeId);
  return domain;
}

async function findBearer(
  needs: Needs,
  context: Context<PlatformEnv>,
): Promise<Pick<Shopper, 'customerId' | 'signInId' | 'isGuest'>> {
  const header = context.req.header('authorization');
  if (header === undefined) return { customerId: null };
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1];
  const verified =
    token === undefined
      ? null
      : await outlastFailover(() => needs.verifyAccessToken(token), kindOf(context));
  if (verified === null) throw new DomainError('INVALID_JWT');
  const { customerId, signInId, isGuest = false } = verified;
  return { customerId, signInId, isGuest };
}
