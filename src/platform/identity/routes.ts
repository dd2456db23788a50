import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { refreshTokensAnswerSchema, refreshTokensBodySchema } from '#src/contract/tokens.ts';
import { answer, errors, jsonBody } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import type { TokenExchange } from './token-exchange.ts';

const refreshTokens = createRoute({
  method: 'post',
  path: '/api/cookie-refresh-tokens',
  summary: 'Exchange a token pair for the next one',
  request: { body: jsonBody(refreshTokensBodySchema) },
  responses: {
    200: answer(refreshTokensAnswerSchema, 'The next pair'),
    ...errors('UNAUTHORIZED'),
  },
});

/** The authentication API beside the standard endpoints (specification §7). */
export function identityRoutes(exchange: TokenExchange): OpenAPIHono<PlatformEnv> {
  return createRouter().openapi(refreshTokens, async (context) => {
    const { tokens } = context.req.valid('json');
    const next = await exchange.refreshPair(tokens);
    if (next === null) throw new Problem('UNAUTHORIZED');
    context.header('cache-control', 'no-store');
    return context.json({ tokens: next }, 200);
  });
}
