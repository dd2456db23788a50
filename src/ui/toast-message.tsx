import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { toasts as recipe } from '#styles/recipes';
import { isDismissingDrag, type Toast, type ToastStore } from './toast-store.ts';
import { animationsEnded } from './wait-for-animations.ts';

/** Movement below this is a click with an unsteady hand, px. */
const CLICK_SLACK = 6;

/** Drags a toast sideways; it is dismissed when it is dropped far enough (CST-13). */
function useDrag(dismiss: () => void) {
  const start = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const distanceOf = (event: PointerEvent) => event.clientX - (start.current ?? event.clientX);
  return {
    wasDragged: () => wasDragged.current,
    handlers: {
      // Else the browser would begin to drag the picture below, once the toast has moved off it.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX;
        wasDragged.current = false;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const distance = distanceOf(event);
        if (start.current === null || Math.abs(distance) < CLICK_SLACK) return;
        const { currentTarget: toast, pointerId } = event;
        if (!toast.hasPointerCapture(pointerId)) toast.setPointerCapture(pointerId);
        wasDragged.current = true;
        toast.dataset.dragged = '';
        toast.style.translate = `${distance}px 0`;
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const { currentTarget: toast } = event;
        const isFar = isDismissingDrag(distanceOf(event), toast.offsetWidth);
        start.current = null;
        delete toast.dataset.dragged;
        if (isFar) dismiss();
        else toast.style.translate = '';
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        start.current = null;
        delete event.currentTarget.dataset.dragged;
        event.currentTarget.style.translate = '';
      },
    },
  };
}

/** Hides an element that leaves, and tells when it is out of sight. */
function useLeave(isLeaving: boolean, onLeft: () => void) {
  const element = useRef<HTMLDivElement & HTMLButtonElement>(null);
  const tellLeft = useEffectEvent(onLeft);
  useEffect(() => {
    if (!isLeaving || element.current === null) return;
    void animationsEnded(element.current).then(tellLeft);
  }, [isLeaving]);
  return { ref: element, hidden: isLeaving };
}

type ToastMessageProps = {
  toast: Toast;
  store: ToastStore;
  isLeaving: boolean;
  onLeft: () => void;
};

export function ToastMessage({ toast, store, isLeaving, onLeft }: ToastMessageProps) {
  const { id, text, closesOnClick } = toast;
  const leaving = useLeave(isLeaving, onLeft);
  const dismiss = () => store.dismiss(id);
  const { handlers, wasDragged } = useDrag(dismiss);
  const held = {
    onPointerEnter: () => store.pause(id),
    onPointerLeave: () => store.resume(id),
    onFocus: () => store.pause(id),
    onBlur: () => store.resume(id),
  };
  const { toast: className } = recipe();
  if (!closesOnClick) {
    return (
      <div className={className} {...leaving} {...handlers} {...held}>
        {text}
      </div>
    );
  }
  const close = () => {
    if (!wasDragged()) dismiss();
  };
  return (
    <button
      type="button"
      className={className}
      onClick={close}
      {...leaving}
      {...handlers}
      {...held}
    >
      {text}
    </button>
  );
}
