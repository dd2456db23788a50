import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startUpQuery } from './start-up.queries.ts';
import { useStartUp } from './use-start-up.ts';

/** Says once that the sign-in made one cart of two (226, specification §8). */
export function MergeNotice() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isMerged = useStartUp()?.notice === 'cart-merged';
  const message = t({
    id: 'order.commons.infoMessage.cartMerged',
    message: 'We have put the items of your two carts together.',
  });
  useEffect(() => {
    if (!isMerged) return;
    void import('#src/ui/shop-toasts.ts').then(({ showShopToast }) => showShopToast(message));
    // Said: the next layout must not say it again.
    queryClient.setQueryData(
      startUpQuery(queryClient).queryKey,
      (answer) => answer && { ...answer, notice: null },
    );
  }, [isMerged, message, queryClient]);
  return null;
}
