import { defineCall } from '#src/domain/wire/call.ts';
import { refreshTokensAnswerSchema, refreshTokensBodySchema } from './sign-in.schema.ts';

export const refreshTokens = defineCall({
  method: 'POST',
  path: '/api/cookie-refresh-tokens',
  summary: 'Exchange a token pair for the next one',
  by: 'outsider',
  capability: 'core',
  request: { body: refreshTokensBodySchema },
  answers: { 200: 'The next pair' },
  answer: refreshTokensAnswerSchema,
  errors: ['UNAUTHORIZED'],
});
