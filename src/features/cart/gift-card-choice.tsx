import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';
import { OptionalLayer } from '#src/features/shop/optional-layer.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/optional-part.tsx';
import { cartChoices, heading, text } from '#styles/recipes';

// Few buy one, so nobody loads the form before.
const GiftCardLayer = lazyPart(() =>
  import('./gift-card-layer.tsx').then((part) => part.GiftCardLayer),
);

/** The way into buying a gift card. */
export function GiftCardChoice({ bounds }: { bounds: NonNullable<DomainParams['giftCard']> }) {
  const { price } = usePrices();
  const { devise } = useShop().parameters;
  const [isOpen, setOpen] = useState(false);
  const amount = (cents: number) => price(cents, devise, { dropZero: true });
  return (
    <div className={cartChoices().box}>
      <h2 className={heading({ size: 'part' })}>
        <Trans>Gift card</Trans>
      </h2>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        <Trans>
          From {amount(bounds.minAmount)} to {amount(bounds.maxAmount)}, with a few words of yours.
        </Trans>
      </p>
      <Button look="outline" onClick={() => setOpen(true)}>
        <Trans>Add a gift card</Trans>
      </Button>
      {isOpen && (
        <OptionalLayer onClose={() => setOpen(false)}>
          <GiftCardLayer bounds={bounds} onClose={() => setOpen(false)} />
        </OptionalLayer>
      )}
    </div>
  );
}
