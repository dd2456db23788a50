import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isCartChanging } from '#src/features/cart/cart.functions.ts';
import { cartSettled } from '#src/features/cart/cart-settled.ts';
import { payByCard } from '#src/features/checkout/checkout.functions.ts';
import {
  useBackFromPage,
  useCheckoutChange,
  useKeepCart,
} from '#src/features/checkout/use-checkout-change.ts';
import { orderRoute, useLiveFlow } from '#src/features/shop/order-page.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { prepareExpress } from './express.functions.ts';
import { askWallet } from './wallet-sheet.ts';

type Outcome = { to: 'checkout' | 'stay' } | { to: 'provider'; page: string };

/**
 * An order in one click: the platform prepares the cart, the wallet agrees to its amount, and the
 * payment goes the way of every other (decision 060). What is missing, the checkout asks for.
 */
export function useExpressOrder() {
  const { brandName } = useShop();
  const locale = useLocale();
  const flow = useLiveFlow();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keepCart = useKeepCart();

  const send = async (): Promise<Outcome> => {
    if (isCartChanging(queryClient)) await cartSettled(queryClient);
    const ready = await prepareExpress();
    if (ready === null) return { to: 'checkout' };
    const { cart, cents, wallet } = ready;
    keepCart(cart);
    const currency = cart.totalPrice.currencyCode;
    const answer = await askWallet({ method: wallet, label: brandName, cents, currency });
    if (answer.kind === 'dismissed') return { to: 'stay' };
    const isPaid = answer.kind === 'paid';
    try {
      const { page } = await payByCard({
        data: {
          method: 'mpp',
          version: cart.version,
          attempt: crypto.randomUUID(),
          botCheck: null,
          ...(isPaid && { walletToken: answer.token }),
        },
      });
      if (isPaid) await answer.close(true);
      return { to: 'provider', page };
    } catch (error) {
      if (isPaid) await answer.close(false);
      throw error;
    }
  };

  const { save, isBusy, code, reset } = useCheckoutChange<void, Outcome>({
    send,
    onDone: (outcome) => {
      if (outcome.to === 'provider') return window.location.assign(outcome.page);
      if (outcome.to === 'stay') return reset();
      void navigate({ to: orderRoute('billing', flow), params: { locale } });
    },
  });
  useBackFromPage(reset);
  return { order: () => save(), isBusy, code };
}
