import { useQueryClient } from '@tanstack/react-query';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { PaymentMethod } from '#src/domain/payment/payment.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';
import { botCheckToken } from './bot-check.tsx';
import { checkoutQuery, choosePayment, payByCard } from './checkout.functions.ts';
import { useGoToStep } from './use-checkout.ts';
import { useBackFromPage, useCheckoutChange } from './use-checkout-change.ts';

/** Leaves for the provider's page, where the card is typed (PAY-18). */
export function usePayByCard(
  { version }: ShopperCart,
  { recaptcha }: Pick<DomainParams, 'recaptcha'>,
) {
  const change = useCheckoutChange({
    // One name per press: a repeat of the call is not a second payment, a second press is (F27).
    send: async (method: PaymentMethod) =>
      payByCard({
        data: {
          method,
          version,
          attempt: crypto.randomUUID(),
          botCheck: recaptcha ? await botCheckToken() : null,
        },
      }),
    onDone: ({ page }) => window.location.assign(page),
  });
  useBackFromPage(change.reset);
  return change;
}

/** Notes how to pay, and leads on to the overview. */
export function useChoosePayment({ version }: ShopperCart) {
  const queryClient = useQueryClient();
  const goToStep = useGoToStep();
  return useCheckoutChange({
    send: (method: PaymentMethod) => choosePayment({ data: { method, version } }),
    onDone: async () => {
      await queryClient.invalidateQueries({
        queryKey: checkoutQuery.queryKey,
        refetchType: 'none',
      });
      goToStep('overview');
    },
  });
}
