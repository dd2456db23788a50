import { z } from 'zod';

const tokenPairSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });

/** A pair of the authentication API (specification §7). */
export const refreshTokensBodySchema = z.strictObject({ tokens: tokenPairSchema });

/** Its answer as it comes: a missing token is its own kind of UNAUTHORIZED (specification §8). */
export const refreshTokensAnswerSchema = z.object({ tokens: tokenPairSchema.partial() });

/** Payload of the refresh token: `exp` and `auth_time` in seconds; `secure` as A-033 says. */
export const refreshTokenPayloadSchema = z.object({
  sub: z.string(),
  jti: z.string(),
  family: z.string(),
  exp: z.number(),
  /** When the password was typed. */
  auth_time: z.number().optional(),
  secure: z.boolean().optional(),
});

/** Payload of the access token. */
export const accessTokenPayloadSchema = z.object({
  sub: z.string(),
  exp: z.number(),
  newCustomer: z.boolean().optional(),
});
