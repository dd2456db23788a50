import { createRoute } from '@hono/zod-openapi';
import { webDomainsSchema } from '#src/contract/web-domains.ts';
import { answer } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { findWebDomains } from './web-domain-store.ts';

const webDomainsCall = createRoute({
  method: 'get',
  path: '/web-domains/',
  tags: ['Shops'],
  summary: 'Parameters of every shop',
  responses: { 200: answer(webDomainsSchema, 'One parameter set per shop') },
});

/** GET /web-domains/: the parameter sets as they are kept; the reader sorts by rank. */
export function webDomainRoutes({ database }: PlatformDeps) {
  const router = createRouter();
  router.openapi(webDomainsCall, async (c) => c.json(await findWebDomains(database), 200));
  return router;
}
