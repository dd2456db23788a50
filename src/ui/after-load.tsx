import { type ComponentType, lazy, Suspense, useState } from 'react';

/** Settled once a page and all that it named have come, so that nothing competes with them. */
export function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/**
 * In the browser: a component whose code comes after the page. Until then, and for good when the
 * code cannot be had, what the server wrote stands: links and forms that work by themselves. The
 * server renders the component itself (decision 015).
 */
export function afterLoad<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  const coming = pageLoaded()
    .then(load)
    .then((component) => {
      known = component;
      return { default: component };
    })
    .catch(() => new Promise<never>(() => undefined));
  const Coming = lazy(() => coming);
  return function Late(props: Props) {
    // Known code is shown at once: a place that waited, even for nothing, would be seen empty.
    const [Part] = useState(() => known ?? Coming);
    return <Part {...props} />;
  };
}

/** Gives a component a place of its own, in which it may come late. */
export function placed<Props extends object>(Component: ComponentType<Props>) {
  return function Placed(props: Props) {
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  };
}
