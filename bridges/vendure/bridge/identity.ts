import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Provider, { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { z } from 'zod';
import { LOCALE_CODES } from '../../../src/domain/shop/locales.ts';
import { readCustomer } from './customers.ts';
import { noticePage, PAGE_HEADERS, pageLanguage } from './identity-pages.ts';
import { adapterOf } from './provider-memory.ts';
import { digest, SETTINGS } from './settings.ts';
import { endSession, nextTokens } from './sign-in.ts';
import { answer, formOf, interact } from './sign-in-form.ts';
import {
  ACCESS_LIFE,
  AUDIENCE,
  CLIENT_ID,
  cookieKey,
  ISSUER,
  privateJwk,
  REFRESH_LIFE,
  readRefreshToken,
  signRefreshToken,
} from './tokens.ts';

/** The identity provider under `/identity`: who signs in is asked of Vendure. */

const MOUNT = new URL(ISSUER).pathname;
const SCOPE = 'shop';
const INTERACTION_LIFE = 3_600;

/** The session of Vendure that a grant began with. */
const sessions = new LRUCache<string, string>({ max: 50_000, ttl: REFRESH_LIFE * 1_000 });

const perShop = (path: string) =>
  SETTINGS.storefrontOrigins.flatMap((origin) =>
    LOCALE_CODES.map((code) => `${origin}/${code}${path}`),
  );

const policy = interactionPolicy.base();
policy.remove('consent');

const resultSchema = z.object({ session: z.string() });

async function loadGrant(context: KoaContextWithOIDC) {
  const { account, provider, result, session } = context.oidc;
  if (account === undefined) return undefined;
  const known = result?.login === undefined ? session?.grantIdFor(CLIENT_ID) : undefined;
  const found = known === undefined ? undefined : await provider.Grant.find(known);
  if (found !== undefined) return found;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: CLIENT_ID });
  grant.addOIDCScope('openid');
  grant.addResourceScope(AUDIENCE, SCOPE);
  const id = await grant.save();
  const signedIn = resultSchema.safeParse(result);
  if (signedIn.success) sessions.set(id, signedIn.data.session);
  return grant;
}

const cookies = {
  httpOnly: true,
  sameSite: 'lax',
  signed: true,
  secure: SETTINGS.origin.startsWith('https:'),
} as const;

function send(context: KoaContextWithOIDC, text: string): void {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) context.set(name, value);
  context.body = text;
}
const languageOf = (context: KoaContextWithOIDC) =>
  pageLanguage(context.oidc?.params?.ui_locales ?? context.get('accept-language'));

const provider = new Provider(ISSUER, {
  adapter: adapterOf,
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: SETTINGS.clientSecret,
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: perShop('/auth/callback'),
      post_logout_redirect_uris: [
        ...perShop(''),
        ...SETTINGS.storefrontOrigins.flatMap((origin) => [
          `${origin}/`,
          `${origin}/api/auth/login`,
        ]),
      ],
    },
  ],
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  jwks: { keys: [privateJwk] },
  cookies: { keys: [cookieKey], long: { ...cookies, path: MOUNT }, short: cookies },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  scopes: ['openid'],
  claims: { openid: ['sub'], auth_time: null, iss: null, sid: null },
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_basic'],
  pkce: { required: () => true },
  routes: { end_session: '/session/end' },
  discovery: {
    ui_locales_supported: ['en', 'fr'],
    revocation_endpoint: `${ISSUER}/token/revocation`,
    revocation_endpoint_auth_methods_supported: ['client_secret_basic'],
  },
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => AUDIENCE,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        ...{ audience: AUDIENCE, scope: SCOPE, accessTokenTTL: ACCESS_LIFE },
        accessTokenFormat: 'jwt',
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      // Asks nothing: the button was pressed in the shop. The form is the library's, its script is ours.
      logoutSource: async (context, form) => {
        send(
          context,
          `<!doctype html><title>…</title>${form}<button form="op.logoutForm" name="logout" value="yes" autofocus>OK</button><script>document.forms[0].requestSubmit(document.querySelector('button'))</script>`,
        );
        const script = "document.forms[0].requestSubmit(document.querySelector('button'))";
        const hash = digest(script).toString('base64');
        context.set(
          'content-security-policy',
          `default-src 'none'; script-src 'sha256-${hash}'; form-action 'self' ${SETTINGS.storefrontOrigins.join(' ')}`,
        );
      },
      postLogoutSuccessSource: async (context) =>
        send(context, noticePage(languageOf(context), 'signedOut')),
    },
  },
  findAccount: async (_context, id) =>
    (await readCustomer(id)) === null ? undefined : { accountId: id, claims: () => ({ sub: id }) },
  extraTokenClaims: async (_context, token) => {
    if (token.kind !== 'AccessToken' || !('accountId' in token)) return undefined;
    const customer = await readCustomer(String(token.accountId));
    return { newCustomer: customer?.customFields.vitrineWelcomed === false };
  },
  interactions: {
    policy,
    url: (_context, { uid, params }) =>
      `${MOUNT}/interaction/${uid}${params.screen_hint === 'create-account' ? '?form=create-account' : ''}`,
  },
  extraParams: ['screen_hint', 'origin'],
  issueRefreshToken: async () => true,
  // They stay inside: ours take their place.
  rotateRefreshToken: false,
  loadExistingGrant: loadGrant,
  renderError: async (context) => {
    send(context, noticePage(languageOf(context), 'over'));
  },
  ttl: {
    ...{ AccessToken: ACCESS_LIFE, AuthorizationCode: 180, IdToken: 600 },
    ...{
      Interaction: INTERACTION_LIFE,
      Session: REFRESH_LIFE,
      Grant: REFRESH_LIFE + INTERACTION_LIFE,
    },
    RefreshToken: REFRESH_LIFE + INTERACTION_LIFE,
  },
});

