import * as v from 'valibot';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { config } from './config.server.ts';
import { clearCookie, cookieName, writeCookie } from './cookies.server.ts';
import { openSeal, seal } from './seal.server.ts';

/** The preview of an editor is in a separate sealed cookie per shop (decision 070). */

const sealedSchema = v.object({ preview: v.string() });

const cookieIn = (cookies: string, name: string) =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** What a request with these cookies may see that is not published; null for all but editors. */
export async function previewIn(
  cookies: string | null | undefined,
  locale: LocaleCode,
): Promise<string | null> {
  const { secrets } = config();
  const sealed = cookieIn(cookies ?? '', cookieName('preview', locale));
  if (sealed === undefined) return null;
  const opened = v.safeParse(sealedSchema, await openSeal(sealed, secrets.sessionSecrets));
  return opened.success ? opened.output.preview : null;
}

/** Begins a preview for so many seconds. */
export async function beginPreview(locale: LocaleCode, preview: string, seconds: number) {
  const { sessionSecrets } = config().secrets;
  writeCookie('preview', locale, await seal({ preview }, sessionSecrets, seconds), seconds);
}

export function leavePreview(locale: LocaleCode) {
  clearCookie('preview', locale);
}
