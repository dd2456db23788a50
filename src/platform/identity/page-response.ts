import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import { getDomain, type LocaleCode } from '#src/domain/shop/locales.ts';
import { readSignInOrigin } from '#src/domain/sign-in/sign-in-origin.ts';
import { shopOrigin } from '#src/process/hosts.ts';
import { isDatabaseUnavailable } from '../kernel/database/database-errors.ts';
import { textsFor } from '../kernel/texts/platform-texts.ts';
import { CAME_FROM, type IdentityConfig } from './identity-config.ts';
import { createAssets } from './pages/assets.ts';
import { failurePage, signOutPage } from './pages/notice-pages.ts';
import { type PageContext, pickLanguage, shopUrlOf } from './pages/page-context.ts';
import type { ProviderPages } from './provider.ts';
import type { ProviderContext, ProviderMiddleware } from './provider-context.ts';

export type PageResponses = ReturnType<typeof createPageResponses>;

/** What a sign-in says of the shop that it came from. */
export type PageParams = { ui_locales?: unknown; redirect_uri?: unknown; origin?: unknown };

/** How the provider's pages are answered: language, headers, assets and failures. */
export function createPageResponses(
  config: IdentityConfig,
  log: Pick<Logger, 'error'>,
  seasonPicture: string | null,
) {
  const { pathname, origin } = new URL(config.issuer);
  const { assetPath, findAsset } = createAssets(pathname);
  // The redirect after a form is checked against form-action too, hence the storefronts.
  const formTargets = ["'self'", origin, ...config.storefrontOrigins].join(' ');
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    // No icon: without one, a browser asks the platform for it.
    "img-src 'self' data:",
    `form-action ${formTargets}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

  const frame = { brandName: config.brandName, assetPath, seasonPicture };

  /** What a browser remembers of its sign-in, for pages that cannot look it up. */
  function cameFrom(context: ProviderContext): PageParams {
    return Object.fromEntries(new URLSearchParams(context.cookies.get(CAME_FROM) ?? ''));
  }

  /** The page context of a request whose parameters are `params`. */
  function contextFor(context: ProviderContext, params = cameFrom(context)): PageContext {
    const lang = pickLanguage(params.ui_locales, context.get('accept-language'));
    return {
      ...frame,
      lang,
      texts: textsFor(lang),
      shopUrl: shopUrlOf(params.redirect_uri, config.storefrontOrigins),
      signInOrigin: readSignInOrigin(params.origin) ?? 'customer',
    };
  }

  /** The page context of a link in a mail of a shop: its language, and the way to it. */
  function contextForShop(locale: LocaleCode): PageContext {
    const { lang } = getDomain(locale);
    const origin = shopOrigin(locale, config.storefrontOrigins, config.hostRule);
    const shopUrl = `${origin}/${locale}`;
    return { ...frame, lang, texts: textsFor(lang), shopUrl, signInOrigin: 'customer' };
  }

  function send(context: ProviderContext, status: number, page: string): void {
    context.status = status;
    context.type = 'html';
    context.body = page;
  }

  /** A sentence and a way back; `status` unless the sign-in has expired. */
  async function sendFailure(
    context: ProviderContext,
    failure: { error?: unknown; status: number; params?: PageParams },
  ): Promise<void> {
    const page = contextFor(context, failure.params);
    if (failure.error instanceof errors.SessionNotFound) {
      // A browser that sends no cookie at all most likely blocks them.
      const kind = context.get('cookie') === '' ? 'noCookies' : 'expired';
      return send(context, 400, await failurePage(page, kind));
    }
    send(context, failure.status, await failurePage(page, 'error'));
  }

  /** Security headers of every answer, our assets, and no answer to a foreign host. */
  const guard: ProviderMiddleware = async (context, next) => {
    context.set({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      // Not no-referrer: browsers would send `origin: null` with our own forms.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      ...(config.behindProxy && { 'strict-transport-security': 'max-age=31536000' }),
      'cache-control': 'no-store',
    });
    // The library builds URLs from the host of the request.
    if (context.host !== new URL(config.issuer).host) {
      context.status = 421;
      context.body = '';
      return;
    }
    const asset = context.method === 'GET' ? findAsset(context.path) : undefined;
    if (asset !== undefined) {
      context.set('cache-control', asset.cacheControl);
      context.type = asset.type;
      context.body = asset.body;
      return;
    }
    try {
      await next();
    } catch (error) {
      log.error({ err: error }, 'identity provider failed');
      const status = isDatabaseUnavailable(error) ? 503 : 500;
      if (context.accepts('json', 'html') === 'html') return sendFailure(context, { status });
      context.status = status;
      context.body = { error: 'server_error' };
    }
  };

  /** The form or page again, with a sentence, while the database is away. */
  function sendAgain(context: ProviderContext, error: unknown, page: string): void {
    log.error({ err: error }, 'identity provider failed');
    context.set('retry-after', '1');
    send(context, 503, page);
  }

  const paramsOf = (context: KoaContextWithOIDC): PageParams =>
    context.oidc.params ?? cameFrom(context);
  const providerPages: ProviderPages = {
    renderError: (context, _out, error) => {
      const status = isDatabaseUnavailable(error) ? 503 : context.status;
      return sendFailure(context, { error, status, params: paramsOf(context) });
    },
    async renderSignOut(context, form) {
      const page = await signOutPage(contextFor(context, paramsOf(context)), form);
      send(context, 200, page);
    },
    // Reached only without post_logout_redirect_uri.
    async renderSignedOut(context) {
      context.redirect(contextFor(context).shopUrl);
    },
  };

  return {
    cameFrom,
    contextFor,
    contextForShop,
    send,
    sendAgain,
    sendFailure,
    guard,
    providerPages,
    origin,
    path: pathname,
  };
}
