import type { AnyRouter } from '@tanstack/react-router';

/**
 * Where a page stands when it is shown. The server's page brings a line of script that puts it where
 * its shopper left it; who scrolls on while the rest of the script comes stays there. The router puts
 * the pages that come after it in their places.
 */
export function createScrollPlaces() {
  let isAsSent = !import.meta.env.SSR;
  const follow = (router: AnyRouter) => {
    router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (fromLocation !== undefined) isAsSent = false;
    });
    const unsubscribe = router.subscribe('onRendered', () => {
      // What was scrolled before the router listened is a place to come back to, too.
      document.dispatchEvent(new Event('scroll'));
      unsubscribe();
    });
  };
  return { scrollRestoration: () => !isAsSent, follow };
}
