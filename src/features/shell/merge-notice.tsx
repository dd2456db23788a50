import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { showShopToast } from '#src/ui/toasts.tsx';
import { useStartUp } from './use-start-up.ts';

/** Says once that the sign-in made one cart of two (226, specification §8). */
export function MergeNotice() {
  const { t } = useLingui();
  const { data } = useStartUp();
  const isMerged = data?.notice === 'cart-merged';
  const message = t({
    id: 'order.commons.infoMessage.cartMerged',
    message: 'We have put the items of your two carts together.',
  });
  useEffect(() => {
    if (isMerged) showShopToast(message);
  }, [isMerged, message]);
  return null;
}
