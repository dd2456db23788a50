import { useEffect, useSyncExternalStore } from 'react';
import { toasts as styles } from '#styles/recipes';

/** Messages that come and go (specification §9): at most 20, 5 s unless said otherwise. */

const DEFAULT_TIMEOUT_MS = 5_000;
const SHOP_TIMEOUT_MS = 4_000;
const MOST_TOASTS = 20;

type Toast = { id: number; text: string; timeoutMs: number };

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number) {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Shows a message for `timeoutMs`; the oldest leave when there are too many. */
export function showToast(text: string, timeoutMs = DEFAULT_TIMEOUT_MS) {
  publish([...toasts, { id: nextId++, text, timeoutMs }].slice(-MOST_TOASTS));
}

/** The storefront's own messages: 4 s, closed by a click. */
export function showShopToast(text: string) {
  showToast(text, SHOP_TIMEOUT_MS);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Toast[] = [];

function ToastMessage({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.id), toast.timeoutMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <button type="button" className={styles().toast} onClick={() => dismiss(toast.id)}>
      {toast.text}
    </button>
  );
}

/** The region that announces toasts; one a page. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div className={styles().region} role="status" aria-live="polite">
      {shown.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
