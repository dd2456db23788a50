import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { requireFound } from '#src/domain/errors.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import * as calls from '#src/domain/sign-in/tokens.calls.ts';
import { changeEmail, type FollowEmail, findNewEmail } from '../accounts/face.ts';
import type { PlatformConfig } from '../config.ts';
import { isCustomerBlocked } from '../customers/face.ts';
import type { Database } from '../kernel/database/database.ts';
import { createRouter } from '../kernel/http/create-router.ts';
import type { PlatformEnv, SignIns, VerifyAccessToken } from '../kernel/http/platform-env.ts';
import { serve } from '../kernel/http/serve.ts';
import type { EndLinks } from '../kernel/links/end-links.ts';
import { ownWords } from '../kernel/passwords/common-passwords.ts';
import { findWebDomain } from '../shops/face.ts';
import { createVerifyAccessToken, issueAccessToken } from './access-tokens.ts';
import { type AttemptLimits, DEFAULT_LIMITS, INSPECTED_LIMITS } from './attempt-limits.ts';
import { createCodeSignIn } from './code-sign-in.ts';
import { toIdentityConfig } from './identity-config.ts';
import { createInteractions } from './interactions.ts';
import { type MailLink, mailLinkRoute } from './mail-link-route.ts';
import { createOtherProviderSignIn } from './other-provider-sign-in.ts';
import { callbackRoute } from './other-provider-steps.ts';
import { outlast } from './outlast.ts';
import { createPageResponses, type PageResponses } from './page-response.ts';
import { newEmailNotice, newEmailPage } from './pages/notice-pages.ts';
import { newPasswordNotice, newPasswordPage } from './pages/password-pages.ts';
import { createPasskeySignIn } from './passkey-sign-in.ts';
import { createPasswordSignIn, type PasswordSignIn } from './password-sign-in.ts';
import { createProvider, startGrant } from './provider.ts';
import { sweepExpiredPayloads } from './provider-adapter.ts';
import type { ProviderMiddleware } from './provider-context.ts';
import { sweepEndedFamilies } from './refresh-tokens.ts';
import { readNewEmailForm, readNewPasswordForm } from './sign-in-forms.ts';
import { createSignIns, forgetOldBrowsers } from './sign-ins.ts';
import { createTokenSigner } from './signing-keys.ts';
import { createTokenExchange, type TokenExchange } from './token-exchange.ts';
import { registerRefreshGrant, revocationRoute, wrapRefreshToken } from './token-route.ts';

type PasswordNeeds = {
  pages: PageResponses;
  passwords: PasswordSignIn;
  /** What a password of the owner of an e-mail must not have in it. */
  ownWordsOf: (email: string | null) => readonly string[];
};

/** `/identity/new-password`: where the mail of a forgotten password leads (decision 052). */
function newPasswordRoute({ pages, passwords, ownWordsOf }: PasswordNeeds): ProviderMiddleware {
  const notice = async ({ context, page, shop }: MailLink, outcome: 'done' | 'expired') => {
    const { origin } = new URL(page.shopUrl);
    const going = new URLSearchParams({ locale: shop, origin: 'customer' });
    const signInUrl = `${origin}/api/auth/login?${going}`;
    const status = outcome === 'done' ? 200 : 410;
    pages.send(context, status, await newPasswordNotice(page, { outcome, signInUrl }));
  };
  return mailLinkRoute('/new-password', pages, {
    open: async (link, token) => {
      if ((await passwords.findResetEmail(token)) === null) return notice(link, 'expired');
      const { context, page, action } = link;
      pages.send(context, 200, await newPasswordPage(page, { action, token }));
    },
    take: async (link, form) => {
      const { context, page, action } = link;
      const { values, problems } = await readNewPasswordForm(form, async (typed) =>
        ownWordsOf(await passwords.findResetEmail(typed)),
      );
      const { token, password } = values;
      if (problems?.password !== undefined) {
        const problem = page.texts.signInProblems[problems.password];
        return pages.send(context, 422, await newPasswordPage(page, { action, token, problem }));
      }
      await notice(link, (await passwords.reset(token, password)) ? 'done' : 'expired');
    },
    again: ({ page, action }, form, alert) => {
      const token = form.get('token') ?? '';
      return newPasswordPage(page, { action, token, alert });
    },
  });
}

/** The authentication API beside the standard endpoints (specification §7). */
function identityRoutes(exchange: TokenExchange) {
  const router = createRouter();
  serve(router, calls.refreshTokens, async ({ body: { tokens } }) => {
    const next = requireFound(await exchange.refreshPair(tokens), 'UNAUTHORIZED');
    return { status: 200, body: { tokens: next }, headers: { 'cache-control': 'no-store' } };
  });
  return router;
}

type Needs = {
  pages: PageResponses;
  database: Database;
  signIns: SignIns;
  endLinks: EndLinks;
  now: () => Date;
  followEmail: FollowEmail;
};

