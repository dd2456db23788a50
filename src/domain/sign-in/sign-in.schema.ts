import { z } from 'zod';

export const signInIdSchema = z.string().regex(/^[\w-]{1,64}$/);

const signedInDeviceSchema = z
  .object({
    signInId: z.string(),
    browser: z.string(),
    system: z.string(),
    /** Instants, ISO 8601: when the password was typed, and when the browser last showed up. */
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
