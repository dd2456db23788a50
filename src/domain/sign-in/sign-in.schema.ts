import { z } from 'zod';

export const signInIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const signedInDeviceSchema = z
  .object({
    signInId: z.string(),
    browser: z.string(),
    system: z.string(),
    /** Instants, ISO 8601: when the shopper proved who they are, and when the browser last showed up. */
    signedInAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    /** The one that asks. */
    isThis: z.boolean(),
  })
  .meta({ id: 'SignedInDevice' });
/** A sign-in of a customer that goes on: one password typed in one browser. */
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;

/** This one first, then the one that was last seen. */
export const signedInDevicesSchema = z.object({ values: z.array(signedInDeviceSchema) });

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
  /** When the shopper proved who they are. */
  auth_time: z.number().optional(),
  secure: z.boolean().optional(),
});

export const accessTokenPayloadSchema = z.object({
  sub: z.string(),
  exp: z.number(),
  newCustomer: z.boolean().optional(),
});
