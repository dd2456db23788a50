import Provider, {
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { LOCALE_CODES } from '#src/domain/shop/locales.ts';
import { RECENT_SIGN_IN_SECONDS } from '#src/domain/sign-in/session.ts';
import { cookieRule } from '#src/process/cookie-rule.ts';
import { findNewCustomer, isCustomerBlocked, isGuest } from '../customers/face.ts';
import type { Database } from '../kernel/database/database.ts';
import { commerceApi } from './access-tokens.ts';
import {
  CAME_FROM,
  CLIENT_ID,
  COMMERCE_API,
  COMMERCE_SCOPE,
  cookieKeys,
  type IdentityConfig,
  LIFETIME,
  METHOD,
} from './identity-config.ts';
import { outlast } from './outlast.ts';
import { createProviderAdapter } from './provider-adapter.ts';
import { noteBrowser } from './sign-ins.ts';

/** Pages that the library asks for outside of a sign-in. */
export type ProviderPages = {
  renderError(context: KoaContextWithOIDC, out: object, error: unknown): Promise<void>;
  renderSignOut(context: KoaContextWithOIDC, form: string): Promise<void>;
  renderSignedOut(context: KoaContextWithOIDC): Promise<void>;
};

type Needs = {
  config: IdentityConfig;
  database: Database;
  now: () => Date;
  pages: ProviderPages;
};

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** Where sign-in and sign-out may lead back to, exactly (T19, A-026, A-033). */
function storefrontClient({ clientSecret, storefrontOrigins }: IdentityConfig) {
  const perPrefix = (path: string) =>
    storefrontOrigins.flatMap((origin) => LOCALE_CODES.map((code) => `${origin}/${code}${path}`));
  return {
    client_id: CLIENT_ID,
    client_secret: clientSecret,
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: perPrefix('/auth/callback'),
    post_logout_redirect_uris: [
      ...storefrontOrigins.flatMap((origin) => [`${origin}/`, `${origin}/api/auth/login`]),
      ...perPrefix(''),
    ],
  } as const;
}

/** Seconds that a provider session has left: counted from the password, never extended. */
function sessionLifetime(loginTs: number | undefined, methods: readonly string[]): number {
  if (loginTs === undefined) return LIFETIME.interaction;
  const isRemembered = methods.includes(METHOD.remembered);
  const lifetime = isRemembered ? LIFETIME.remembered : LIFETIME.notRemembered;
  // The library refuses zero.
  return Math.max(1, loginTs + lifetime - Math.floor(Date.now() / 1000));
}

/** Value of `prompt` that asks a signed-in customer for a new passkey, and name of its answer. */
export const PASSKEY_PROMPT = 'passkey';

/** What a shopper is asked for: to sign in, and by their own wish for a passkey. */
function questions() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: PASSKEY_PROMPT, requestable: true }));
  // Whoever finds an open session must not be able to leave a passkey in it (T39).
  policy.get('login')?.checks.add(
    new interactionPolicy.Check(
      'passkey_proof',
      'the sign-in is not recent',
      'login_required',
      (context) => {
        const { prompts, session, result } = context.oidc;
        const isRecent =
          result?.login !== undefined || session?.past(RECENT_SIGN_IN_SECONDS) === false;
        return prompts.has(PASSKEY_PROMPT) && !isRecent;
      },
    ),
  );
  // A guest is signed in to one order, in one shop: whoever signs in next says who it is.
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('guest', 'guests sign in anew', 'login_required', (context) => {
      const { session, result } = context.oidc;
      return result?.login === undefined && (session?.amr ?? []).includes(METHOD.guest);
    }),
  );
  return policy;
}

/**
 * What a sign-in allows. There is no consent page: the storefront is ours. A password starts a
 * new grant; silent sign-ins of the same browser go on with it.
 */
function loadGrant({ database, now }: Pick<Needs, 'database' | 'now'>) {
  return async (context: KoaContextWithOIDC) => {
    const { account, provider, result, session } = context.oidc;
    if (account === undefined) return undefined;
    const kept = result?.login === undefined ? session?.grantIdFor(CLIENT_ID) : undefined;
    const found = kept === undefined ? undefined : await provider.Grant.find(kept);
    if (found !== undefined) return found;
    const grant = await startGrant(provider, account.accountId);
    const userAgent = context.get('user-agent');
    await outlast(() => noteBrowser(database, { grantId: grant.jti, userAgent }, now()));
    return grant;
  };
}

/** A new grant of a customer for the storefront: all that it ever asks for. */
export async function startGrant(provider: Provider, accountId: string) {
  const grant = new provider.Grant({ accountId, clientId: CLIENT_ID });
  grant.addOIDCScope('openid');
  grant.addResourceScope(COMMERCE_API, COMMERCE_SCOPE);
  await grant.save();
  return grant;
}

/** Value of `screen_hint`, and name of the form it opens. */
export const CREATE_ACCOUNT = 'create-account';

