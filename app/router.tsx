import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, createRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { PropsWithChildren } from 'react';
import { FailedPage } from '#app/layouts/server-error-screen.tsx';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';
import { shopQuery } from '#src/features/shop/shop.functions.ts';
import { activateLanguage, createI18n } from '#src/i18n/messages.ts';
import { preparePrices } from '#src/i18n/prices.ts';
import { Sentence } from '#src/i18n/sentence.tsx';
import { notePageOwner } from '#src/session/page-owner.middleware.ts';
import { requestScope } from '#src/session/request-scope.server.ts';
import { guardServedPages } from './guards/served-pages.ts';
import { NotFoundScreen } from './layouts/not-found-screen.tsx';
import { restoreQueries } from './router/read-queries.tsx';
import { savesData } from './router/saves-data.ts';
import { parseSearch, stringifySearch } from './router/search-params.ts';
import { fetchStaleDocuments, followUrl } from './router/stale-document.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * Where a page is scrolled to. The server's page has a line of script that puts it where
 * its shopper left it; a shopper who scrolls on before hydration stays there. The router restores
 * the pages that come after it.
 */
function createScrollState() {
  let isAsSent = !import.meta.env.SSR;
  const follow = (router: AnyRouter) => {
    router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (fromLocation !== undefined) isAsSent = false;
    });
    const unsubscribe = router.subscribe('onRendered', () => {
      // What was scrolled before the router listened is restored on Back, too.
      document.dispatchEvent(new Event('scroll'));
      unsubscribe();
    });
  };
  return { scrollRestoration: () => !isAsSent, follow };
}

/** What the server sends to the browser with a page, besides its routes' matches and queries. */
type Dehydrated = {
  lang: string;
  words: 'shop' | 'order';
  shop: Shop | undefined;
  /** The customer whom the page was rendered for; none in a public page. */
  owner?: string;
};

const MINUTE_MS = 60_000;
/** Hover delay before a page is prefetched (specification §9). */
const PREFETCH_DELAY_MS = 100;

const pageNonce = createIsomorphicFn()
  .server((): string | undefined => requestScope().nonce)
  .client((): string | undefined => undefined);

/** The customer whom the server rendered the page for; none in a public page (T25). */
const renderedFor = createIsomorphicFn()
  .server((): Pick<Dehydrated, 'owner'> => {
    const { owner } = requestScope();
    return owner === undefined ? {} : { owner };
  })
  .client((): Pick<Dehydrated, 'owner'> => ({}));

/** Pages are fetched ahead on intent, unless the browser asks for little data. */
const preload = createIsomorphicFn()
  .server((): 'intent' | false => 'intent')
  .client((): 'intent' | false => (savesData(navigator) ? false : 'intent'));

/** Restores what the server has sent, and loads the messages of the page, before hydration. */
async function restore(
  dehydrated: Dehydrated,
  { queryClient, i18n }: { queryClient: QueryClient; i18n: I18n },
): Promise<void> {
  const { lang, words, shop } = dehydrated;
  notePageOwner(dehydrated);
  queryClient.setQueryData(shopQuery.queryKey, shop);
  if (shop) preparePrices(shop.parameters.devise, shop.parameters.domain);
  restoreQueries(queryClient);
  const known = LANGUAGES.find((language) => language === lang);
  if (known !== undefined) await activateLanguage(i18n, known, words);
}

// Browsers have nothing of it: no link leads to what is not served.
if (import.meta.env.SSR) guardServedPages(routeTree);

/** A new router for every request: nothing is shared between visitors (T24). */
export function getRouter() {
  if (!import.meta.env.SSR) fetchStaleDocuments();
  const i18n = createI18n();
  const queryClient = new QueryClient({
    // a failure is shown; only the specification's own rules retry. Without a
    // connection it fails, too: what waits for one in silence looks broken.
    defaultOptions: {
      queries: {
        staleTime: MINUTE_MS,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const nonce = pageNonce();
  const scrollState = createScrollState();
  const router = createRouter({
    routeTree,
    context: { queryClient, i18n },
    defaultPreload: preload(),
    defaultPreloadDelay: PREFETCH_DELAY_MS,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: FailedPage,
    parseSearch,
    stringifySearch,
    scrollRestoration: scrollState.scrollRestoration,
    ...(nonce !== undefined && { ssr: { nonce } }),
    Wrap: ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n} defaultComponent={Sentence}>
          {children}
        </I18nProvider>
      </QueryClientProvider>
    ),
    dehydrate: (): Dehydrated => ({
      lang: i18n.locale,
      words: router.state.matches[0]?.context.words ?? 'shop',
      shop: queryClient.getQueryData(shopQuery.queryKey),
      ...renderedFor(),
    }),
    hydrate: async (dehydrated: Dehydrated) => {
      await restore(dehydrated, { queryClient, i18n });
      // Last: the page of the URL is looked up next.
      await followUrl();
    },
  });
  if (!import.meta.env.SSR) scrollState.follow(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
