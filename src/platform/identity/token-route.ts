import { createHash, timingSafeEqual } from 'node:crypto';
import type Provider from 'oidc-provider';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { CLIENT_ID, LIFETIME, METHOD } from './identity-config.ts';
import { type ProviderMiddleware, readForm } from './provider-context.ts';
import type { TokenExchange } from './token-exchange.ts';

/**
 * The library's refresh token never leaves: after a code was exchanged, ours takes its place
 * in the answer.
 */
export function wrapRefreshToken(exchange: TokenExchange): ProviderMiddleware {
  return async (context, next) => {
    await next();
    if (context.path !== '/token' || context.status !== 200) return;
    const oidc: KoaContextWithOIDC['oidc'] = context.oidc;
    const { AuthorizationCode: code, RefreshToken: token } = oidc.entities;
    if (code === undefined || token?.grantId === undefined) return;
    const { accountId, grantId, jti, authTime, amr } = token;
    const refreshToken = await exchange.start({
      customerId: accountId,
      grantId,
      providerToken: jti,
      secondsSincePassword: Math.floor(Date.now() / 1000) - (authTime ?? 0),
      remembered: amr?.includes(METHOD.remembered) === true,
    });
    Object.assign(context.body ?? {}, { refresh_token: refreshToken });
  };
}

/** The standard refresh grant, with our tokens: same rules as the cookie refresh call. */
export function registerRefreshGrant(provider: Provider, exchange: TokenExchange): void {
  provider.registerGrantType<{ refresh_token?: string }>(
    'refresh_token',
    async (context) => {
      const tokens = await exchange.refresh(context.oidc.params.refresh_token ?? '');
      if (tokens === null) throw new errors.InvalidGrant('refresh token is not valid');
      context.body = {
        access_token: tokens.accessToken,
        refresh_token: tokens.refreshToken,
        expires_in: LIFETIME.accessToken,
        token_type: 'Bearer',
      };
    },
    ['refresh_token', 'scope', 'resource'],
  );
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Id and secret of HTTP Basic, each form-encoded by the client (RFC 6749 §2.3.1). */
function readBasic(header: string): string {
  const [, encoded = ''] = /^Basic ([\w+/]+=*)$/i.exec(header) ?? [];
  const pair = Buffer.from(encoded, 'base64').toString('utf8').replaceAll('+', ' ');
  try {
    return decodeURIComponent(pair);
  } catch {
    return '';
  }
}

/**
 * RFC 7009 for our refresh tokens, which the library, that knows opaque ones only, refuses:
 * the family ends and its grant with it (T18). Unknown tokens answer 200 as well.
 */
export function revocationRoute(clientSecret: string, exchange: TokenExchange): ProviderMiddleware {
  const expected = digest(`${CLIENT_ID}:${clientSecret}`);
  return async (context, next) => {
    if (context.path !== '/token/revocation' || context.method !== 'POST') return next();
    if (!timingSafeEqual(digest(readBasic(context.get('authorization'))), expected)) {
      context.status = 401;
      context.set('www-authenticate', 'Basic');
      context.body = { error: 'invalid_client' };
      return;
    }
    const form = await readForm(context);
    await exchange.revoke(form.get('token') ?? '');
    context.status = 200;
    context.body = '';
  };
}
