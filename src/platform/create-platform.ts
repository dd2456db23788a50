import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { CardProvider } from '#src/domain/card-providers.ts';
import { accountRoutes } from './accounts/routes.ts';
import { addressRoutes } from './addresses/routes.ts';
import { sweepAttempts } from './attempts/attempt-store.ts';
import { createCardSandbox } from './card-sandbox/create-card-sandbox.ts';
import { deliverPending, type PostWebhook } from './card-sandbox/deliver-events.ts';
import { createSandboxGateway } from './card-sandbox/sandbox-gateway.ts';
import { forgetOldPresses } from './carts/presses.ts';
import { cartRoutes } from './carts/routes.ts';
import { findGroup, findPictured } from './catalogue/garment-store.ts';
import { createListingIndex } from './catalogue/listing-index.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { inTransaction } from './database/database.ts';
import { deliveryRoutes } from './deliveries/routes.ts';
import { answerError, answerProblem } from './http/answer-error.ts';
import { commonHeaders, correlate } from './http/common-headers.ts';
import { createRouter } from './http/create-router.ts';
import { createFindDomain } from './http/find-domain.ts';
import { forgetOldAnswers } from './http/idempotent.ts';
import { type CallSeen, logCalls } from './http/log-calls.ts';
import type { PlatformDeps, PlatformEnv } from './http/platform-env.ts';
import { Problem } from './http/problem.ts';
import { refuseNul } from './http/refuse-nul.ts';
import { createFaults } from './inspect/faults.ts';
import { createRequestLog } from './inspect/request-log.ts';
import { inspectRoutes } from './inspect/routes.ts';
import { knowledgeRoutes } from './knowledges/routes.ts';
import { openApiDocument } from './openapi/openapi-document.ts';
import { referencePage } from './openapi/reference-page.ts';
import { orderRoutes } from './orders/routes.ts';
import { NO_CARD_GATEWAY } from './payments/no-card-gateway.ts';
import { reconcile } from './payments/reconcile.ts';
import { releasePayment } from './payments/release-payment.ts';
import { paymentRoutes, webhookRoutes } from './payments/routes.ts';
import { SIGNATURE_HEADER } from './payments/signature.ts';
import { answerInTime } from './pictures/answer-in-time.ts';
import { openDrawingProcess } from './pictures/drawing-process.ts';
import { openPhotoArchive } from './pictures/photo-archive.ts';
import { createPictureSource } from './pictures/picture-source.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { releaseDue } from './reservations/release-due.ts';
import { reservationRoutes } from './reservations/routes.ts';
import { runSteps } from './run-steps.ts';
import { storeRoutes } from './stores/routes.ts';
import { webDomainRoutes } from './web-domains/routes.ts';

export type Platform = {
  /** Every call of the platform; `app.request(...)` in tests. */
  app: OpenAPIHono<PlatformEnv>;
  /** The hosted card page, served on its own origin; none where there is no demo. */
  cardSandbox: Hono<{ Variables: { nonce: string } }> | null;
  /** Settles payments and sends what was not taken; to be called every few seconds. */
  settle(): Promise<void>;
  /** Reads what lists are narrowed by, so that no shopper waits for it; never fails. */
  warm(): Promise<void>;
};

type Options = PlatformDeps & {
  log: Logger;
  /** The identity provider's own calls (`POST /api/cookie-refresh-tokens`). */
  identityRoutes?: OpenAPIHono<PlatformEnv>;
  /** How the card sandbox reaches the webhook; in process unless told otherwise. */
  post?: PostWebhook;
  /** Told of every call, for metrics. */
  countCall?: (call: CallSeen) => void;
  /** Whether the database answers, for `GET /_health`. */
  isReady?: () => Promise<boolean>;
};

const BODY_LIMIT = 64 * 1024;

/** The whole platform over a database, without a server: request in, answer out. */
export function createPlatform(options: Options): Platform {
  const { log, identityRoutes, post, isReady, countCall, ...deps } = options;
  const { config, database, verifyAccessToken } = deps;
  const gateway = config.hasDemo ? createSandboxGateway(deps) : NO_CARD_GATEWAY;
  const app = createRouter();

  app.onError(answerError(log));
  app.notFound((c) => answerProblem(new Problem('NOT_FOUND'), c));
  app.use(correlate, logCalls(log, countCall));
  if (config.isInspected) {
    const requests = createRequestLog();
    const faults = createFaults();
    app.use(requests.middleware, faults.middleware);
    app.route('/', inspectRoutes(requests, faults));
  }
  app.use(
    refuseNul,
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: () => {
        throw new Problem('CONTENT_TOO_LARGE');
      },
    }),
  );

  // What carries no subscription key (platform.md "Conventions").
  app.get('/_health', async (c) => {
    if (isReady !== undefined && !(await isReady())) throw new Problem('SERVICE_UNAVAILABLE');
    return c.json({ status: 'ok' });
  });
  if (config.hasDemo) describeCalls(app, config.brandName);
  const pictures = join(config.dataFolder, 'pictures');
  app.route(
    '/',
    pictureRoutes({
      findPictured: (optionId) => findPictured(database, optionId),
      findGroup: (optionId) => findGroup(database, optionId),
      source: answerInTime(createPictureSource(pictures, openDrawingProcess())),
      photos: openPhotoArchive(config.dataFolder),
    }),
  );
  app.route('/', webhookRoutes(deps));
  if (identityRoutes !== undefined) app.route('/', identityRoutes);

  app.use(commonHeaders({ config, verifyAccessToken, findDomain: createFindDomain(database) }));
  app.route(
    '/',
    cartRoutes(deps, (row) => releasePayment(deps, gateway, row)),
  );
  app.route('/', paymentRoutes(deps, gateway));
  app.route('/', orderRoutes(deps));
  app.route('/', deliveryRoutes(deps));
  app.route('/', accountRoutes(deps));
  app.route('/', addressRoutes(deps));
  app.route('/', knowledgeRoutes(deps));
  app.route('/', storeRoutes(deps));
  app.route('/', reservationRoutes(deps));
  app.route('/', webDomainRoutes(deps));
  const listingIndex = createListingIndex(database, log);
  app.route('/', catalogueRoutes(deps, listingIndex));
  app.route('/', contentRoutes(deps));

  const card = { ...deps, log, post: post ?? postInProcess(app) };
  return {
    app,
    cardSandbox: config.hasDemo ? createCardSandbox(card) : null,
    warm: async () => {
      await listingIndex().catch((err) => log.error({ err }, 'lists could not be read ahead'));
    },
    settle: () =>
      runSteps(log, {
        'card messages': async () => {
          if (config.hasDemo) await deliverPending(card);
        },
        payments: () => reconcile({ ...deps, gateway, log }),
        reservations: () => inTransaction(database, (tx) => releaseDue(tx, deps.now())),
        'old answers': () => forgetOldAnswers(deps),
        'old presses': () => forgetOldPresses(database, deps.now()),
        'old attempts': () => sweepAttempts(database, deps.now()),
      }),
  };
}

/** The contract, for programs and for people. */
function describeCalls(app: OpenAPIHono<PlatformEnv>, brandName: string): void {
  app.get('/openapi.json', (c) => c.json(openApiDocument(app, brandName)));
  app.get('/reference', (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'`);
    return c.html(referencePage(openApiDocument(app, brandName), nonce));
  });
}

function postInProcess(app: OpenAPIHono<PlatformEnv>): PostWebhook {
  return async (provider: CardProvider, body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const response = await app.request(`/payments/webhook/${provider}`, {
      method: 'POST',
      headers,
      body,
    });
    return response.ok;
  };
}
