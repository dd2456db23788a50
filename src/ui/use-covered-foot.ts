import { useEffect, useRef } from 'react';

/** Height of what covers the bottom of the window; styles keep the page's end and its focus clear of it. */
const PROPERTY = '--covered-foot';

/** For an element that covers the bottom of the window, while it is mounted. */
export function useCoveredFoot<Element extends HTMLElement>() {
  const cover = useRef<Element>(null);
  useEffect(() => {
    const { current: element } = cover;
    if (element === null) return;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty(PROPERTY, `${window.innerHeight - element.offsetTop}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(PROPERTY);
    };
  }, []);
  return cover;
}
