import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { namedPage, type PagePaths, pathElsewhere } from '#src/domain/content/page-elsewhere.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { useShownLocation } from '#src/features/shop/navigation-state.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { pathsElsewhereQuery } from './country-switch.functions.ts';

/** What the shown page says of itself: its canonical path, and those in other shops if known. */
function useShownPage() {
  const match = useRouter().state.matches.at(-1);
  const { pathname, searchStr } = useShownLocation();
  const [, , ...segments] = pathname.split('/');
  const data = match?.loaderData ?? null;
  // Pages that some shops have and others do not.
  const isElsewhere =
    match?.routeId === '/$locale/_default/$storySlug' ||
    match?.routeId === '/$locale/_default/{$kind}Page/$name/$id' ||
    match?.routeId === '/$locale/_default/gift-card';
  const path = data !== null && 'path' in data ? data.path : undefined;
  return {
    path: typeof path === 'string' ? path : `/${segments.join('/')}`,
    alternates: isElsewhere ? match.loaderData?.alternates : undefined,
    search: searchStr,
  };
}

/**
 * The same page in other shops, home where a shop has none (decision 056). Names in other languages
 * are fetched when the pointer or the focus comes near; until then URLs lead home.
 */
export function useOtherShops() {
  const { origins } = useShop();
  const queryClient = useQueryClient();
  const { path, alternates, search } = useShownPage();
  const [isWanted, setWanted] = useState(false);
  const page = namedPage(path);
  const query = pathsElsewhereQuery(page);
  const { data } = useQuery({ ...query, enabled: isWanted });

  const urlIn = (shop: OnlineLocale, paths: PagePaths | undefined = data) => {
    const named = (alternates ?? paths)?.[shop];
    // What is chosen on a product is the same in every shop.
    const chosen = named !== undefined && page?.kind === 'product' ? search : '';
    return `${origins[shop] ?? ''}/${shop}${named ?? pathElsewhere(path, shop)}${chosen}`;
  };

  return {
    urlIn,
    /** The shopper may be about to leave. */
    want: () => setWanted(true),
    /** Whether URLs lead to the page itself, as far as it exists. */
    isKnown: page === null || data !== undefined,
    /** Leaves for another shop as soon as the page's path there is known. */
    goTo: async (shop: OnlineLocale) => {
      const paths = await queryClient.fetchQuery(query).catch(() => undefined);
      window.location.assign(urlIn(shop, paths));
    },
  };
}
