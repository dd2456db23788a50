/**
 * Loads a partner's script, and is fulfilled when it has run; one that does not come is no shopper's
 * business, and nothing follows.
 */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    document.head.append(script);
  });
}
