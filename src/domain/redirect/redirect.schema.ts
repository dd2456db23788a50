import { z } from 'zod';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { isRedirectPath, MAX_REDIRECT_PATH, redirectPath } from './redirect.ts';

/** As it is typed or pasted; kept as a path. */
const fromText = z
  .string()
  .max(2_000)
  .transform((typed, context) => {
    const path = redirectPath(typed);
    if (path !== null && path !== '/') return path;
    context.addIssue({ code: 'custom', message: 'must be a path, as /products/coat' });
    return z.NEVER;
  });
const toText = z
  .string()
  .trim()
  .max(MAX_REDIRECT_PATH)
  .refine(isRedirectPath, 'must be a path of the shop, as /coat--p600001');

export const newRedirectSchema = z.strictObject({
  /** Null for all shops. */
  shop: shopSchema.nullable(),
  from: fromText,
  to: toText,
});

export const redirectSchema = z
  .object({
    id: z.string(),
    shop: shopSchema.nullable(),
    from: z.string(),
    to: z.string(),
    madeBy: z.string(),
    madeAt: z.iso.datetime(),
  })
  .meta({ id: 'Redirect' });
export type Redirect = z.infer<typeof redirectSchema>;
