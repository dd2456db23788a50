import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadedHead, shownGiftCard } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { giftCardOfferQuery } from '#src/features/gift-card/gift-card.functions.ts';
import { GiftCardPage } from '#src/features/gift-card/gift-card-page.tsx';

/** `/gift-card`, in the shops that sell them (GFT-01). */
export const Route = createFileRoute('/$locale/_default/gift-card')({
  loader: async ({ context, location }) => {
    const offer = await context.queryClient.ensureQueryData(giftCardOfferQuery);
    if (offer === null) throw pageNotFound(location.pathname);
    const title = t(context.i18n)`Gift card`;
    return {
      title,
      description: t(
        context.i18n,
      )`Choose an amount, a picture and a day: the gift card arrives by email, with your message and your name.`,
      path: GIFT_CARD_PATH,
      alternates: offer.paths,
      shown: shownGiftCard(context, title),
    };
  },
  head: loadedHead,
  component: GiftCardPage,
});
