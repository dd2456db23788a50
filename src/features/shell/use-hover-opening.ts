import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/** Hover delay of menus (specification §9), ms. */
const HOVER_DELAY_MS = 250;

type Opened<Key> = { key: Key; isPinned: boolean } | null;

/**
 * Something that opens once the pointer has rested on it for 250 ms, immediately on a click, and closes
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

/** Gives the focus back to what had opened the part that now goes. */
function focusTrigger(holder: HTMLElement) {
  if (!holder.contains(document.activeElement)) return;
  holder.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
}

/** A hover opening in a component: it closes on Escape and when the focus leaves, too. */
export function useHoverOpening<Key>() {
  const [open, setOpen] = useState<Key | null>(null);
  const [opening] = useState(() => createHoverOpening<Key>(setOpen));
  useEffect(() => opening.stop, [opening]);

  return {
    open,
    close: opening.close,
    click: opening.click,
    hoverHandlers: (key: Key) => ({
      // A finger points at nothing before it taps.
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && opening.point(key),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && opening.leave(),
    }),
    leaveHandlers: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || open === null) return;
        focusTrigger(event.currentTarget);
        opening.close();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // A click on the open part itself moves the focus to nothing, not away.
        const isStillHere = relatedTarget === null && currentTarget.matches(':hover');
        if (!isStillHere && !currentTarget.contains(relatedTarget)) opening.close();
      },
    },
  };
}
