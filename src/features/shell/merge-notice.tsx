import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showShopToast } from '#src/ui/toasts.tsx';
import { startUpQuery } from './start-up.queries.ts';
import { useStartUp } from './use-start-up.ts';
import { useUnfinished } from './use-unfinished.ts';

/**
 * What comes of the start-up call: it says once that the sign-in made one cart of two (226,
 * specification §8), and takes up what an earlier page left unfinished.
 */
export function MergeNotice() {
  useUnfinished();
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data } = useStartUp();
  const isMerged = data?.notice === 'cart-merged';
  const message = t({
    id: 'order.commons.infoMessage.cartMerged',
    message: 'We have put the items of your two carts together.',
  });
  useEffect(() => {
    if (!isMerged) return;
    showShopToast(message);
    // Said: the next layout must not say it again.
    queryClient.setQueryData(
      startUpQuery(queryClient).queryKey,
      (answer) => answer && { ...answer, notice: null },
    );
  }, [isMerged, message, queryClient]);
  return null;
}
