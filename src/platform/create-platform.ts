import { join } from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { DomainError } from '#src/domain/errors.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { accountJobs } from './accounts/jobs.ts';
import { serveAccounts } from './accounts/shopper.ts';
import { serveAddresses } from './addresses/shopper.ts';
import { cartJobs } from './carts/jobs.ts';
import { readParcel } from './carts/parcel.ts';
import { serveCarts } from './carts/shopper.ts';
import { catalogueJobs } from './catalogue/jobs.ts';
import { createListingIndex } from './catalogue/listings/create-listing-index.ts';
import { findPictured } from './catalogue/products/option-pictures.ts';
import { serveCatalogue } from './catalogue/shopper.ts';
import type { PlatformConfig } from './config.ts';
import { findMedia, findUncheckedShops } from './content/face.ts';
import { contentPictureRoutes } from './content/pictures.ts';
import { publishContent } from './content/publish-content.job.ts';
import { serveContent } from './content/shopper.ts';
import { customerRecordJobs } from './customer-records/jobs.ts';
import { serveCustomerRecords } from './customer-records/shopper.ts';
import { isHappyShopper } from './customers/customer-store.ts';
import { serveDeliveries } from './deliveries/shopper.ts';
import { draftOrderJobs } from './draft-orders/jobs.ts';
import { serveDraftOrders } from './draft-orders/shopper.ts';
import { endDrop } from './drops/end-drop.job.ts';
import { findEndedDrops } from './drops/read-drops.ts';
import { eventJobs } from './events/jobs.ts';
import { findImportedProduct } from './imports/imported-product.ts';
import { importJobs } from './imports/jobs.ts';
import type { Database } from './kernel/database/database.ts';
import { createFaults } from './kernel/diagnostics/faults.ts';
import { createRequestLog } from './kernel/diagnostics/request-log.ts';
import { diagnosticRoutes } from './kernel/diagnostics/routes.ts';
import { answerError, answerRefusal } from './kernel/http/answer-error.ts';
import { createRouter } from './kernel/http/create-router.ts';
import { type CallSeen, logCalls } from './kernel/http/log-calls.ts';
import type { PlatformDeps, PlatformEnv } from './kernel/http/platform-env.ts';
import { refuseUnserved } from './kernel/http/refuse-unserved.ts';
import { commonHeaders, correlate, hasSubscriptionKey } from './kernel/http/request-headers.ts';
import { createJobs, type Jobs } from './kernel/jobs/create-jobs.ts';
import type { Job } from './kernel/jobs/job-types.ts';
import { kernelJobs } from './kernel/jobs/kernel-jobs.ts';
import type { MailTransport } from './kernel/mail/mail-transport.ts';
import { outboxRoutes } from './kernel/mail/outbox-routes.ts';
import { referenceRoutes } from './kernel/openapi/reference-routes.ts';
import { alertMailJob } from './knowledges/alert-mails.job.ts';
import { serveKnowledges } from './knowledges/shopper.ts';
import { serveLoyalty } from './loyalty/shopper.ts';
import { newsletterJobs } from './newsletters/jobs.ts';
import { serveNewsletters } from './newsletters/shopper.ts';
import { HEROES, PALE } from './opening/content/heroes.ts';
import { type DigitalGoods, NO_DIGITAL_GOODS } from './orders/documents/digital-goods.ts';
import { orderJobs } from './orders/jobs.ts';
import { type CarrierLabels, NO_LABELS } from './orders/sending/carrier-labels.ts';
import { serveOrders } from './orders/shopper.ts';
import { servePageSearch } from './page-search/shopper.ts';
import { servePasskeys } from './passkeys/shopper.ts';
import { type CardGateway, NO_CARD_GATEWAY } from './payments/card-gateway.ts';
import {
  connectAccounts,
  noteUnopened,
  openSettlements,
  webhooksOf,
} from './payments/connect-accounts.ts';
import type { AccountSettings } from './payments/payment-accounts.ts';
import { settlementReaders } from './payments/read-settlements.job.ts';
import { releasePayment } from './payments/release-payment.ts';
import { readSelling, withTakenMethods } from './payments/selling.ts';
import { servePayments, serveWebhooks } from './payments/shopper.ts';
import { answerInTime } from './pictures/answer-in-time.ts';
import { type Drawings, NO_DRAWINGS } from './pictures/drawings.ts';
import { openPhotoArchive } from './pictures/photo-archive.ts';
import { openPictureProcess } from './pictures/picture-process.ts';
import { createPictureSource } from './pictures/picture-source.ts';
import { pictureRoutes } from './pictures/shopper.ts';
import { findMarks } from './promotions/face.ts';
import { promotionJobs } from './promotions/jobs.ts';
import { serveRedirects } from './redirects/shopper.ts';
import { reservationJobs } from './reservations/jobs.ts';
import { serveReservations } from './reservations/shopper.ts';
import { serveReviews } from './reviews/shopper.ts';
import { serveNounsToStaff } from './serve-staff.ts';
import { settlementJobs } from './settlement/jobs.ts';
import { serveWebDomains } from './shops/shopper.ts';
import { createFindDomain, findWebDomains } from './shops/web-domain-store.ts';
import { signInProviderJobs } from './sign-in-providers/jobs.ts';
import { serveConnectedProviders } from './sign-in-providers/shopper.ts';
import { createBackOffice } from './staff/create-back-office.ts';
import { staffJobs } from './staff/jobs.ts';
import { serveStores } from './stores/shopper.ts';
import { findStoreCountries, isStore } from './stores/store-search.ts';
import { webVitalsJobs } from './web-vitals/jobs.ts';
import { serveWebVitals } from './web-vitals/shopper.ts';

