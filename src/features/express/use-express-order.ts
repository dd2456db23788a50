import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isCartChanging } from '#src/features/cart/cart.functions.ts';
import { waitForCart } from '#src/features/cart/wait-for-cart.ts';
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

/** The sheet of a wallet in the browser (Payment Request), where there is one. */

type WalletRequest = {
  /** URL that names the wallet, as a payment method. */
  method: string;
  /** Who is paid. */
  label: string;
  cents: number;
  currency: string;
};

type WalletAnswer =
  | { kind: 'paid'; token: string; close: (isTaken: boolean) => Promise<void> }
  | { kind: 'dismissed' }
  /** No wallet here: the provider asks on its own page. */
  | { kind: 'absent' };

function tokenOf(details: unknown): string | null {
  const token: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, 'token') : null;
  return typeof token === 'string' ? token : null;
}

/** Shows the sheet with the amount, and waits for the shopper. */
async function askWallet(request: WalletRequest): Promise<WalletAnswer> {
  const { method, label, cents, currency } = request;
  if (!('PaymentRequest' in window)) return { kind: 'absent' };
  try {
    const sheet = new PaymentRequest([{ supportedMethods: method }], {
      total: { label, amount: { currency, value: (cents / 100).toFixed(2) } },
    });
    if (!(await sheet.canMakePayment())) return { kind: 'absent' };
    const response = await sheet.show();
    const token = tokenOf(response.details);
    if (token === null) {
      await response.complete('fail');
      return { kind: 'absent' };
    }
    const close = (isTaken: boolean) => response.complete(isTaken ? 'success' : 'fail');
    return { kind: 'paid', token, close };
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    return { kind: isDismissed ? 'dismissed' : 'absent' };
  }
}

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
    if (isCartChanging(queryClient)) await waitForCart(queryClient);
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
