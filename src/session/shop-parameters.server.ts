import { ERRORS } from '#src/domain/errors.ts';
import {
  getDomain,
  type LocaleCode,
  ONLINE_LOCALES,
  type OnlineLocale,
} from '#src/domain/shop/locales.ts';
import * as calls from '#src/domain/shop/web-domain.calls.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { onLoad } from '#src/domain/shop/web-domain.ts';
import { servedOf } from '#src/domain/wire/capabilities.ts';
import { SHARED_SESSION } from '#src/domain/wire/headers.ts';
import { type Commerce, commerceFor, nameOf } from '#src/gateway/commerce.server.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { Caller } from '#src/gateway/platform-call.server.ts';
import { cachedRead } from './cached-reads.server.ts';
import { config } from './config.server.ts';
import { log } from './log.server.ts';
import { withTags } from './page-tags.server.ts';
import { requestScope } from './request-scope.server.ts';

const CALL = nameOf(calls.getWebDomains);

type OfShop = Pick<Caller, 'locale' | 'storeId' | 'served' | 'preview'>;

function commerceOfAll(shop: OfShop): Commerce {
  const { platformUrl, patience, secrets } = config();
  const commerce = commerceFor({
    platformUrl,
    patience,
    subscriptionKey: secrets.subscriptionKey,
    sessionId: SHARED_SESSION,
    channel: 'SD',
    correlationId: requestScope().correlationId,
    accessToken: null,
    ...shop,
  });
  return withTags(commerce);
}

/** The platform for reads that are the same for all shoppers, or for the editor of a preview. */
export function sharedCommerce(
  locale: LocaleCode,
  { storeId, params }: WebDomain,
  preview: { preview?: string } = {},
): Commerce {
  return commerceOfAll({ locale, storeId, served: servedOf(params.capabilities), ...preview });
}

/** Parameters of all shops; PARAMETERS_CALL_FAILED when they cannot be had (§8). */
async function readAll(commerce: Commerce): Promise<WebDomain[]> {
  try {
    return (await commerce.ask(calls.getWebDomains, {})).map(onLoad);
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

/** The parameters of all shops; the locale is only that of who asks. */
export function allShopParameters(locale: LocaleCode): Promise<WebDomain[]> {
  return readShops(commerceOfAll({ locale, storeId: '', served: new Set() }));
}

/** The platform for calls that are of no shop, with what it serves in any. */
export async function commerceOfNoShop(): Promise<Commerce> {
  const shops = await allShopParameters('fr-fr');
  const served = new Set(shops.flatMap(({ params }) => [...servedOf(params.capabilities)]));
  return commerceOfAll({ locale: 'fr-fr', storeId: '', served });
}

/** The parameters of the shop behind a locale prefix; NOT_FOUND where there is no such shop. */
export async function shopParameters(locale: LocaleCode): Promise<WebDomain> {
  const shops = await allShopParameters(locale);
  const code = getDomain(locale).locale;
  const shop = shops.find(({ domain }) => domain === code);
  if (shop === undefined) throw new CommerceError('NOT_FOUND', CALL);
  return shop;
}

/** The shops that exist, in the order of their numbers; none on an empty platform. */
export async function openShops(): Promise<OnlineLocale[]> {
  return (await allShopParameters('fr-fr')).map(({ domain }) => domain);
}

/** The shops that a request may be led to; all while the platform does not say which are open. */
export const shopsToLeadTo = (): Promise<readonly OnlineLocale[]> =>
  openShops().catch(() => ONLINE_LOCALES);
