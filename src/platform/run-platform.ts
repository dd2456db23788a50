import { mkdirSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import { EVERY_ANSWER } from '#src/process/answer-headers.ts';
import { drain } from '#src/process/drain.ts';
import { consoleMethods, logOptions } from '#src/process/log-lines.ts';
import { startTracing } from '#src/process/start-tracing.ts';
import { answerAdministrator } from './answer-administrator.ts';
import { movePromoCodes } from './carts/face.ts';
import { refreshListings } from './catalogue/listings/refresh-listings.job.ts';
import { keepListings } from './catalogue/listings/refresh-listings.ts';
import { createClock, type PlatformConfig, readConfig } from './config.ts';
import { createPlatform, type PlatformParts } from './create-platform.ts';
import { endLinks } from './end-links.ts';
import { createIdentity } from './identity/create-identity.ts';
import type { Database } from './kernel/database/database.ts';
import { followClock } from './kernel/database/database-clock.ts';
import { startDatabase } from './kernel/database/start-database.ts';
import { counted } from './kernel/http/log-calls.ts';
import { recurring } from './kernel/jobs/job-types.ts';
import { openSmtp } from './kernel/mail/mail-transport.ts';
import { createMetrics } from './metrics.ts';
import { moveSubscription } from './newsletters/move-subscription.ts';
import { HOW_TO_OPEN, isEmpty } from './opening/open-shops.ts';
import { createReadiness } from './readiness.ts';
import { seedRoles } from './staff/roles.ts';

/** A full disk below the log loses lines, not the program (F36). */
function standardOutput() {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}

/** The platform's log: JSON, one line an event. */
function createLog(level: string): Logger {
  return pino({ ...logOptions('platform'), level }, standardOutput());
}

/**
 * From now on, what libraries write to the console becomes a line of this log, and so does the error
 * that ends the process (T33).
 */
function logEverything(log: Logger) {
  const write = consoleMethods((level, fields, message) => log[level](fields, message));
  Object.assign(console, write);
  process.removeAllListeners('warning').on('warning', (err) => log.warn({ err }, 'warning'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught');
    process.exit(1);
  });
}

/**
 * How long a request may take to arrive, ms (T34), and how often that is checked; its handling has
 * other budgets.
 */
const CONNECTIONS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
};

/** Where to listen: a port of an address of this machine, and the variable that names the port. */
type Place = { port: number; address: string; variable: string };

/** Listens, and has every answer carry what all do; a taken port is a sentence. */
function listen(place: Place, listener: RequestListener): Promise<Server> {
  const { port, address, variable } = place;
  return new Promise((resolve, reject) => {
    const server = createServer(CONNECTIONS, (request, response) => {
      for (const [name, value] of Object.entries(EVERY_ANSWER)) response.setHeader(name, value);
      listener(request, response);
    });
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new Error(`Port ${port} is taken: stop what uses it, or set ${variable}.`)
          : error,
      );
    });
    server.listen(port, address, () => resolve(server));
  });
}

/** How often the clock is held to that of the database, whose leader may change. */
const CLOCK_MS = 15_000;
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** How long calls under way may take once the platform has to stop. */
const DRAIN_MS = 20_000;

