import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far ahead of the screen things are fetched, in px: 500, or 370 on small screens. */
export function aheadOf({ width, height }: { width: number; height: number }): number {
  return width > 500 && height > 500 ? 500 : 370;
}

/** Whether an element has come near the screen; once it has, it stays so. */
export function useNearView<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const ahead = aheadOf({ width: window.innerWidth, height: window.innerHeight });
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isNear];
}
