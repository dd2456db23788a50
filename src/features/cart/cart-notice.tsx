import { Plural, Trans } from '@lingui/react/macro';
import { banner } from '#styles/recipes';

export type CartNoticeName = 'copied' | 'partly-copied' | 'changed';

/** Why the shopper sees this cart now: a shared one, or one that changed before payment. */
export function CartNotice({ notice, skus }: { notice: CartNoticeName; skus: readonly string[] }) {
  return (
    <output className={banner({ type: notice === 'copied' ? 'success' : 'warning' })}>
      {notice === 'copied' && <Trans>The shared items are in your cart.</Trans>}
      {notice === 'partly-copied' && (
        <Plural
          value={skus.length}
          one="One of the shared items is sold out and was left out."
          other="# of the shared items are sold out and were left out."
        />
      )}
      {notice === 'changed' && (
        <Trans>
          A price or an availability has changed. Nothing was charged: please check your cart.
        </Trans>
      )}
    </output>
  );
}
