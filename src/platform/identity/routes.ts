import * as calls from '#src/contract/calls/tokens.ts';
import { DomainError } from '#src/contract/errors.ts';
import { createRouter } from '../http/create-router.ts';
import { serve } from '../http/serve.ts';
import type { TokenExchange } from './token-exchange.ts';

/** The authentication API beside the standard endpoints (specification §7). */
export function identityRoutes(exchange: TokenExchange) {
  const router = createRouter();
  serve(router, calls.refreshTokens, async ({ body: { tokens } }) => {
    const next = await exchange.refreshPair(tokens);
    if (next === null) throw new DomainError('UNAUTHORIZED');
    return { status: 200, body: { tokens: next }, headers: { 'cache-control': 'no-store' } };
  });
  return router;
}
