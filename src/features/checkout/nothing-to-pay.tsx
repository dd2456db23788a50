import { Trans } from '@lingui/react/macro';
import { CheckoutLink } from '#src/features/shop/links.tsx';
import { button, flow, text } from '#styles/recipes';

/** The payment step of a cart that costs nothing, where an overview follows. */
export function NothingToPay() {
  return (
    <div className={flow({ gap: '6' })}>
      <p className={text({ size: 'lg', measure: 'read' })}>
        <Trans>There is nothing to pay for this order, and no card is needed.</Trans>
      </p>
      <CheckoutLink step="overview" className={button({ width: 'full' })}>
        <Trans>Continue to the overview</Trans>
      </CheckoutLink>
    </div>
  );
}