export type Platform = {
  /** Every call of the platform; `app.request(...)` in tests. */
  app: Hono<PlatformEnv>;
  /** Every call of the staff, and the pages that make them: on a port of its own. */
  backOffice: Hono<PlatformEnv>;
  /** What follows a commit or a clock (decision 033). */
  jobs: Jobs;
  /** What keeps shops from selling, in sentences. */
  notSelling(): Promise<string[]>;
  /** Reads what lists are narrowed by, so that no shopper waits for it; never fails. */
  warm(): Promise<void>;
};

/** What the administrator of the platform brings; without it, it takes no card and draws nothing. */
export type PlatformParts = {
  cardGateway?: CardGateway;
  /** The accounts that it leads to, whose messages are read. */
  paymentAccounts?: readonly AccountSettings[];
  drawings?: Drawings;
  /** What is handed over instead of sent. */
  digitalGoods?: DigitalGoods;
  /** Carriers that make labels; without them numbers are typed. */
  carrierLabels?: CarrierLabels;
  /** Takes mails; without it they stay in the outbox. */
  mailTransport?: MailTransport;
  /** Their kinds of jobs. */
  jobs?: readonly Job[];
};

type Options = PlatformDeps &
  PlatformParts & {
    log: Logger;
    /** The identity provider's own calls. */
    identityRoutes?: Hono<PlatformEnv>;
    /** Told of every call, for metrics. */
    countCall?: (call: CallSeen) => void;
    /** Whether calls can be served, for `GET /_health`. */
    isReady?: () => Promise<boolean>;
  };

const BODY_LIMIT = 64 * 1024;

/** Nobody means a NUL in a URL, and the database cannot hold one. */
const refuseNul: MiddlewareHandler = async (context, next) => {
  if (context.req.url.includes('%00')) throw new DomainError('BAD_REQUEST');
  await next();
};

/** The accounts of the configuration as one gateway; none takes any card. */
async function connectedGateway(config: PlatformConfig, database: Database): Promise<CardGateway> {
  if (config.paymentAccounts.length === 0) return NO_CARD_GATEWAY;
  return connectAccounts(config.paymentAccounts, config, createFindDomain(database));
}

