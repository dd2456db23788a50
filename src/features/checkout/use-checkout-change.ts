import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { ErrorCode } from '#src/domain/errors.ts';
import { measure } from '#src/features/analytics/measured-events.ts';
import { cartQuery } from '#src/features/cart/cart.functions.ts';
import { type ClientError, readClientError } from '#src/features/failures/client-error.ts';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

/** The cart is not what the shopper saw: the cart page says so. */
const CHANGED: readonly ErrorCode[] = ['CART_CHANGED', 'CART_VERSION_CONFLICT'];
/** There is nothing to order any more. */
const GONE: readonly ErrorCode[] = ['CART_NOT_FOUND', 'CART_EMPTY', 'NO_KNOWN_CART'];

type CheckoutChange<Input, Output> = {
  send: (input: Input) => Promise<Output>;
  onDone: (output: Output) => void;
};

/** Shows an error at the field that it is about; false leaves it to the form. */
type ShowAtField = (failure: ClientError) => boolean;

/**
 * Saves a step of the checkout. What the shopper can correct here is left to the caller to show,
 * in one place (`code`); a cart that changed or is gone leads to the cart.
 */
export function useCheckoutChange<Input, Output>({ send, onDone }: CheckoutChange<Input, Output>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const { i18n } = useLingui();
  const [isAtField, setAtField] = useState(false);
  const change = useMutation({
    mutationFn: ({ input }: { input: Input; showAtField: ShowAtField }) => send(input),
    onMutate: () => setAtField(false),
    onSuccess: onDone,
    onError: async (error, { showAtField }) => {
      const failure = readClientError(error);
      const { code } = failure;
      setAtField(showAtField(failure));
      const isChanged = CHANGED.includes(code);
      // What changed is told by the notice of the cart, however the shopper came to it.
      if (!isChanged) measure({ event: 'checkout_error', code });
      if (!isChanged && !GONE.includes(code)) return;
      if (!isChanged) await showFailure(i18n, error);
      await queryClient.fetchQuery({ ...cartQuery, staleTime: 0 }).catch(() => null);
      const search = isChanged ? ({ notice: 'changed' } as const) : {};
      await router.navigate({ to: '/$locale/cart', params: { locale }, search });
    },
  });
  const code = change.error === null ? null : readClientError(change.error).code;
  const isLeaving = code !== null && (CHANGED.includes(code) || GONE.includes(code));
  return {
    save: (input: Input, showAtField: ShowAtField = () => false) =>
      change.mutate({ input, showAtField }),
    /** Stays true after a success: the page is being left, and a second click does nothing. */
    isBusy: change.isPending || change.isSuccess || isLeaving,
    code: isLeaving || isAtField ? null : code,
    reset: change.reset,
  };
}

/** Keeps the cart of the page in step with what the checkout made of it. */
export function useKeepCart() {
  const queryClient = useQueryClient();
  return (cart: ShopperCart) => queryClient.setQueryData(cartQuery.queryKey, cart);
}

/** Tells when the browser shows this page again as it was left, by its Back button. */
export function useBackFromPage(onBack: () => void) {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && latest.current();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
}
