const FADE: KeyframeAnimationOptions = { duration: 240, easing: 'ease-out' };

/** Pictures that come while somebody scrolls fade in, each the first time; those of the first screen are there. */
export function fadePicturesIn(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const seen = new Set<string>();
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return;
      if (calm.matches || seen.has(target.currentSrc)) return;
      seen.add(target.currentSrc);
      target.animate([{ opacity: 0 }, {}], FADE);
    },
    true,
  );
}