/** The whole platform over a database, without a server: request in, answer out. */
export async function createPlatform(options: Options): Promise<Platform> {
  const { log, identityRoutes, isReady, countCall, jobs = [], ...parts } = options;
  const { cardGateway, paymentAccounts, drawings = NO_DRAWINGS, ...rest } = parts;
  const { mailTransport: transport = null, digitalGoods = NO_DIGITAL_GOODS, ...others } = rest;
  const { carrierLabels = NO_LABELS, ...deps } = others;
  const { config, database, verifyAccessToken } = deps;
  const gateway = noteUnopened(cardGateway ?? (await connectedGateway(config, database)), log);
  const app = createRouter();

  app.onError(answerError(log));
  app.notFound((c) => answerRefusal(new DomainError('NOT_FOUND'), c));
  app.use(correlate, logCalls(log, { count: countCall, isKnown: hasSubscriptionKey(config) }));
  if (config.hasDiagnostics) {
    const requests = createRequestLog();
    const faults = createFaults();
    app.use(requests.middleware, faults.middleware);
    app.route('/', diagnosticRoutes(requests, faults));
  }
  app.use(
    refuseNul,
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: () => {
        throw new DomainError('CONTENT_TOO_LARGE');
      },
    }),
  );

  refuseUnserved(app, config);

  // What carries no subscription key.
  app.get('/_health', async (c) => {
    if (isReady !== undefined && !(await isReady())) throw new DomainError('SERVICE_UNAVAILABLE');
    return c.json({ status: 'ok' });
  });
  const closedShops = async (): Promise<ReadonlySet<OnlineLocale>> =>
    config.isOpenWithDrafts ? new Set() : findUncheckedShops(database);
  const selling = async () => {
    const [shops, closed] = await Promise.all([findWebDomains(database), closedShops()]);
    return readSelling(gateway, shops, closed);
  };
  app.get('/readyz', async (c) => {
    if (isReady !== undefined && !(await isReady())) throw new DomainError('SERVICE_UNAVAILABLE');
    if (config.environment !== 'prod') return c.json({ status: 'ok' });
    const { isOpen, problems } = await selling();
    // A shop that cannot sell yet takes down none that can.
    if (isOpen) return c.json({ status: 'ok', ...(problems.length > 0 && { problems }) });
    return c.json({ status: 'not selling', problems }, 503);
  });
  if (config.hasDemo) {
    app.route('/', referenceRoutes(config.brandName));
    const origins = [config.platformOrigin, config.identityOrigin];
    app.route('/', outboxRoutes({ database, sealing: config.sealing, origins }));
  }
  const pictures = join(config.dataFolder, 'pictures');
  const archive = await openPhotoArchive(config);
  const pictureCalls = pictureRoutes({
    findPictured: (optionId) => findPictured(database, optionId),
    findMedia: (name) => findMedia(database, name),
    source: answerInTime(createPictureSource(pictures, openPictureProcess(drawings.program))),
    drawings,
    scenes: { names: HEROES, pale: PALE },
    photos: archive,
  });
  const uploads = contentPictureRoutes(database);
  app.route('/', uploads);
  app.route('/', pictureCalls);
  const accounts = paymentAccounts ?? config.paymentAccounts;
  serveWebhooks(app, deps, await webhooksOf(accounts));
  if (identityRoutes !== undefined) app.route('/', identityRoutes);

  app.use(commonHeaders({ config, verifyAccessToken, findDomain: createFindDomain(database) }));
  serveCarts(app, deps, (row) => releasePayment(deps, gateway, row));
  servePayments(app, deps, gateway);
  serveOrders(app, deps, digitalGoods);
  serveDraftOrders(app, deps);
  serveDeliveries(app, deps, {
    parcelOf: (shopper, cartId) => readParcel(deps, shopper, cartId),
    isMember: ({ customerId }) => isHappyShopper(database, customerId),
  });
  servePasskeys(app, deps);
  serveConnectedProviders(app, deps);
  serveAccounts(app, deps, (storeId) => isStore(database, storeId));
  serveCustomerRecords(app, deps);
  serveAddresses(app, deps);
  serveLoyalty(app, deps);
  serveKnowledges(app, deps);
  serveStores(app, deps);
  serveReservations(app, deps);
  serveReviews(app, deps);
  serveNewsletters(app, deps);
  serveWebDomains(app, deps, {
    ...{ closedShops, storeCountries: () => findStoreCountries(database) },
    withTakenMethods: (shop) => withTakenMethods(gateway, shop),
  });
  serveWebVitals(app, deps);
  const listingIndex = createListingIndex(database, log);
  serveCatalogue(app, deps, { listingIndex, findMarks });
  serveContent(app, deps, findEndedDrops);
  serveRedirects(app, deps, findImportedProduct);
  servePageSearch(app, deps);

  const backOffice = createBackOffice({
    ...{ database, config, log, countCall, isReady },
    now: deps.now,
    serveMore: (router) => {
      serveNounsToStaff(router, deps, carrierLabels);
      router.route('/', uploads);
      // What was bought is shown with its picture.
      router.route('/', pictureCalls);
    },
  });

  return {
    app,
    backOffice,
    notSelling: async () => (await selling()).problems,
    warm: async () => {
      await listingIndex().catch((err) => log.error({ err }, 'lists could not be read ahead'));
    },
    jobs: createJobs({ database, log }, [
      ...jobs,
      ...settlementJobs({ ...deps, gateway, log }),
      ...settlementReaders({
        ...{ database, now: deps.now },
        sources: await openSettlements(accounts),
      }),
      ...kernelJobs({ ...deps, log, transport }),
      ...accountJobs(deps),
      ...cartJobs(deps),
      ...catalogueJobs(deps),
      publishContent(deps),
      ...customerRecordJobs(deps),
      ...draftOrderJobs(deps),
      endDrop(deps),
      ...eventJobs(deps),
      ...importJobs({ ...deps, archive }),
      alertMailJob(deps),
      ...newsletterJobs(deps),
      ...orderJobs(deps, gateway),
      ...promotionJobs(deps),
      ...reservationJobs(deps),
      ...signInProviderJobs(deps),
      ...staffJobs(deps),
      ...webVitalsJobs(deps),
    ]),
  };
}
