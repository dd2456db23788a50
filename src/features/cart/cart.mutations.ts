import { useLingui } from '@lingui/react';
import {
  type Mutation,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { LineItem, ShopperCart } from '#src/domain/cart.ts';
import {
  type AddedProduct,
  withLineBack,
  withoutLine,
  withProduct,
  withQuantity,
} from '#src/domain/cart-preview.ts';
import { startUpSettled } from '#src/features/shop/start-up-key.ts';
import { tellFailure } from '#src/features/shop/tell-failure.ts';
import * as functions from './cart.functions.ts';
import { cartQuery } from './cart.queries.ts';

/** Cart changes run one after the other: each carries the version that the one before brought. */
const CART_SCOPE = { id: 'cart' };

type CartChange<Input> = {
  /** The cart at once, before the platform has answered. */
  preview: (cart: ShopperCart | null, input: Input) => ShopperCart | null;
  send: (input: Input, version: number | null) => Promise<ShopperCart>;
  /** Whether a failure becomes a toast; false where the caller shows it (style.md #17). */
  isToasted?: boolean;
};

/** Whether a mutation changes the cart. */
export function isCartChange({ options }: Pick<Mutation, 'options'>): boolean {
  return options.scope?.id === CART_SCOPE.id;
}

function isLastChange(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ predicate: isCartChange }) <= 1;
}

/**
 * A cart change: previewed at once, sent in turn, replaced by the platform's answer. While another
 * change waits its turn, its preview stays and only the version moves on. After a failure the
 * truth is read again.
 */
function useCartChange<Input>({ preview, send, isToasted = true }: CartChange<Input>) {
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const key = cartQuery.queryKey;
  return useMutation({
    scope: CART_SCOPE,
    mutationFn: async (input: Input) => {
      await startUpSettled(queryClient);
      // A preview of a first add has version 0: the platform knows no cart yet.
      return send(input, queryClient.getQueryData(key)?.version || null);
    },
    onMutate: (input) => {
      queryClient.setQueryData(key, (cart) => preview(cart ?? null, input));
    },
    onSuccess: (answer) => {
      const isLast = isLastChange(queryClient);
      queryClient.setQueryData(key, (cart) =>
        isLast || !cart ? answer : { ...cart, id: answer.id, version: answer.version },
      );
    },
    onError: (error) => {
      if (isToasted) void tellFailure(i18n, error);
      // Fetched, not invalidated: those who show the cart never ask for it themselves.
      return queryClient.fetchQuery({ ...cartQuery, staleTime: 0 }).catch(() => undefined);
    },
  });
}

/** A change of a cart that is not there is answered by the server: 'No known cart in store'. */
const known = (version: number | null) => version ?? 1;

export function useAddToCart() {
  return useCartChange<AddedProduct>({
    preview: withProduct,
    send: ({ sku }, version) => functions.addToCart({ data: { sku, version } }),
  });
}

export function useChangeQuantity() {
  return useCartChange<{ lineId: string; quantity: number }>({
    preview: (cart, { lineId, quantity }) => cart && withQuantity(cart, lineId, quantity),
    send: (input, version) =>
      functions.setQuantity({ data: { ...input, version: known(version) } }),
  });
}

export function useRemoveLine() {
  return useCartChange<{ lineId: string }>({
    preview: (cart, { lineId }) => cart && withoutLine(cart, lineId),
    send: ({ lineId }, version) =>
      functions.removeFromCart({ data: { lineId, version: known(version) } }),
  });
}

/** Undo of a removal: the sku again, and its quantity (§4). */
export function useRestoreLine() {
  return useCartChange<LineItem>({
    preview: (cart, line) => cart && withLineBack(cart, line),
    send: ({ sku, quantity }, version) =>
      functions.restoreToCart({ data: { sku, quantity, version: known(version) } }),
  });
}

/** Errors of promo codes stand beside the field, not in a toast. */
export function useAddPromoCode() {
  return useCartChange<{ code: string }>({
    preview: (cart) => cart,
    send: ({ code }, version) =>
      functions.addPromoCode({ data: { code, version: known(version) } }),
    isToasted: false,
  });
}

export function useRemovePromoCode() {
  return useCartChange<{ code: string }>({
    preview: (cart) => cart,
    send: ({ code }, version) =>
      functions.removePromoCode({ data: { code, version: known(version) } }),
  });
}
