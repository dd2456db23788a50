import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { isConfigurationError, MISCONFIGURED } from '#src/domain/environment.ts';
import type { PostWebhook } from './card-sandbox/deliver-events.ts';
import { keepListings } from './catalogue/refresh-listings.ts';
import { createClock, readConfig } from './config.ts';
import { createPlatform } from './create-platform.ts';
import { startDatabase } from './database/start-database.ts';
import { createIdentity } from './identity/create-identity.ts';
import { drain, listen } from './listen.ts';
import { createLog, logEverything } from './log.ts';
import { SIGNATURE_HEADER } from './payments/signature.ts';
import { repeat } from './repeat.ts';
import { HOW_TO_FILL, isEmpty, seedDatabase } from './seed/seed.ts';

const SETTLE_EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 600_000;
/** How late a reduction may begin or end on tiles; products and carts price themselves live. */
const LISTINGS_EVERY_MS = 60_000;
/** How long calls under way may take once the platform is told to stop. */
const DRAIN_MS = 20_000;

/** The platform as a program: `node src/platform/main.ts`. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  logEverything(log);
  const now = createClock(config);
  const end = (code: number) => process.exit(code);

  const { database, jobs, stop } = await startDatabase({
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
    const url = `http://localhost:${config.port}/payments/webhook/${provider}`;
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const signal = AbortSignal.timeout(5_000);
    return (await fetch(url, { method: 'POST', headers, body, signal })).ok;
  };
  let isDraining = false;
  const platform = createPlatform({
    ...{ database, now, config, log, post },
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
  const servers = [await listen(config.port, route, 'PLATFORM_PORT')];
  const { cardSandbox } = platform;
  if (cardSandbox !== null) {
    const card = getRequestListener(cardSandbox.fetch);
    servers.push(await listen(config.cardPort, card, 'CARD_PORT'));
  }
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
