import '@tanstack/react-start/server-only';
import { PALETTE } from '#src/domain/brand/theme.ts';
import { getDomain, isLocaleCode } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { config } from '#src/session/config.server.ts';

/** What a browser installs: the shop of `?locale=`, under the name of the brand; 404 for no shop. */
export function answerManifest(url: URL): Response {
  const locale = url.searchParams.get('locale') ?? 'fr-fr';
  if (!isLocaleCode(locale)) return new Response(null, { status: HTTP_STATUS.NOT_FOUND });
  const { brandName } = config();
  const start = `/${locale}`;
  const png = (size: number, purpose: 'any' | 'maskable') => ({
    ...{
      src: `/icon-${purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    },
  });
  const manifest = {
    id: start,
    name: brandName,
    short_name: brandName,
    lang: getDomain(locale).lang,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: PALETTE.paper.light,
    theme_color: PALETTE.paper.light,
    icons: [png(192, 'any'), png(512, 'any'), png(512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    },
  });
}
