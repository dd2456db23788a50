import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { measure } from '#src/features/analytics/measured-events.ts';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { Announced } from '#src/ui/announce.tsx';
import { banner } from '#styles/recipes';
import { itemNamesQuery } from './cart-choices.functions.ts';

export type CartNoticeName = 'copied' | 'partly-copied' | 'changed' | 'added' | 'not-added';

const GOOD: readonly CartNoticeName[] = ['copied', 'added'];

/** Why the shopper sees this cart now: a shared one, one that changed before payment, a form. */
type CartNoticeProps = { notice: CartNoticeName; left: readonly string[] };

export function CartNotice({ notice, left }: CartNoticeProps) {
  const { isPending } = useQuery({ queryKey: START_UP_KEY, enabled: false });
  const isAsked = notice === 'partly-copied' && left.length > 0;
  const { data: names = [] } = useQuery({
    ...itemNamesQuery(left),
    enabled: isAsked && !isPending,
  });
  useEffect(() => {
    if (notice === 'changed') measure({ event: 'checkout_error', code: 'CART_CHANGED' });
  }, [notice]);
  return (
    <Announced className={banner({ type: GOOD.includes(notice) ? 'success' : 'warning' })}>
      <span>
        {notice === 'copied' && <Trans>The shared items are in your cart.</Trans>}
        {notice === 'partly-copied' && (
          <Trans>Some of the shared items are sold out and were left out.</Trans>
        )}
        {names.length > 0 && (
          <>
            {' '}
            <Trans>Not added: {names.join(' · ')}</Trans>
          </>
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
    </Announced>
  );
}
