import type { Shop } from '#src/features/shop/shop.functions.ts';

/** Whether a shop has anything that needs the shopper's consent: it asks for nothing else. */
export function asksConsent({ tagId, abTestUrl, partnerScripts }: Shop): boolean {
  return tagId !== null || abTestUrl !== null || Object.keys(partnerScripts).length > 0;
}
