import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';
import { checkoutQuery, choosePayment, payByCard } from './checkout.functions.ts';
import { useGoToStep } from './use-checkout.ts';
import { useBackFromPage, useCheckoutChange } from './use-checkout-change.ts';

/** What the script adds to the page: a token that says that a person is there. */
declare global {
  interface Window {
    botCheck?: { token: () => Promise<string> };
  }
}

/** Limit for a check, in ms. */
const PATIENCE_MS = 1_500;

/** The token of the check; null without one in time: the payment goes on. */
export async function botCheckToken(): Promise<string | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const botToken = window.botCheck?.token() ?? Promise.resolve(null);
  return Promise.race([botToken, late]).catch(() => null);
}

/** The script of the check, on the payment page alone (DOM-27, PAY-16). */
export function BotCheck() {
  const nonce = useRouter().options.ssr?.nonce;
  return <script async src="/api/bot-check.js" nonce={nonce} />;
}

/** Leaves for the provider's page, where the card is typed (PAY-18). */
export function usePayByCard(
  { version }: ShopperCart,
  { recaptcha }: Pick<DomainParams, 'recaptcha'>,
) {
  const change = useCheckoutChange({
    // One idempotency key per click: repeating the call is no second payment, a second click is (F27).
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
