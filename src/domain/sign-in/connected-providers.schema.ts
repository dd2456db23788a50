import { z } from 'zod';

export const connectionIdSchema = z.uuid();

const connectionSchema = z
  .object({
    connectionId: z.string(),
    /** As the sign-in page calls the provider. */
    name: z.string(),
    /** Instants, ISO 8601. */
    addedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: 'ConnectedProvider' });
/** Another provider that signs a customer in, as the settings show it. */
export type ConnectedProvider = z.infer<typeof connectionSchema>;

/** The newest first. */
export const connectedProvidersSchema = z.object({ values: z.array(connectionSchema) });
