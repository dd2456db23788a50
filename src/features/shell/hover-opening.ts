/** Hover delay of menus (specification §9), ms. */
export const HOVER_DELAY_MS = 250;

type Opened<Key> = { key: Key; isPinned: boolean } | null;

/**
 * Something that opens once the pointer has rested on it for 250 ms, at once on a click, and closes
 * 250 ms after the pointer has left. What a click has opened, or held open, the next click closes.
 */
export function createHoverOpening<Key>(onChange: (open: Key | null) => void) {
  let opened: Opened<Key> = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: Opened<Key>) {
    clearTimeout(timer);
    opened = next;
    onChange(next?.key ?? null);
  }

  return {
    point(key: Key) {
      clearTimeout(timer);
      if (opened?.key === key) return;
      timer = setTimeout(() => become({ key, isPinned: false }), HOVER_DELAY_MS);
    },
    leave() {
      clearTimeout(timer);
      timer = setTimeout(() => become(null), HOVER_DELAY_MS);
    },
    click(key: Key) {
      // A hover has just opened it: the click that was on its way means "open" as well.
      const isSecondClick = opened?.key === key && opened.isPinned;
      become(isSecondClick ? null : { key, isPinned: true });
    },
    close: () => become(null),
    /** Forgets a pending change, as the page goes. */
    stop: () => clearTimeout(timer),
  };
}
