import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { createHoverOpening } from './hover-opening.ts';

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
        // A press on the open part itself moves the focus to nothing, not away.
        const isStillHere = relatedTarget === null && currentTarget.matches(':hover');
        if (!isStillHere && !currentTarget.contains(relatedTarget)) opening.close();
      },
    },
  };
}
