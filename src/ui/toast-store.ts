import { createPausableTimers } from './pausable-timers.ts';

/** Messages that come and go (specification §9): at most 20, 5 s unless said otherwise. */

const DEFAULT_TIMEOUT_MS = 5_000;
const MAX_TOASTS = 20;
/** Part of its width by which a toast is dragged to be dismissed (specification §9). */
const DISMISSING_PART = 0.6;

export type Toast = { id: number; text: string; closesOnClick: boolean };

type ToastOptions = { timeoutMs?: number; closesOnClick?: boolean };

/** The storefront's own messages: 4 s, closed by a click (specification §9, A-135). */
export const SHOP_TOAST = { timeoutMs: 4_000, closesOnClick: true } as const satisfies ToastOptions;

/** Whether a drag of `distance` px is far enough for a toast of `width` px (CST-13). */
export function isDismissingDrag(distance: number, width: number): boolean {
  return width > 0 && Math.abs(distance) >= width * DISMISSING_PART;
}

/** Toasts with their timers, which outlive a change of page. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const timers = createPausableTimers(dismiss);
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    timers.stop(id);
    publish(toasts.filter((toast) => toast.id !== id));
  }

  /** Shows a message; the oldest leave when there are too many. */
  function show(text: string, options: ToastOptions = {}) {
    const { timeoutMs = DEFAULT_TIMEOUT_MS, closesOnClick = false } = options;
    const id = nextId++;
    for (const oldest of toasts.slice(0, Math.max(0, toasts.length + 1 - MAX_TOASTS))) {
      dismiss(oldest.id);
    }
    publish([...toasts, { id, text, closesOnClick }]);
    timers.start(id, timeoutMs);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  // Held under the pointer or the focus, so that it can be read to its end.
  const { pause, resume } = timers;
  return { show, dismiss, pause, resume, subscribe, shown: () => toasts };
}

export type ToastStore = ReturnType<typeof createToastStore>;
