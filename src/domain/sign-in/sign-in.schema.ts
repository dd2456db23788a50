import { z } from 'zod';
import type { SignedInDevice } from './signed-in-device.ts';

export const signInIdSchema = z.string().regex(/^[\w-]{1,64}$/);

const signedInDeviceSchema = z
  .object({
    signInId: z.string(),
    browser: z.string(),
    system: z.string(),
    signedInAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    isThis: z.boolean(),
  })
  .meta({ id: 'SignedInDevice' }) satisfies z.ZodType<SignedInDevice>;

/** This one first, then the one that was last seen. */
export const signedInDevicesSchema = z.object({ values: z.array(signedInDeviceSchema) });
