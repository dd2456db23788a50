import { useSyncExternalStore } from 'react';
import { shopToasts } from './shop-toasts.ts';
import { ToastMessage } from './toast-message.tsx';
import type { Toast } from './toast-store.ts';

const none: readonly Toast[] = [];

/** The messages that are shown now. */
export function ToastList() {
  const shown = useSyncExternalStore(shopToasts.subscribe, shopToasts.shown, () => none);
  return shown.map((toast) => <ToastMessage key={toast.id} toast={toast} store={shopToasts} />);
}
