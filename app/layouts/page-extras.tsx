import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { getDomain } from '#src/domain/shop/locales.ts';
import { Measurement } from '#src/features/analytics/measurement.tsx';
import { reloadOnNewBuild } from '#src/features/build-updates/reload-on-new-build.ts';
import { type AddedItem, addedItemQuery } from '#src/features/cart/added-item.ts';
import { AddedPanel } from '#src/features/cart/added-panel.tsx';
import { useConsentAsked } from '#src/features/consent/choice-store.ts';
import { shellContentQuery } from '#src/features/content/content.functions.ts';
import { CountryOffer } from '#src/features/country-switch/country-offer.tsx';
import { prepareFailures } from '#src/features/failures/prepare-failures.ts';
import { OfflinePageUpdater } from '#src/features/offline/offline-page-updater.tsx';
import { PreviewBar } from '#src/features/preview/preview-bar.tsx';
import { followPages } from '#src/features/shop/follow-pages.ts';
import { useMoving } from '#src/features/shop/navigation-state.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { Visit } from '#src/features/start-up/visit.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { frame } from '#styles/recipes';

/** Layouts of no shopper: the return from the provider, and the icons. */
const IMPERSONAL = /^\/\$locale\/_(auth|sprite)/;
/** Layouts where nothing leads a shopper away: signing in, and the steps of an order. */
const UNDISTURBED = /^\/\$locale\/_(auth|order)/;
/** Where an item that is added is seen to come. */
const CART = /^\/\$locale\/_cart/;

/** A thin bar on top while a page is on its way; its style holds it back until 300 ms. */
function NavigationProgress() {
  return useMoving() && <div className={frame().progress} aria-hidden="true" />;
}

/** What was just put into the cart: a panel, or a sentence where its code is missing. */
function JustAdded() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  // This part may hydrate late, when something was added already.
  // The same item, added again, is shown again.
  const added = usePersonal({ ...addedItemQuery, structuralSharing: false });
  const close = useCallback(
    (left: AddedItem) =>
      // Another may have been added while its panel went.
      void queryClient.setQueryData(addedItemQuery.queryKey, (shown) =>
        shown === left ? null : shown,
      ),
    [queryClient],
  );
  if (!added) return null;
  const { name } = added;
  return (
    <OptionalPart onFailed={() => showShopToast(t`Added to your cart: ${name}`)}>
      <AddedPanel added={added} onClose={close} />
    </OptionalPart>
  );
}

/**
 * What every page asks, measures and does in the background; it renders nothing but the bar. Loaded
 * after hydration.
 */
export function PageExtras() {
  const { lang } = getDomain(useLocale());
  const { buildPollMs } = useShop();
  const router = useRouter();
  const { history } = router;
  const shell = useQueryClient().getQueryData(shellContentQuery.queryKey);
  const isIn =
    (layouts: RegExp) =>
    ({ matches }: { matches: readonly { routeId: string }[] }) =>
      matches.some(({ routeId }) => layouts.test(routeId));
  const isUndisturbed = useRouterState({ select: isIn(UNDISTURBED) });
  const isImpersonal = useRouterState({ select: isIn(IMPERSONAL) });
  const isInCart = useRouterState({ select: isIn(CART) });
  // One question at a time: two would leave no room for the page on a small screen.
  const isAsked = useConsentAsked();
  useEffect(() => reloadOnNewBuild(history, buildPollMs), [history, buildPollMs]);
  useEffect(() => followPages(router), [router]);
  useEffect(() => {
    void prepareFailures(lang).catch(() => undefined);
  }, [lang]);
  return (
    <>
      <NavigationProgress />
      {shell?.isPreviewed && <PreviewBar at={shell.previewedAt} />}
      {!isImpersonal && <Visit />}
      <Measurement />
      <OfflinePageUpdater />
      {!isInCart && <JustAdded />}
      {!isUndisturbed && !isAsked && <CountryOffer />}
    </>
  );
}
