import { createIsomorphicFn } from '@tanstack/react-start';
import { config } from '#src/session/config.server.ts';

/**
 * The name of the brand where no shop is known, since that may be what failed: as configured, and
 * in browsers as it stands on the page.
 */
export const shownBrand = createIsomorphicFn()
  .server(() => config().brandName)
  .client(() => document.querySelector('.wordmark')?.textContent ?? '');