/** What the pages need to know of a sign-in while they cannot look it up. */
function whereFrom(params: Record<string, unknown>): string {
  const known = new URLSearchParams();
  for (const name of ['ui_locales', 'redirect_uri', 'origin']) {
    const value = params[name];
    if (typeof value === 'string') known.set(name, value.slice(0, 200));
  }
  return known.toString();
}

function toConfiguration({ config, database, now, pages }: Needs): Configuration {
  const algorithms = [...new Set(config.keys.map(({ alg }) => alg))];
  const { pathname: mountPath } = new URL(config.issuer);
  const { isSecure: secure } = cookieRule(config.hostRule.environment, config.issuer);
  const cookies = { httpOnly: true, sameSite: 'lax', signed: true, secure } as const;
  return {
    adapter: createProviderAdapter(database),
    clients: [storefrontClient(config)],
    // Access tokens are signed like ID tokens: with the newest key.
    clientDefaults: { id_token_signed_response_alg: config.keys[0]?.alg },
    jwks: { keys: config.keys },
    cookies: {
      keys: cookieKeys(config),
      long: { ...cookies, path: mountPath },
      short: cookies,
    },
    enabledJWA: { idTokenSigningAlgValues: algorithms },
    claims: { openid: ['sub'], auth_time: null, iss: null, sid: null },
    scopes: ['openid'],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic'],
    pkce: { required: () => true },
    routes: { end_session: '/session/end' },
    discovery: {
      ui_locales_supported: ['de', 'en', 'es', 'fr', 'it', 'pl'],
      revocation_endpoint: `${config.issuer}/token/revocation`,
      revocation_endpoint_auth_methods_supported: ['client_secret_basic'],
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => COMMERCE_API,
        useGrantedResource: () => true,
        getResourceServerInfo: () => commerceApi,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.renderSignOut,
        postLogoutSuccessSource: pages.renderSignedOut,
      },
    },
    async findAccount(_context, customerId) {
      const isNew = await outlast(() => findNewCustomer(database, customerId));
      if (isNew === null) return undefined;
      // Who is blocked in the middle of a sign-in does not come to its end.
      if (await outlast(() => isCustomerBlocked(database, customerId))) return undefined;
      return { accountId: customerId, claims: () => ({ sub: customerId }) };
    },
    async extraTokenClaims(_context, token) {
      if (token.kind !== 'AccessToken') return undefined;
      return {
        newCustomer: (await outlast(() => findNewCustomer(database, token.accountId))) === true,
        guest: await outlast(() => isGuest(database, token.accountId)),
        // Names the sign-in, so that its end is the end of its access tokens (T44).
        grant: token.grantId,
      };
    },
    formats: {
      customizers: {
        // The library reads the machine's clock; the platform's may be shifted.
        jwt(_context, _token, { payload }) {
          payload.iat = seconds(now());
          payload.exp = seconds(now()) + LIFETIME.accessToken;
        },
      },
    },
    interactions: {
      policy: questions(),
      url: (context, { uid, params, prompt }) => {
        context.cookies.set(CAME_FROM, whereFrom(params), {
          ...{ ...cookies, path: mountPath },
          maxAge: LIFETIME.interaction * 1_000,
        });
        // Not in the path: the cookie of a sign-in is sent below the path where it begins.
        const hinted = params.screen_hint === CREATE_ACCOUNT ? `?form=${CREATE_ACCOUNT}` : '';
        const form = prompt.name === PASSKEY_PROMPT ? '/add-passkey' : hinted;
        return `${mountPath}/interaction/${uid}${form}`;
      },
    },
    // Opens the form of a new account; says why a shopper is asked to sign in.
    extraParams: ['screen_hint', 'origin'],
    issueRefreshToken: () => true,
    // They stay inside; ours rotate instead (refresh-tokens.ts).
    rotateRefreshToken: false,
    loadExistingGrant: loadGrant({ database, now }),
    renderError: pages.renderError,
    ttl: {
      AccessToken: LIFETIME.accessToken,
      // Made on one machine and exchanged on another, whose clock may be 90 s ahead.
      AuthorizationCode: 180,
      IdToken: 600,
      Interaction: LIFETIME.interaction,
      Session: (_context, session) => sessionLifetime(session.loginTs, session.amr ?? []),
      // They end with the session they belong to; this only bounds what is stored.
      Grant: LIFETIME.remembered + LIFETIME.interaction,
      RefreshToken: LIFETIME.remembered + LIFETIME.interaction,
    },
  };
}

/** The OpenID provider behind `/identity`. */
export function createProvider(needs: Needs): Provider {
  const provider = new Provider(needs.config.issuer, toConfiguration(needs));
  provider.proxy = needs.config.behindProxy;
  // Only what our own proxy appended to X-Forwarded-For is to be believed.
  provider.maxIpsCount = 1;
  return provider;
}
