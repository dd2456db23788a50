import { createToastStore, SHOP_TOAST } from './toast-store.ts';

/** What is shown in every layout: one store a browser. */
export const shopToasts = createToastStore();

/** One of the storefront's own messages. */
export function showShopToast(text: string) {
  shopToasts.show(text, SHOP_TOAST);
}
