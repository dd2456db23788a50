import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HomeLink } from '#src/features/shop/links.tsx';
import { button, flow, heading, text } from '#styles/recipes';
import { CartChoices } from './cart-choices.tsx';

/** Nothing is in the cart: the way to the collection, a gift card, and what may please instead. */
export function EmptyCart({ whenEmpty }: { whenEmpty: ReactNode }) {
  return (
    <div className={flow({ gap: '8' })}>
      <div className={flow({ gap: '4' })}>
        <h1 className={heading()}>
          <Trans>Your cart is empty</Trans>
        </h1>
        <p className={text({ tone: 'muted' })}>
          <Trans>Whatever you add stays here for 30 days.</Trans>
        </p>
        <p>
          <HomeLink className={button()}>
            <Trans>Discover the collection</Trans>
          </HomeLink>
        </p>
      </div>
      <CartChoices cart={null} />
      {whenEmpty}
    </div>
  );
}
