import { z } from 'zod';

export const PASSKEY_NAME_MAX_LENGTH = 60;

export const passkeyIdSchema = z.uuid();

const passkeySchema = z
  .object({
    passkeyId: z.string(),
    /** As its owner called it. */
    name: z.string(),
    /** Instants, ISO 8601; it may not have signed anybody in yet. */
    addedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });
/** What signs a customer in without a password, as its owner sees it: no key and no device. */
export type Passkey = z.infer<typeof passkeySchema>;

/** The newest first. */
export const passkeysSchema = z.object({ values: z.array(passkeySchema) });
