import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where the shopper is while a row changes below it: to Undo when the line is
 * removed, to the row when the line is back, to the page when the row goes for good.
 */
export function useRowFocus<Element extends HTMLElement>(isRemoved: boolean) {
  const row = useRef<Element>(null);
  const wasRemoved = useRef(isRemoved);
  useEffect(() => {
    if (wasRemoved.current === isRemoved) return;
    wasRemoved.current = isRemoved;
    const target = isRemoved ? row.current?.querySelector('button') : row.current;
    target?.focus({ preventScroll: true });
  }, [isRemoved]);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);
  return row;
}
