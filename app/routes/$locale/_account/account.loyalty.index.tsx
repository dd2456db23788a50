import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly } from '#app/loaders/members-only.ts';
import { accountHead } from '#app/loaders/page-head.ts';
import { loyaltyQuery } from '#src/features/loyalty/loyalty.functions.ts';
import { LoyaltyPage } from '#src/features/loyalty/loyalty-page.tsx';

/** `/account/loyalty`, for members (specification §2) */
export const Route = createFileRoute('/$locale/_account/account/loyalty/')({
  loader: async (entering) => {
    await membersOnly(entering);
    await entering.context.queryClient.fetchQuery(loyaltyQuery(0));
    return { title: t(entering.context.i18n)`Loyalty` };
  },
  head: accountHead,
  component: LoyaltyPage,
});
