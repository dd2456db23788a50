import { useEffect, useRef, useState } from 'react';

/** Hover delay of menus (specification §9), ms. */
const HOVER_DELAY_MS = 250;

/**
 * Something that opens after the pointer has rested on it, at once on click, and closes when the
 * pointer or the focus leaves, or on Escape.
 */
export function useHoverOpening<Key>() {
  const [open, setOpen] = useState<Key | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = (next: Key | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), HOVER_DELAY_MS);
  };
  const now = (next: Key | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    close: () => now(null),
    toggle: (key: Key) => now(open === key ? null : key),
    hoverHandlers: (key: Key) => ({
      onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && later(key),
      onPointerLeave: (event: React.PointerEvent) => event.pointerType === 'mouse' && later(null),
    }),
    leaveHandlers: {
      onKeyDown: (event: React.KeyboardEvent) => event.key === 'Escape' && now(null),
      onBlur: (event: React.FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) now(null);
      },
    },
  };
}
