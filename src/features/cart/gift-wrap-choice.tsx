import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { GIFT_MESSAGE_LENGTH } from '#src/domain/cart/cart-extras.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { TextAreaField } from '#src/ui/field.tsx';
import { cartChoices, flow, heading, text } from '#styles/recipes';
import { useSetGiftWrap } from './use-cart-extras.ts';

type GiftWrapChoiceProps = { cents: number; cart: ShopperCart };

/** The goods wrapped, and a few words with them: for whoever the parcel goes to. */
export function GiftWrapChoice({ cents, cart }: GiftWrapChoiceProps) {
  const { t } = useLingui();
  const { price } = usePrices();
  const set = useSetGiftWrap();
  const wrap = cart.giftWrap;
  const [typed, type] = useState<string>();
  const message = typed ?? wrap?.message ?? '';
  const cost = price(cents, cart.totalPrice.currencyCode, { dropZero: true });
  const isSaved = wrap !== null && message.trim() === wrap.message;
  return (
    <div className={cartChoices().box}>
      <h2 className={heading({ size: 'part' })}>
        <Trans>Gift wrap</Trans>
      </h2>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        {cents === 0 ? (
          <Trans>Free of charge: we wrap your items and leave prices out of the parcel.</Trans>
        ) : (
          <Trans>For {cost}: we wrap your items and leave prices out of the parcel.</Trans>
        )}
      </p>
      <div className={flow({ gap: '4' })}>
        <TextAreaField
          label={t`Your message`}
          optionalLabel={t`(optional)`}
          hint={t`Up to ${GIFT_MESSAGE_LENGTH} characters`}
          value={message}
          error={
            message.length > GIFT_MESSAGE_LENGTH
              ? t`Please shorten your message to ${GIFT_MESSAGE_LENGTH} characters.`
              : undefined
          }
          rows={3}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {!isSaved && message.length <= GIFT_MESSAGE_LENGTH && (
          <Button
            look="outline"
            isBusy={set.isPending}
            onClick={() => set.mutate({ wrap: { price: cents, message: message.trim() } })}
          >
            {wrap === null ? <Trans>Wrap as a gift</Trans> : <Trans>Save the message</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}
