import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { showFailure } from '#src/features/failures/show-failure.ts';
import {
  startSharing,
  stopSharing,
  wishlistShareQuery,
} from '#src/features/wishlist/wishlist-share.functions.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { shareLink } from '#src/ui/share-link.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { cluster, flow, heading, text } from '#styles/recipes';

/** A link that shows the wishlist to anyone who has it, until its owner revokes it (decision 054). */
export function ShareWishlist() {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { queryKey } = wishlistShareQuery;
  const { shareId } = useSuspenseQuery(wishlistShareQuery).data;
  const section = useRef<HTMLElement>(null);

  const hand = (id: string) =>
    shareLink({
      title: t`Take a look at my wishlist`,
      url: `${window.location.origin}/${locale}/wishlist/${id}`,
      copied: t`The link to your wishlist is copied.`,
    });
  const sharing = useMutation({
    mutationFn: () => startSharing(),
    onSuccess: async (share) => {
      queryClient.setQueryData(queryKey, share);
      if (share.shareId !== null) await hand(share.shareId);
    },
    onError: (error) => showFailure(i18n, error),
  });
  const ending = useMutation({
    mutationFn: () => stopSharing(),
    onSuccess: (share) => {
      queryClient.setQueryData(queryKey, share);
      // The button that was clicked goes away.
      section.current?.querySelector('button')?.focus();
      showShopToast(t`Your wishlist is no longer shared.`);
    },
    onError: (error) => showFailure(i18n, error),
  });
  const isBusy = sharing.isPending || ending.isPending;

  return (
    <section ref={section} className={flow({ gap: '4' })} aria-labelledby="share-wishlist">
      <h2 id="share-wishlist" className={heading({ size: 'part' })}>
        <Trans>Share your wishlist</Trans>
      </h2>
      <p className={text({ tone: 'muted', measure: 'read' })}>
        {shareId === null ? (
          <Trans>
            Send a link to friends and family. They see the items on your wishlist, not your name.
          </Trans>
        ) : (
          <Trans>
            Anyone with the link sees the items on your wishlist, not your name. With a new link,
            the one you sent before stops working.
          </Trans>
        )}
      </p>
      <div className={cluster({ gap: '4' })}>
        <Button
          look="outline"
          isBusy={isBusy}
          onClick={() => (shareId === null ? sharing.mutate() : hand(shareId))}
        >
          <Icon name="share" />
          <Trans>Share wishlist</Trans>
        </Button>
        {shareId !== null && (
          <>
            <Button look="quiet" isBusy={isBusy} onClick={() => sharing.mutate()}>
              <Trans>Make a new link</Trans>
            </Button>
            <Button look="quiet" isBusy={isBusy} onClick={() => ending.mutate()}>
              <Trans>Stop sharing</Trans>
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
