import { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from 'srvx';
import { drain } from '#src/process/drain.ts';
import { isConfigurationError, MISCONFIGURED } from '#src/process/environment.ts';
import { OWN_HOST } from '#src/process/hosts.ts';
import { startTracing } from '#src/process/start-tracing.ts';

/** Serves the built storefront: `node src/launch/storefront.ts` (production entry). */

/** How long requests under way may take once the port is closed, ms. */
const FINISH_MS = 20_000;
/**
 * How long a request may take to arrive, ms (T34), and how often that is looked at. Kept open between
 * requests for longer than balancers do: we must not be the first to close an idle connection.
 */
const CONNECTIONS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
};

type Built = {
  default: {
    fetch: (request: Request) => Promise<Response>;
    startDraining: () => void;
    metrics: () => Promise<string>;
    ports: { web: number; metrics: number };
    /** How long balancers take to see that we are not ready any more. */
    drainSeconds: number;
  };
};

const tracing = await startTracing('storefront');
// React decides by this which of its two builds runs, when the pages are imported.
process.env.NODE_ENV ??= 'production';

// The build is made after this file is checked, so its shape is stated here.
const built: Built = await import(
  new URL('../../dist/server/server.js', import.meta.url).href
).catch((error: unknown) => {
  if (!isConfigurationError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(MISCONFIGURED);
});
const { fetch, startDraining, metrics, ports, drainSeconds } = built.default;

const web = serve({
  fetch,
  port: ports.web,
  node: CONNECTIONS,
  silent: true,
  gracefulShutdown: false,
});
const inside = serve({
  // Another site could point its name to this IP address, and read what is counted here.
  fetch: async (request) =>
    OWN_HOST.test(new URL(request.url).host)
      ? new Response(await metrics(), { headers: { 'content-type': 'text/plain' } })
      : new Response(null, { status: 421 }),
  port: ports.metrics,
  hostname: '127.0.0.1',
  node: CONNECTIONS,
  silent: true,
  gracefulShutdown: false,
});
await Promise.all([web.ready(), inside.ready()]);
process.send?.('listens');

async function stop() {
  startDraining();
  await pause(drainSeconds * 1_000);
  const servers = [web, inside].flatMap(({ node }) =>
    node?.server instanceof Server ? [node.server] : [],
  );
  const drained = servers.map((server) => drain(server, FINISH_MS));
  // What answers have left to do besides.
  const ended = Promise.all([...drained, web.close(), inside.close()]);
  await Promise.race([ended, pause(FINISH_MS)]);
  await tracing.stop();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