/** Where this process reaches itself: an address that stands for all of them is none to go to. */
function originOf({ address, port }: Pick<PlatformConfig, 'address' | 'port'>): string {
  const isAny = address === '0.0.0.0' || address === '::';
  const host = isAny ? '127.0.0.1' : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What parts of the platform are made from; `origin` is where this process reaches itself. */
export type PartsContext = {
  database: Database;
  now: () => Date;
  config: PlatformConfig;
  log: Logger;
  origin: string;
};

/** The parts of a platform that runs, and what they need of its program. */
export type RunningParts = PlatformParts & {
  /** Fills a database that holds no shop, before the first call. */
  fill(database: Database, now: Date): Promise<void>;
  /** The page that takes cards, on a separate origin (`CARD_PORT`). */
  cardPage: { fetch(request: Request): Response | Promise<Response> };
};

/**
 * The platform as a program, from its environment to its last answer; `bring` makes the parts that
 * it is given (decision 028). Ends the process by itself after a signal; throws what keeps
 * it from starting.
 */
export async function runPlatform(
  bring: (context: PartsContext) => Promise<RunningParts | null> = async () => null,
): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  logEverything(log);
  const tracing = await startTracing('platform');
  const end = (code: number) => process.exit(code);

  const started = await startDatabase({
    config,
    log: (sentence) => log.warn(sentence),
    onLost: () => {
      log.fatal('the database server ended');
      end(1);
    },
  });
  const { database, jobs: unhurried, poolSizes, url, stop } = started;
  const { now, look } = followClock(database, createClock(config), log);
  await look();
  // While the database is away, the last difference holds.
  setInterval(() => void look().catch(() => undefined), CLOCK_MS).unref();
  // Pictures and logs go there; beside a database of its own nobody has made it yet.
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
  const canServe = createReadiness({ url, folder: config.dataFolder });
  const parts = await bring({ database, now, config, log, origin: originOf(config) });
  const identity = createIdentity({
    ...{ database, now, config, log },
    endLinks,
    followEmail: moveSubscription,
    seasonPicture: parts?.drawings?.season ?? null,
  });
  let isDraining = false;
  const isReady = async () => !isDraining && (await canServe());
  const metrics = createMetrics({ database, poolSizes, isReady });
  const platform = await createPlatform({
    ...{ database, now, config, log },
    ...parts,
    ...(config.smtpUrl !== null && { mailTransport: openSmtp(config.smtpUrl, config) }),
    jobs: [
      ...(parts?.jobs ?? []),
      refreshListings({ database: unhurried, now }),
      recurring('sweep-identity', EVERY_TEN_MINUTES, identity.sweep),
    ],
    countCall: metrics.countCall,
    verifyAccessToken: identity.verifyAccessToken,
    signIns: identity.signIns,
    endLinks,
    identityRoutes: identity.routes,
    isReady,
  });

  await platform.jobs.prepare();
  await seedRoles(unhurried);
  await movePromoCodes(unhurried, now());
  await parts?.fill(unhurried, now());
  if (await isEmpty(database)) log.warn(HOW_TO_OPEN);
  await keepListings(unhurried, now(), log);
  await platform.warm();
  for (const problem of await platform.notSelling()) log.warn(`shops: ${problem}`);
  const answer = getRequestListener(platform.app.fetch);
  const enter = counted('/identity/*', identity.handle, metrics.countCall);
  const route = (request: IncomingMessage, response: ServerResponse) => {
    const isIdentity = /^\/identity(?:[/?]|$)/.test(request.url ?? '');
    if (isIdentity) enter(request, response);
    else void answer(request, response);
  };
  const { address } = config;
  const servers = [await listen({ port: config.port, address, variable: 'PLATFORM_PORT' }, route)];
  servers.push(
    await listen(
      { port: config.backOfficePort, address, variable: 'BACK_OFFICE_PORT' },
      getRequestListener(platform.backOffice.fetch),
    ),
  );
  if (parts !== null) {
    const place = { port: config.cardPort, address, variable: 'CARD_PORT' };
    servers.push(await listen(place, getRequestListener(parts.cardPage.fetch)));
  }
  servers.push(
    await listen(
      { port: config.metricsPort, address: '127.0.0.1', variable: 'PLATFORM_METRICS_PORT' },
      getRequestListener(answerAdministrator({ database, metrics }).fetch),
    ),
  );
  const worker = await platform.jobs.start();
  const { port, backOfficePort, cardPort } = config;
  log.info({ port, backOfficePort, cardPort }, 'the platform listens');
  process.send?.('listens');

  const shutDown = async () => {
    if (isDraining) return;
    isDraining = true;
    log.info('the platform stops');
    const jobsEnd = worker.stop();
    // Answers go on until balancers have seen that it is not ready.
    await pause(config.drainSeconds * 1_000);
    await Promise.all([jobsEnd, ...servers.map((server) => drain(server, DRAIN_MS))]);
    await stop();
    await tracing.stop();
    end(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