const events: EventEmitter = provider;
events.on('error', (error: unknown) => process.stderr.write(`identity: ${error}\n`));
events.on('server_error', (_context: unknown, error: unknown) =>
  process.stderr.write(`identity: ${error instanceof Error ? error.stack : error}\n`),
);
provider.proxy = cookies.secure;

provider.registerGrantType<{ refresh_token?: string }>(
  'refresh_token',
  async (context) => {
    const next = await nextTokens(context.oidc.params.refresh_token ?? '');
    if (next === null) throw new errors.InvalidGrant('refresh token is not valid');
    context.body = {
      ...{ access_token: next.accessToken, refresh_token: next.refreshToken },
      ...{ expires_in: ACCESS_LIFE, token_type: 'Bearer' },
    };
  },
  ['refresh_token', 'scope', 'resource'],
);

const isOurClient = (header: string): boolean => {
  const pair = Buffer.from(header.replace(/^Basic /i, ''), 'base64').toString('utf8');
  return digest(decodeURIComponent(pair)).equals(digest(`${CLIENT_ID}:${SETTINGS.clientSecret}`));
};

// RFC 7009 for our refresh tokens: the session of Vendure ends with them.
provider.use(async (context, next) => {
  if (context.path !== '/token/revocation' || context.method !== 'POST') return next();
  if (!isOurClient(context.get('authorization'))) {
    context.status = 401;
    context.body = { error: 'invalid_client' };
    return;
  }
  const signedIn = await readRefreshToken((await formOf(context.req)).get('token') ?? '');
  if (signedIn !== null) await endSession(signedIn.session);
  context.status = 200;
  context.body = '';
});

provider.use(async (context, next) => {
  await next();
  if (context.path !== '/token' || context.status !== 200) return;
  const oidc: KoaContextWithOIDC['oidc'] = context.oidc;
  const { AuthorizationCode: code, RefreshToken: token } = oidc.entities;
  if (code === undefined || token?.grantId === undefined) return;
  const session = sessions.get(token.grantId);
  if (session === undefined) {
    context.status = 400;
    context.body = { error: 'invalid_grant' };
    return;
  }
  const authTime = token.authTime ?? Math.floor(Date.now() / 1_000);
  const refreshToken = await signRefreshToken({
    ...{ customerId: token.accountId, family: token.grantId, session, authTime },
    endsAt: authTime + REFRESH_LIFE,
  });
  Object.assign(context.body ?? {}, { refresh_token: refreshToken });
});

const callback = provider.callback();

/** Everything under `/identity`. */
export async function handleIdentity(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/' } = request;
  try {
    if (url.startsWith(`${MOUNT}/interaction/`)) return await interact(provider, request, response);
    // The library finds out where it is mounted by comparing the two.
    Object.assign(request, { originalUrl: url, url: url.slice(MOUNT.length) || '/' });
    callback(request, response);
  } catch (error) {
    process.stderr.write(`identity: ${error}\n`);
    if (!response.headersSent)
      answer(response, 400, noticePage(pageLanguage(request.headers['accept-language']), 'over'));
  }
}

export const isIdentity = ({ url = '' }: IncomingMessage): boolean => url.startsWith(`${MOUNT}/`);
