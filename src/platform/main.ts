import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { isConfigurationError, MISCONFIGURED } from '#src/domain/environment.ts';
import type { PostWebhook } from './card-sandbox/deliver-events.ts';
import { keepListings } from './catalogue/refresh-listings.ts';
import { createClock, type PlatformConfig, readConfig } from './config.ts';
import { createPlatform } from './create-platform.ts';
import { startDatabase } from './database/start-database.ts';
import { createIdentity } from './identity/create-identity.ts';
import { drain, listen } from './listen.ts';
import { createLog, logEverything } from './log.ts';
import { createMetrics } from './metrics.ts';
import { HOW_TO_FILL, isEmpty } from './opening/open-shops.ts';
import { SIGNATURE_HEADER } from './payments/signature.ts';
import { repeat } from './repeat.ts';
import { seedDatabase } from './seed/seed.ts';

const SETTLE_EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 600_000;
/** How late a reduction may begin or end on tiles; products and carts price themselves live. */
const LISTINGS_EVERY_MS = 60_000;
/** How long calls under way may take once the platform is told to stop. */
const DRAIN_MS = 20_000;

/** Where this process reaches itself: an address that stands for all of them is none to go to. */
function originOf({ address, port }: Pick<PlatformConfig, 'address' | 'port'>): string {
  const isAny = address === '0.0.0.0' || address === '::';
  const host = isAny ? '127.0.0.1' : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The platform as a program: `node src/platform/main.ts`. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  logEverything(log);
  const now = createClock(config);
  const end = (code: number) => process.exit(code);

  const { database, jobs, poolSizes, stop } = await startDatabase({
    config,
    log: (sentence) => log.warn(sentence),
    onLost: () => {
      log.fatal('the database server ended');
      end(1);
    },
  });
  if (config.hasDemo) await seedDatabase(jobs, now());
  else if (await isEmpty(database)) log.warn(HOW_TO_FILL);
  const refreshListings = () => keepListings(jobs, now(), log);
  await refreshListings();

  const identity = createIdentity({ database, now, config, log });
  /** The card page speaks to the platform over HTTP, as a provider would. */
  const post: PostWebhook = async (provider, body, signature) => {
    const url = `${originOf(config)}/payments/webhook/${provider}`;
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const signal = AbortSignal.timeout(5_000);
    return (await fetch(url, { method: 'POST', headers, body, signal })).ok;
  };
  const metrics = createMetrics({ database, poolSizes });
  let isDraining = false;
  const platform = createPlatform({
    ...{ database, now, config, log, post },
    countCall: metrics.countCall,
    verifyAccessToken: identity.verifyAccessToken,
    identityRoutes: identity.routes,
    isReady: async () => !isDraining && (await database.execute(sql`SELECT 1`)).rows.length === 1,
  });

  await platform.warm();
  const answer = getRequestListener(platform.app.fetch);
  const route = (request: IncomingMessage, response: ServerResponse) => {
    const isIdentity = /^\/identity(?:[/?]|$)/.test(request.url ?? '');
    if (isIdentity) identity.handle(request, response);
    else void answer(request, response);
  };
  const { address } = config;
  const servers = [await listen({ port: config.port, address, variable: 'PLATFORM_PORT' }, route)];
  const { cardSandbox } = platform;
  if (cardSandbox !== null) {
    const place = { port: config.cardPort, address, variable: 'CARD_PORT' };
    servers.push(await listen(place, getRequestListener(cardSandbox.fetch)));
  }
  servers.push(
    await listen(
      { port: config.metricsPort, address: '127.0.0.1', variable: 'PLATFORM_METRICS_PORT' },
      (_request, response) => {
        response.setHeader('content-type', 'text/plain');
        metrics.text().then(
          (text) => response.end(text),
          () => response.writeHead(503).end(),
        );
      },
    ),
  );
  const timers = [
    repeat(refreshListings, LISTINGS_EVERY_MS, (err) => log.error({ err }, 'listings are old')),
    repeat(platform.settle, SETTLE_EVERY_MS, (err) => log.error({ err }, 'settling failed')),
    repeat(identity.sweep, SWEEP_EVERY_MS, (err) => log.error({ err }, 'sweeping failed')),
  ];
  log.info({ port: config.port, cardPort: config.cardPort }, 'the platform listens');

  const shutDown = async () => {
    if (isDraining) return;
    isDraining = true;
    log.info('the platform stops');
    await Promise.all(servers.map((server) => drain(server, DRAIN_MS)));
    await Promise.all(timers.map((timer) => timer.stop()));
    await stop();
    end(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(isConfigurationError(error) ? MISCONFIGURED : 1);
});
