import { useLingui } from '@lingui/react';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import {
  type AddedProduct,
  withLineBack,
  withoutLine,
  withProduct,
  withQuantity,
} from '#src/domain/cart/cart-preview.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { startUpSettled } from '#src/features/shop/start-up-key.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { browserStorage, tabStorage } from '#src/ui/browser-storage.ts';
import { CART_SCOPE, cartQuery, isCartChange, shippingOffersQuery } from './cart.functions.ts';
import * as functions from './cart-changes.functions.ts';
import { useCookieAdvice } from './cookie-check.ts';
import { rememberSize } from './last-sizes.ts';
import { endAdd, isUndecided, loseAdd, startAdd } from './pending-adds.ts';

type CartChange<Input> = {
  /** What the cart shows until the platform has answered. */
  preview: (cart: ShopperCart | null, input: Input) => ShopperCart | null;
  send: (input: Input, version: number | null) => Promise<ShopperCart>;
  /** Sent while the start-up call may still be under way; else it waits for it. */
  isSentAtOnce?: boolean;
  /** Whether a failure becomes a toast; false where the caller shows it. */
  isToasted?: boolean;
};

/** How long the message about a failure waits for the cart as it really is, ms. */
const TRUTH_BUDGET_MS = 1_000;

/** A failed change shows its toast, or the component shows the mutation's error. */
const shownElsewhere = () => undefined;

function isLastChange(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ predicate: isCartChange }) <= 1;
}

/**
 * A cart change: previewed immediately, sent in turn, replaced by the platform's answer. While another
 * change waits its turn, its preview stays and only the version moves on. After a failure the
 * truth is read again.
 */
export function useCartChange<Input>(change: CartChange<Input>) {
  const { preview, send, isSentAtOnce = false, isToasted = true } = change;
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const key = cartQuery.queryKey;
  const mutation = useMutation({
    scope: CART_SCOPE,
    mutationFn: async (input: Input) => {
      if (!isSentAtOnce) await startUpSettled(queryClient);
      // A preview of a first add has version 0: the platform knows no cart yet.
      return send(input, queryClient.getQueryData(key)?.version || null);
    },
    onMutate: (input) => {
      // A read under way would put the cart back to what it was.
      void queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(key, (cart) => preview(cart ?? null, input));
    },
    onSuccess: (answer) => {
      const isLast = isLastChange(queryClient);
      queryClient.setQueryData(key, (cart) =>
        isLast || !cart ? answer : { ...cart, id: answer.id, version: answer.version },
      );
      const { queryKey } = shippingOffersQuery(true);
      const offers = queryClient.getQueryData(queryKey);
      if (offers?.some(({ shippingRate }) => shippingRate.isByWeight)) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    onError: async (error) => {
      // Fetched, not invalidated: those who show the cart never ask for it themselves.
      const truth = queryClient.fetchQuery({ ...cartQuery, staleTime: 0 }).catch(() => undefined);
      // The toast invites another try, which needs the cart as it really is.
      await Promise.race([truth, new Promise((resolve) => setTimeout(resolve, TRUTH_BUDGET_MS))]);
      if (isToasted) void showFailure(i18n, error);
      return truth;
    },
  });
  const { mutateAsync } = mutation;
  return {
    ...mutation,
    /**
     * Sends a change. `onDone` is called also when the component that sent it is gone, which
     * callbacks of a mutation's own `mutate` are not.
     */
    mutate: (input: Input, onDone?: (cart: ShopperCart) => void) => {
      mutateAsync(input).then(onDone, shownElsewhere);
    },
  };
}

/** A change of a cart that is not there is answered by the server: 'No known cart in store'. */
export const known = (version: number | null) => version ?? 1;

/** Outlives the page that sends it: a click right before leaving still counts. */
const outlivingFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

type SentAdd = { sku: string; idempotencyKey: string; version: number | null };

/** Sends an item for the cart and notes the outcome. */
async function sendAdd(data: SentAdd): Promise<ShopperCart> {
  const storage = tabStorage;
  try {
    const cart = await functions.addToCart({ data, fetch: outlivingFetch });
    endAdd(storage, data.idempotencyKey);
    return cart;
  } catch (error) {
    if (!isUndecided(error)) endAdd(storage, data.idempotencyKey);
    // A page that is being left draws no more frames: its shopper sees no message, and the next page
    // sends it again.
    else requestAnimationFrame(() => loseAdd(storage, data.idempotencyKey));
    throw error;
  }
}

/** Each `add` has one idempotency key: it counts once, however often it is sent (F11). */
export function useAddToCart() {
  const { mutate, isPending } = useCartChange<AddedProduct & { idempotencyKey: string }>({
    preview: withProduct,
    send: ({ sku, idempotencyKey }, version) => sendAdd({ sku, idempotencyKey, version }),
    isSentAtOnce: true,
  });
  const region = getDomain(useLocale()).sizingGuideRegionCode;
  const adviseOnCookies = useCookieAdvice();
  const add = (added: AddedProduct, onAdded: (cart: ShopperCart) => void) => {
    const { sizeScale: scale, size } = added.product;
    if (scale !== null) rememberSize(browserStorage, { scale, region }, size);
    mutate({ ...added, idempotencyKey: startAdd(tabStorage, added.sku) }, (cart) => {
      adviseOnCookies();
      onAdded(cart);
    });
  };
  return { add, isPending };
}

/**
 * The quantity of a line. Of many chosen in quick succession the first and the last are sent: one
 * that was overtaken while it waited its turn is answered by the cart as it is.
 */
export function useChangeQuantity(lineId: string) {
  const queryClient = useQueryClient();
  /** How many were chosen: the value alone may be chosen twice. */
  const choices = useRef(0);
  const { mutate } = useCartChange<{ quantity: number; choice: number }>({
    preview: (cart, { quantity }) => cart && withQuantity(cart, lineId, quantity),
    send: async ({ quantity, choice }, version) => {
      const cart = queryClient.getQueryData(cartQuery.queryKey);
      if (choice !== choices.current && cart) return cart;
      return functions.setQuantity({ data: { lineId, quantity, version: known(version) } });
    },
  });
  return (quantity: number, onDone: (cart: ShopperCart) => void) => {
    choices.current += 1;
    mutate({ quantity, choice: choices.current }, onDone);
  };
}

export function useRemoveLine() {
  return useCartChange<{ lineId: string }>({
    preview: (cart, { lineId }) => cart && withoutLine(cart, lineId),
    send: ({ lineId }, version) =>
      functions.removeFromCart({
        data: { lineId, version: known(version) },
        fetch: outlivingFetch,
      }),
  });
}

/** Adds a saved item, whether there is a cart or not. */
export function useAddSaved() {
  return useCartChange<{ sku: string }>({
    preview: (cart) => cart,
    send: ({ sku }, version) =>
      functions.addToCart({ data: { sku, idempotencyKey: crypto.randomUUID(), version } }),
  });
}

/** Undo of a removal: the sku again, and its quantity (§4). */
export function useRestoreLine() {
  return useCartChange<LineItem>({
    preview: (cart, line) => cart && withLineBack(cart, line),
    send: ({ sku, quantity }, version) => {
      const idempotencyKey = crypto.randomUUID();
      return functions.restoreToCart({
        data: { sku, idempotencyKey, quantity, version: known(version) },
      });
    },
  });
}

/** Errors of promo codes are shown at the field, not in a toast. */
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
