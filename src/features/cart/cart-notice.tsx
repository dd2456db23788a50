import { Trans } from '@lingui/react/macro';
import { banner } from '#styles/recipes';

export type CartNoticeName = 'copied' | 'partly-copied' | 'changed' | 'added' | 'not-added';

const GOOD: readonly CartNoticeName[] = ['copied', 'added'];

/** Why the shopper sees this cart now: a shared one, one that changed before payment, a form. */
export function CartNotice({ notice }: { notice: CartNoticeName }) {
  return (
    <p role="status" className={banner({ type: GOOD.includes(notice) ? 'success' : 'warning' })}>
      <span>
        {notice === 'copied' && <Trans>The shared items are in your cart.</Trans>}
        {notice === 'partly-copied' && (
          <Trans>Some of the shared items are sold out and were left out.</Trans>
        )}
        {notice === 'added' && <Trans>Your item is in the cart.</Trans>}
        {notice === 'not-added' && (
          <Trans>This item could not be added: it may have just sold out.</Trans>
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
