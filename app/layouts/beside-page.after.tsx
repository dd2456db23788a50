import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Measurement } from '#src/features/analytics/measurement.after.tsx';
import { keepFresh } from '#src/features/builds/keep-fresh.after.ts';
import { useConsentAsked } from '#src/features/consent/choice-store.ts';
import { shellContentQuery } from '#src/features/content/content.queries.ts';
import { CountryOffer } from '#src/features/country-switch/country-offer.after.tsx';
import { OfflineKeeper } from '#src/features/offline/offline-keeper.after.tsx';
import { PreviewBar } from '#src/features/preview/preview-bar.after.tsx';
import { followPages } from '#src/features/shop/follow-pages.after.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useMoving } from '#src/features/shop/use-moving.ts';
import { frame } from '#styles/recipes';

/** Layouts where nothing leads a shopper away: signing in, and the steps of an order. */
const UNDISTURBED = /^\/\$locale\/_(auth|order)/;

/** A thin bar on top while a page is on its way; its style holds it back until 300 ms (look.md). */
function NavigationProgress() {
  return useMoving() && <div className={frame().progress} aria-hidden="true" />;
}

/** What is asked, measured and looked after beside every page; to shoppers it draws nothing by itself but the bar. */
export function BesidePage() {
  const { buildPollMs } = useShop();
  const router = useRouter();
  const { history } = router;
  const shell = useQueryClient().getQueryData(shellContentQuery.queryKey);
  const isUndisturbed = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => UNDISTURBED.test(routeId)),
  });
  // One question at a time: two would leave no room for the page on a small screen.
  const isAsked = useConsentAsked();
  useEffect(() => keepFresh(history, buildPollMs), [history, buildPollMs]);
  useEffect(() => followPages(router), [router]);
  return (
    <>
      <NavigationProgress />
      {shell?.isPreviewed && <PreviewBar />}
      <Measurement />
      <OfflineKeeper />
      {!isUndisturbed && !isAsked && <CountryOffer />}
    </>
  );
}
