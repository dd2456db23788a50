import { useState, useSyncExternalStore } from 'react';
import { shopToasts } from './shop-toasts.ts';
import { ToastMessage } from './toast-message.tsx';
import type { Toast } from './toast-store.ts';

const none: readonly Toast[] = [];

/** The messages that are shown now, and those that leave, until they are out of sight. */
export function ToastList() {
  const shown = useSyncExternalStore(shopToasts.subscribe, shopToasts.shown, () => none);
  const [drawn, setDrawn] = useState(shown);
  const added = shown.filter((toast) => !drawn.includes(toast));
  if (added.length > 0) setDrawn([...drawn, ...added]);
  return drawn.map((toast) => (
    <ToastMessage
      key={toast.id}
      toast={toast}
      store={shopToasts}
      isLeaving={!shown.includes(toast)}
      onLeft={() => setDrawn((before) => before.filter((one) => one !== toast))}
    />
  ));
}
