import { ERRORS } from '#src/domain/errors.ts';
import { getDomain, type LocaleCode } from '#src/domain/shop/locales.ts';
import * as calls from '#src/domain/shop/web-domain.calls.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.ts';
import { SHARED_SESSION } from '#src/domain/wire/headers.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';
import { nameOf } from '#src/gateway/send.server.ts';
import { getWebDomains } from '#src/gateway/web-domains.server.ts';
import { cachedRead } from './cached-reads.server.ts';
import { config } from './config.server.ts';
import { log } from './log.server.ts';
import { requestScope } from './request-scope.server.ts';

const CALL = nameOf(calls.getWebDomains);

/** Common headers of reads that are cached for all shoppers. */
export function sharedCall(locale: LocaleCode, storeId: string): CallContext {
  const { platformUrl, secrets } = config();
  return {
    platformUrl,
    subscriptionKey: secrets.subscriptionKey,
    locale,
    storeId,
    sessionId: SHARED_SESSION,
    channel: 'SD',
    correlationId: requestScope().correlationId,
    accessToken: null,
  };
}

/** Parameters of all shops; PARAMETERS_CALL_FAILED when they cannot be had (§8). */
async function readAll(call: CallContext): Promise<WebDomain[]> {
  try {
    return await getWebDomains(call);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    log.error({ cause }, ERRORS.PARAMETERS_CALL_FAILED.message);
    throw new CommerceError('PARAMETERS_CALL_FAILED', CALL);
  }
}

/** Fresh for five minutes, then ten more while the call fails; the same for every locale. */
const readShops = cachedRead(
  'web-domains',
  { freshMs: 5 * 60_000, staleMs: 10 * 60_000 },
  readAll,
  () => 'all',
);

/** The parameters of the shop behind a locale prefix. */
export async function shopParameters(locale: LocaleCode): Promise<WebDomain> {
  const shops = await readShops(sharedCall(locale, ''));
  const code = getDomain(locale).locale;
  const shop = shops.find(({ domain }) => domain === code);
  if (shop === undefined) throw new CommerceError('PARAMETERS_CALL_FAILED', CALL);
  return shop;
}
