import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useMatch,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { answerClicks, NOTE_EARLY_CLICKS } from '#app/delivery/early-clicks.ts';
import { ReadQueries } from '#app/router/read-queries.tsx';
import { getDomain, isLocaleCode, type LocaleCode, languageTag } from '#src/domain/shop/locales.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';
import { activateLanguage } from '#src/i18n/messages.ts';
import { NOTE_MISSING_PICTURES } from '#src/ui/broken-picture-note.ts';
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

const ORDER_PAGES =
  /\/_(account|auth|cart|newsletter|order)\/|_default\/(\$(help|story)|{\$kind|gift-card|guest|legal|order-tracking|payment-link|stores|unsubscribe|wishlist|withdrawal)/;

/** The group of pages that the catalogues of a language are made for (lingui.config.ts). */
const wordsOf = (matches: readonly { routeId: string }[]): 'shop' | 'order' =>
  matches.some(({ routeId }) => ORDER_PAGES.test(routeId)) ? 'order' : 'shop';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, matches }) => {
    const locale = localeOf(location.pathname);
    const { lang } = getDomain(locale);
    const words = wordsOf(matches);
    await activateLanguage(context.i18n, lang, words);
    return { lang, words, tag: languageTag(locale) };
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
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
  }),
  component: Document,
});

function Document() {
  const { tag } = Route.useRouteContext();
  useEffect(answerClicks, []);
  // The promotional theme of the shop, known below its prefix.
  const operation = useMatch({
    from: '/$locale',
    shouldThrow: false,
    select: ({ context }) => context.shop?.parameters.params.commercialOperation.version,
  });
  return (
    <html lang={tag} data-operation={operation}>
      <head>
        {import.meta.env.SSR && (
          <ScriptOnce>{`${NOTE_EARLY_CLICKS};${NOTE_MISSING_PICTURES}`}</ScriptOnce>
        )}
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
