import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatch,
} from '@tanstack/react-router';
import { ReadQueries } from '#app/router/read-queries.tsx';
import { PALETTE } from '#src/domain/brand/theme.ts';
import { getDomain, isLocaleCode, type LocaleCode, languageTag } from '#src/domain/shop/locales.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';
import { activateLanguage } from '#src/i18n/messages.ts';
import { lateCodeReady } from '#src/ui/after-load.tsx';
import { NOTE_MISSING_PICTURES } from '#src/ui/broken-picture-note.ts';
import { NOTE_EARLY_PRESSES } from '#src/ui/early-presses.ts';
import { fontsOf } from '#src/ui/fonts.ts';
import stylesheet from '#src/ui/styles.css?url';

export type RouterContext = { queryClient: QueryClient; i18n: I18n };

/** The context of every route below a locale prefix. */
export type ShopContext = RouterContext & { locale: LocaleCode; shop: Shop };

/** The locale of a path, or the first shop's where the path has none. */
function localeOf(pathname: string) {
  const [, prefix] = pathname.split('/');
  return isLocaleCode(prefix) ? prefix : 'fr-fr';
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    const locale = localeOf(location.pathname);
    const { lang } = getDomain(locale);
    await Promise.all([activateLanguage(context.i18n, lang), lateCodeReady()]);
    return { lang, tag: languageTag(locale) };
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: PALETTE.paper.light },
    ],
    links: [
      ...fontsOf(match.context.lang).map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        // Fonts are fetched without cookies even from here; a preload must say so to be used.
        crossOrigin: 'anonymous' as const,
        href,
      })),
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
    scripts: [{ children: `${NOTE_EARLY_PRESSES};${NOTE_MISSING_PICTURES}` }],
  }),
  component: Document,
});

function Document() {
  const { tag } = Route.useRouteContext();
  // The promotional theme of the shop, known below its prefix.
  const operation = useMatch({
    from: '/$locale',
    shouldThrow: false,
    select: ({ context }) => context.shop?.parameters.params.commercialOperation.version,
  });
  return (
    <html lang={tag} data-operation={operation}>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        {import.meta.env.SSR && <ReadQueries />}
        <Scripts />
      </body>
    </html>
  );
}
