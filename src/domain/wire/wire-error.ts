import { z } from 'zod';

/** Body of every error answer. `version` comes with a stale cart version (409). */
export const wireErrorSchema = z
  .object({
    status: z.int(),
    code: z.string(),
    message: z.string(),
    field: z.string().optional(),
    version: z.int().optional(),
  })
  .meta({ id: 'Error' });
export type WireError = z.infer<typeof wireErrorSchema>;
