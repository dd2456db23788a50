import { type ReactNode, useSyncExternalStore } from 'react';
import { toasts as recipe } from '#styles/recipes';
import { afterLoad } from './after-load.tsx';
import { createToastStore, SHOP_TOAST, type Toast } from './toast-store.ts';

/** Its code comes with the page, before it may be needed without a network. */
const ToastMessage = afterLoad('ToastMessage', () => import('./toast-message.tsx'));

const store = createToastStore();

/** One of the storefront's own messages. */
export function showShopToast(text: string) {
  store.show(text, SHOP_TOAST);
}

const none: readonly Toast[] = [];

/** The region that announces toasts; one a page. `lasting` stays while it is given. */
export function Toasts({ lasting }: { lasting?: ReactNode }) {
  const shown = useSyncExternalStore(store.subscribe, store.shown, () => none);
  const styles = recipe();
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {lasting && <p className={styles.toast}>{lasting}</p>}
      {shown.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} store={store} />
      ))}
    </div>
  );
}