/** `/identity/new-email`: where the mail to a new e-mail leads (decision 052). */
function newEmailRoute({ pages, ...needs }: Needs): ProviderMiddleware {
  const notice = async ({ context, page }: MailLink, email: string | null) =>
    pages.send(context, email === null ? 410 : 200, await newEmailNotice(page, email));
  return mailLinkRoute('/new-email', pages, {
    open: async (link, token) => {
      const email = await outlast(() => findNewEmail(needs, token));
      if (email === null) return notice(link, null);
      const { context, page, action } = link;
      pages.send(context, 200, await newEmailPage(page, { action, token, email }));
    },
    take: async (link, form) =>
      notice(link, await changeEmail(needs, readNewEmailForm(form).token)),
    again: ({ page, action }, form, alert) =>
      newEmailPage(page, { action, ...readNewEmailForm(form), alert }),
  });
}

export type Identity = {
  /** Node handler of everything under `/identity`; takes the whole path, prefix included. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** The exchange of token pairs, for the platform's own router. */
  routes: Hono<PlatformEnv>;
  verifyAccessToken: VerifyAccessToken;
  signIns: SignIns;
  /** An access token as the provider issues it, for tests that need no sign-in. */
  issueAccessToken(customerId: string): Promise<string>;
  /** Removes expired sessions and tokens; to be called now and then. */
  sweep(): Promise<void>;
};

type IdentityDeps = {
  database: Database;
  now: () => Date;
  config: PlatformConfig;
  log: Pick<Logger, 'error' | 'warn'>;
  endLinks: EndLinks;
  /** What else knows a customer by the e-mail. */
  followEmail: FollowEmail;
  limits?: AttemptLimits;
  /** Path of a picture beside the forms; without one it is drawn in a few lines. */
  seasonPicture?: string | null;
};

/** The identity provider over a database; throws a sentence when its keys are wrong. */
export function createIdentity({ database, now, log, endLinks, ...deps }: IdentityDeps): Identity {
  const config = toIdentityConfig(deps.config);
  const limits = deps.limits ?? (deps.config.hasDiagnostics ? INSPECTED_LIMITS : DEFAULT_LIMITS);
  const signer = createTokenSigner(config);
  const pages = createPageResponses(config, log, deps.seasonPicture ?? null);
  const signIns = createSignIns(database);
  const passwords = createPasswordSignIn({ database, signIns, endLinks, now, limits });
  const { sealing } = deps.config;
  const codes = createCodeSignIn({ database, sealing, signIns, endLinks, now, limits });
  const passkeys = createPasskeySignIn({ config, database, sealing, now, limits });
  const providers = createOtherProviderSignIn({
    ...{ issuer: config.issuer, providers: deps.config.signInProviders },
    ...{ database, sealing, now, limits },
    warn: (about) => log.warn(about, 'another sign-in provider failed'),
  });
  const provider = createProvider({ config, database, now, pages: pages.providerPages });
  const exchange = createTokenExchange({ provider, signer, database, now });

  const events: EventEmitter = provider;
  // Without a listener Koa writes failures to the console.
  events.on('error', (error: unknown) => log.error({ err: error }, 'identity provider failed'));
  provider.on('server_error', (_context, error) =>
    log.error({ err: error }, 'identity provider failed'),
  );
  registerRefreshGrant(provider, exchange);
  provider.use(pages.guard);
  const ownWordsOf = (email: string | null) => ownWords(deps.config, email);
  const ways = { passwords, codes, passkeys, providers };
  const isBlocked = (customerId: string) => outlast(() => isCustomerBlocked(database, customerId));
  const areGuestsServed = deps.config.capabilities.includes('guests');
  const ordersAsGuest = async (domain: OnlineLocale) =>
    areGuestsServed &&
    (await outlast(() => findWebDomain(database, domain)))?.params.guestCheckout === true;
  const rules = { ownWordsOf, isBlocked, ordersAsGuest };
  provider.use(createInteractions({ provider, pages, ...ways, ...rules }));
  provider.use(callbackRoute(providers, pages));
  provider.use(newPasswordRoute({ pages, passwords, ownWordsOf }));
  const { followEmail } = deps;
  provider.use(newEmailRoute({ pages, database, signIns, endLinks, now, followEmail }));
  provider.use(revocationRoute(config.clientSecret, exchange));
  provider.use(wrapRefreshToken(exchange));
  const callback = provider.callback();
  const { pathname: mountPath } = new URL(config.issuer);

  return {
    handle(request, response) {
      const { url = '/', headers } = request;
      // How browsers reach it is configured: a proxy need not say it.
      if (config.behindProxy) headers['x-forwarded-proto'] = 'https';
      // The library finds out where it is mounted by comparing the two.
      Object.assign(request, { originalUrl: url, url: url.slice(mountPath.length) || '/' });
      void callback(request, response);
    },
    routes: identityRoutes(exchange),
    verifyAccessToken: createVerifyAccessToken({ provider, signer, database, now }),
    signIns,
    async issueAccessToken(customerId) {
      const { jti } = await startGrant(provider, customerId);
      return issueAccessToken(provider, { customerId, grantId: jti });
    },
    async sweep() {
      await sweepExpiredPayloads(database);
      await sweepEndedFamilies(database, now());
      await forgetOldBrowsers(database, now());
    },
  };
}
