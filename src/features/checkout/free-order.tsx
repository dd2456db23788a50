import { Trans } from '@lingui/react/macro';
import { useHydrated, useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { LegalLink } from '#src/features/shop/legal-link.tsx';
import { orderRoute, useLiveFlow } from '#src/features/shop/order-page.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { flow, text } from '#styles/recipes';
import { BeforeOrder } from './before-order.tsx';
import { placeFreeOrder } from './checkout.functions.ts';
import { useCheckoutChange } from './use-checkout-change.ts';

/** The payment step of a cart that leaves nothing to pay: one click, no card. */
export function FreeOrder({ cart }: { cart: ShopperCart }) {
  const router = useRouter();
  const locale = useLocale();
  const live = useLiveFlow();
  const isHydrated = useHydrated();
  const { save, isBusy, code } = useCheckoutChange({
    // One idempotency key per click: repeating the call is no second order (F27).
    send: () => placeFreeOrder({ data: { version: cart.version, attempt: crypto.randomUUID() } }),
    onDone: ({ cartId }) => {
      const params = { locale };
      const search = { cart: cartId };
      void router.navigate({
        to: orderRoute('confirmation', live),
        params,
        search,
        replace: true,
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(undefined);
  };
  return (
    <form className={flow({ gap: '6' })} method="post" onSubmit={submit}>
      <p className={text({ size: 'lg', measure: 'read' })}>
        {cart.totalPrice.centAmount === 0 ? (
          <Trans>There is nothing to pay for this order, and no card is needed.</Trans>
        ) : (
          <Trans>Your gift cards cover the whole order: no bank card is needed.</Trans>
        )}
      </p>
      <FormError code={code} />
      <BeforeOrder cart={cart} />
      <div className={flow({ gap: '2' })}>
        <Button type="submit" width="full" isBusy={isBusy} disabled={!isHydrated}>
          {cart.totalPrice.centAmount === 0 ? (
            <Trans>Place the order</Trans>
          ) : (
            <Trans>Order with obligation to pay</Trans>
          )}
        </Button>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>
            With your order you accept our <LegalLink page="terms">terms of sale</LegalLink>. Please
            also read about <LegalLink page="withdrawal">your right to cancel</LegalLink> and{' '}
            <LegalLink page="privacy">our use of your data</LegalLink>.
          </Trans>
        </p>
      </div>
    </form>
  );
}
