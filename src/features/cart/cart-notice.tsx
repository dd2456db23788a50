import { Trans } from '@lingui/react/macro';
import { banner } from '#styles/recipes';

export type CartNoticeName = 'copied' | 'partly-copied' | 'changed';

/** Why the shopper sees this cart now: a shared one, or one that changed before payment. */
export function CartNotice({ notice }: { notice: CartNoticeName }) {
  return (
    <p role="status" className={banner({ type: notice === 'copied' ? 'success' : 'warning' })}>
      <span>
        {notice === 'copied' && <Trans>The shared items are in your cart.</Trans>}
        {notice === 'partly-copied' && (
          <Trans>Some of the shared items are sold out and were left out.</Trans>
        )}
        {notice === 'changed' && (
          <Trans>
            A price or an availability has changed. Nothing was charged: please check your cart.
          </Trans>
        )}
      </span>
    </p>
  );
}
