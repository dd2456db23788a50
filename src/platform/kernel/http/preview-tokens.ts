import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { LINKS } from '../links/link-rules.ts';

/** Which text of which entry somebody edits or previews. */
export const entryKeySchema = z.object({
  contentType: z.string().regex(/^\w{1,60}$/),
  uid: z.string().regex(/^[\w-]{1,60}$/),
  locale: z.enum(ONLINE_LOCALES),
});
export type EntryKey = z.infer<typeof entryKeySchema>;

/** The content type in the key of a link to a product that is not published. */
export const PRODUCT_PREVIEW = 'product';

/** The same for a product as its draft says. */
export const DRAFT_PREVIEW = 'productDraft';

/** The same for a whole shop at an instant; its name is that of a family, or none. */
export const SHOP_PREVIEW = 'shop';

const shownSchema = entryKeySchema.extend({
  /** Since when a shop would be as it is shown; of nothing else. */
  at: z.iso.datetime().optional(),
});
type Shown = z.infer<typeof shownSchema>;

/** What a link shows until when: one text of one entry, one product, or one shop at an instant. */
export type Preview = Shown & { expiresAt: Date };

const AUDIENCE = 'content-preview';
const SECOND_MS = 1_000;

/** Derived from a secret that the platform has, so that there is not one more to keep. */
const keyOf = (secret: string) => createHmac('sha256', secret).update('content previews').digest();

/** Signs a link to what an editor has written; `now` begins its lifetime. */
export function signPreview(key: Shown, secret: string, now: Date): Promise<string> {
  const expires = Math.floor((now.getTime() + LINKS.contentPreview.lifetimeMs) / SECOND_MS);
  return new SignJWT(key)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(expires)
    .sign(keyOf(secret));
}

/** What a link shows; null when it is forged or over. */
export async function readPreview(
  token: string,
  secret: string,
  now: Date,
): Promise<Preview | null> {
  try {
    const options = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: now };
    const { payload } = await jwtVerify(token, keyOf(secret), options);
    const expiresAt = new Date(z.number().parse(payload.exp) * SECOND_MS);
    return { ...shownSchema.parse(payload), expiresAt };
  } catch {
    return null;
  }
}
