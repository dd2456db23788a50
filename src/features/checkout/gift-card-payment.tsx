import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { CartPayment } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { ErrorCode } from '#src/domain/errors.ts';
import { shownCardNumber } from '#src/domain/gift-card/gift-card.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { TextField } from '#src/ui/field.tsx';
import { cluster, flow, text } from '#styles/recipes';
import { checkoutQuery, payByGiftCard, removeGiftCard } from './checkout.functions.ts';
import { useCheckoutChange, useKeepCart } from './use-checkout-change.ts';

/** Shows the cart that a gift card has changed, here and in the header. */
function useShowCart() {
  const queryClient = useQueryClient();
  const keepCart = useKeepCart();
  return (cart: ShopperCart) => {
    keepCart(cart);
    queryClient.setQueryData(checkoutQuery.queryKey, (known) => known && { ...known, cart });
  };
}

/** A gift card that pays, with what it pays. */
function UsedGiftCard({ cart, payment }: { cart: ShopperCart; payment: CartPayment }) {
  const { t, i18n } = useLingui();
  const { price } = usePrices();
  const show = useShowCart();
  const { save, isBusy, code, reset } = useCheckoutChange({
    send: () => removeGiftCard({ data: { id: payment.giftCardId ?? '', version: cart.version } }),
    onDone: (changed) => {
      reset();
      show(changed);
    },
  });
  const masked = shownCardNumber(payment);
  return (
    <li className={flow({ gap: '1' })}>
      <p className={cluster({ spread: 'between' })}>
        <span>
          <Trans>Gift card {masked}</Trans>
        </span>
        <strong>{`−${price(payment.amountPlanned, cart.totalPrice.currencyCode)}`}</strong>
        <Button
          look="quiet"
          isBusy={isBusy}
          aria-label={t`Remove gift card ${masked}`}
          onClick={() => save(undefined)}
        >
          <Trans>Remove</Trans>
        </Button>
      </p>
      {code !== null && <span role="alert">{i18n._(ERROR_MESSAGES[code])}</span>}
    </li>
  );
}

/** What could not be a card number is, to a shopper, a card that we do not know. */
const messageOf = (code: ErrorCode) =>
  ERROR_MESSAGES[code === 'BAD_REQUEST' ? 'GIFT_CARD_UNKNOWN' : code];

function GiftCardForm({ cart }: { cart: ShopperCart }) {
  const { t, i18n } = useLingui();
  const isHydrated = useHydrated();
  const show = useShowCart();
  const [number, setNumber] = useState('');
  const [pin, setPin] = useState('');
  const { save, isBusy, code, reset } = useCheckoutChange({
    send: () => payByGiftCard({ data: { number, pin, version: cart.version } }),
    onDone: (paid) => {
      reset();
      setNumber('');
      setPin('');
      show(paid);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim() !== '') save(undefined);
  };
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    if (code !== null) reset();
  };
  return (
    <form className={flow({ gap: '4' })} method="post" onSubmit={submit}>
      <TextField
        label={t`Gift card number`}
        value={number}
        onChange={change(setNumber)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
        error={code === null ? undefined : i18n._(messageOf(code))}
      />
      <TextField
        label={t`PIN`}
        optionalLabel={t`(optional)`}
        hint={t`The digits beside the number, if your card has any.`}
        value={pin}
        onChange={change((value) => setPin(value.replaceAll(/\D/g, '')))}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button type="submit" look="outline" isBusy={isBusy} disabled={!isHydrated}>
        <Trans>Use this gift card</Trans>
      </Button>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        <Trans>
          Nothing is ordered yet: you do that in the next step, or choose how to pay the rest.
        </Trans>
      </p>
    </form>
  );
}

/** Gift cards that pay, and the way to one more while something is left (A-061, decision 039). */
export function GiftCardPayment({ cart, isOpen }: { cart: ShopperCart; isOpen: boolean }) {
  const { t } = useLingui();
  const used = cart.payments.filter(({ giftCardId }) => giftCardId !== undefined);
  return (
    <section className={flow({ gap: '4' })} aria-label={t`Gift cards`}>
      {used.length > 0 && (
        <ul className={flow({ gap: '2' })}>
          {used.map((payment) => (
            <UsedGiftCard key={payment.giftCardId} cart={cart} payment={payment} />
          ))}
        </ul>
      )}
      {isOpen && (
        <Disclosure key={used.length} label={t`Do you have a gift card?`}>
          <GiftCardForm cart={cart} />
        </Disclosure>
      )}
    </section>
  );
}
