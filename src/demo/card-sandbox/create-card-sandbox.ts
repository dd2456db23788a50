import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { createAssets } from '#src/platform/identity/pages/assets.ts';
import {
  isDatabaseUnavailable,
  isUnstorableText,
} from '#src/platform/kernel/database/database-errors.ts';
import type { PlatformDeps } from '#src/platform/kernel/http/platform-env.ts';
import { botCheckScript } from './bot-check.ts';
import { type CardFields, cardDigits, findWrongFields } from './card-form.ts';
import { type CardSession, decide, findSession } from './card-session-store.ts';
import { type CallPlatform, deliverFor } from './deliver-events.ts';
import { type CardSessionState, firstPageOf, outcomeOf, type SandboxCode } from './outcomes.ts';
import { pageOf } from './page-of.ts';
import { cardPage, unknownPaymentPage } from './pages.ts';

/**
 * The stub of a partner's script for A/B tests: it draws one of two variants for a browser, keeps it
 * there and says which it is. What a real one shows is not part of the product (specification §7).
 */
const AB_TEST_SCRIPT = `(() => {
  const key = 'ab-test-variant';
  let variant = Math.random() < 0.5 ? 'a' : 'b';
  try {
    variant = localStorage.getItem(key) ?? variant;
    localStorage.setItem(key, variant);
  } catch {
    // Where site data is blocked, each page draws again.
  }
  window.abTest = { variant };
})();
`;

type Deps = Pick<PlatformDeps, 'database' | 'now' | 'config'> & {
  callPlatform: CallPlatform;
  log: Logger;
};
type CardContext = Context<{ Variables: { nonce: string } }>;

/** What buttons answer, on the pages that have no form for a card. */
const ANSWERS: ReadonlyMap<string, SandboxCode> = new Map(
  Object.entries<SandboxCode>({
    approve: 'Authorised',
    decline: 'Refused',
    abandon: 'Cancelled',
    cancel: 'Cancelled',
  }),
);
/** The one answer that a page takes besides, or instead. */
const GET_VOUCHER: ReadonlyMap<string, SandboxCode> = new Map([
  ['voucher', 'PresentToShopper'],
  ['cancel', 'Cancelled'],
]);
const IDENTIFIED: ReadonlyMap<string, SandboxCode> = new Map([['identified', 'Authorised']]);
const PAID: ReadonlyMap<string, SandboxCode> = new Map([['paid', 'Authorised']]);

/** The buttons of the page that a payment has; null for the form of a card, or for none. */
function answersOf({ state, product }: CardSession): ReadonlyMap<string, SandboxCode> | null {
  if (state === 'identify') return IDENTIFIED;
  if (state === 'presented') return PAID;
  if (state === 'challenge' || state === 'wallet') return ANSWERS;
  if (state !== 'open' || firstPageOf(product) === 'card') return null;
  return firstPageOf(product) === 'voucher' ? GET_VOUCHER : ANSWERS;
}

/** States that ask their shopper for something more. */
const ASKING: ReadonlySet<CardSessionState> = new Set(['challenge', 'identify', 'wallet']);

function returnAddress({ returnUrl, reference }: CardSession): string {
  const url = new URL(returnUrl);
  url.searchParams.set('reference', reference);
  return url.href;
}

/** Languages that the browser asks for, for a page that belongs to no payment. */
function browserLanguage(context: CardContext) {
  const asked = (context.req.header('accept-language') ?? '').slice(0, 2);
  return LANGUAGES.find((lang) => lang === asked) ?? 'en';
}

/**
 * The hosted payment page on its own origin, so that card numbers never reach the storefront
 * or the platform. They decide the outcome and are forgotten: neither stored nor logged (PAY-18).
 */
export function createCardSandbox(deps: Deps) {
  const app = new Hono<{ Variables: { nonce: string } }>();
  const brand = deps.config.brandName;
  const { assetPath, findAsset } = createAssets('');
  const frameOf = (c: CardContext) => ({ brand, assetPath, nonce: c.get('nonce') ?? '' });
  // Chromium applies form-action to the redirect that follows a form, too.
  const formTargets = ["'self'", ...deps.config.storefrontOrigins].join(' ');

  app.use(bodyLimit({ maxSize: 16_384 }));
  app.use(async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src data:; script-src 'nonce-${nonce}'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    );
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
  });
  app.onError((error, c) => {
    if (isUnstorableText(error)) return unknown(c);
    deps.log.error({ err: error }, 'card page failed');
    const page = unknownPaymentPage(browserLanguage(c), frameOf(c));
    return isDatabaseUnavailable(error)
      ? c.html(page, 503, { 'retry-after': '1' })
      : c.html(page, 500);
  });
  app.notFound((c) => unknown(c));

  const unknown = (c: CardContext) =>
    c.html(unknownPaymentPage(browserLanguage(c), frameOf(c)), 404);

  /** Where a payment stands: its page, or back to the shop. */
  const show = async (c: CardContext, session: CardSession) => {
    const view = { session, ...frameOf(c) };
    const page = pageOf(view);
    if (page !== null) return c.html(page);
    await deliverFor(deps, session.sessionId);
    return c.redirect(returnAddress(session), 303);
  };

  /** Decides a payment and shows what follows; one decided before keeps its outcome. */
  const settle = async (
    c: CardContext,
    { sessionId }: CardSession,
    from: CardSessionState,
    status: SandboxCode,
  ) => {
    await decide(deps, sessionId, [from], status);
    await deliverFor(deps, sessionId);
    const current = await findSession(deps, sessionId);
    if (current === null) return unknown(c);
    // A further question is asked at the same URL, by GET; what needs none leads to the shop.
    return ASKING.has(current.state)
      ? c.redirect(c.req.path, 303)
      : c.redirect(returnAddress(current), 303);
  };

  app.get('/assets/*', (c) => {
    const asset = findAsset(c.req.path);
    if (asset === undefined) return unknown(c);
    c.header('cache-control', asset.cacheControl);
    return c.body(new Uint8Array(asset.body), 200, { 'content-type': asset.type });
  });

  app.get('/bot-check.js', (c) =>
    c.body(botCheckScript(deps.now(), deps.config.webhookSecret), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    }),
  );

  app.get('/ab-test.js', (c) =>
    c.body(AB_TEST_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );

  app.get('/pay/:sessionId', async (c) => {
    const session = await findSession(deps, c.req.param('sessionId'));
    return session === null ? unknown(c) : show(c, session);
  });

  app.post('/pay/:sessionId', async (c) => {
    const session = await findSession(deps, c.req.param('sessionId'));
    if (session === null) return unknown(c);
    const form = await c.req.formData();
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const action = text('action');
    const answers = answersOf(session);
    if (answers !== null) {
      const status = answers.get(action);
      return status === undefined ? show(c, session) : settle(c, session, session.state, status);
    }
    if (session.state !== 'open') return show(c, session);
    if (action === 'cancel') return settle(c, session, 'open', 'Cancelled');
    const fields: CardFields = {
      number: text('number'),
      expiry: text('expiry'),
      securityCode: text('securityCode'),
      name: text('name'),
    };
    const wrong = findWrongFields(fields, deps.now());
    if (wrong.length > 0) {
      const view = { session, ...frameOf(c) };
      return c.html(cardPage(view, fields, wrong), 422);
    }
    return settle(c, session, 'open', outcomeOf(cardDigits(fields)));
  });

  return app;
}
