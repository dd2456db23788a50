import * as calls from '#src/domain/sign-in/tokens.calls.ts';
import { createRouter } from '../http/create-router.ts';
import { Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { TokenExchange } from './token-exchange.ts';

/** The authentication API beside the standard endpoints (specification §7). */
export function identityRoutes(exchange: TokenExchange) {
  const router = createRouter();
  serve(router, calls.refreshTokens, async ({ body: { tokens } }) => {
    const next = await exchange.refreshPair(tokens);
    if (next === null) throw new Problem('UNAUTHORIZED');
    return { status: 200, body: { tokens: next }, headers: { 'cache-control': 'no-store' } };
  });
  return router;
}
