/** Loads a partner's script; one that does not come is no shopper's business. */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
