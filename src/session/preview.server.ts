import * as v from 'valibot';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { config } from './config.server.ts';
import { clearCookie, cookieName, writeCookie } from './cookies.server.ts';
import { openSeal, seal } from './seal.server.ts';

/** The preview of an editor is in a separate sealed cookie per shop (decision 070). */

const sealedSchema = v.object({
  preview: v.string(),
  /** Where it shows the whole shop at an instant, ISO 8601. */
  at: v.optional(v.string()),
});
type Sealed = v.InferOutput<typeof sealedSchema>;

const cookieIn = (cookies: string, name: string) =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

async function sealedIn(
  cookies: string | null | undefined,
  locale: LocaleCode,
): Promise<Sealed | null> {
  const { secrets } = config();
  const sealed = cookieIn(cookies ?? '', cookieName('preview', locale));
  if (sealed === undefined) return null;
  const opened = v.safeParse(sealedSchema, await openSeal(sealed, secrets.sessionSecrets));
  return opened.success ? opened.output : null;
}

/** What a request with these cookies may see that is not published; null for all but editors. */
export async function previewIn(
  cookies: string | null | undefined,
  locale: LocaleCode,
): Promise<string | null> {
  return (await sealedIn(cookies, locale))?.preview ?? null;
}

/** The instant at which a request with these cookies sees the shop; null for now. */
export async function previewedInstant(
  cookies: string | null | undefined,
  locale: LocaleCode,
): Promise<string | null> {
  return (await sealedIn(cookies, locale))?.at ?? null;
}

/** Begins a preview for so many seconds. */
export async function beginPreview(
  locale: LocaleCode,
  { preview, at }: { preview: string; at: string | null },
  seconds: number,
) {
  const { sessionSecrets } = config().secrets;
  const shown = at === null ? { preview } : { preview, at };
  writeCookie('preview', locale, await seal(shown, sessionSecrets, seconds), seconds);
}

export function leavePreview(locale: LocaleCode) {
  clearCookie('preview', locale);
}
