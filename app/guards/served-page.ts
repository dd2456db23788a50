import { createIsomorphicFn } from '@tanstack/react-start';
import { isPageServed } from '#src/domain/shop/page-capabilities.ts';
import type { CapabilityName } from '#src/domain/wire/capabilities.schema.ts';

const LOCALE = '/$locale';

/**
 * Whether the platform serves what a page shows (decision 108). The server alone asks: nothing links
 * to a page that is not served.
 */
export const isServedPage = createIsomorphicFn()
  .server((fullPath: string, lacks: readonly CapabilityName[]) =>
    isPageServed(fullPath.slice(LOCALE.length), lacks),
  )
  .client(() => true);
