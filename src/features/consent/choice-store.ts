import { useSyncExternalStore } from 'react';
import {
  MEASURED_FROM,
  type PrivacyLevel,
  packChoice,
  unpackChoice,
} from '#src/domain/shop/privacy.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { browserStorage } from '#src/ui/browser-storage.ts';

/** Whether a shop has anything that needs the shopper's consent: it asks for nothing else. */
export function asksConsent({ tagId, abTestUrl, partnerScripts }: Shop): boolean {
  return tagId !== null || abTestUrl !== null || Object.keys(partnerScripts).length > 0;
}

/** What the shopper allows, in this browser alone: pages and their server do not know it. */
const KEY = 'vitrine-privacy';

const listeners = new Set<() => void>();

/** The level in force; null while nothing was chosen, or too long ago. */
export function privacyLevel(): PrivacyLevel | null {
  return unpackChoice(browserStorage.getItem(KEY), new Date());
}

/** Stores a choice. A script that ran stays until its page is left. */
export function choosePrivacy(level: PrivacyLevel): void {
  const former = privacyLevel() ?? 1;
  browserStorage.setItem(KEY, packChoice(level, new Date()));
  if (former >= MEASURED_FROM && level < former) window.location.reload();
  else for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have chosen.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The level in force; undefined on the server and while React takes over its page. */
export function usePrivacyLevel(): PrivacyLevel | null | undefined {
  return useSyncExternalStore<PrivacyLevel | null | undefined>(
    listen,
    privacyLevel,
    () => undefined,
  );
}

export function useConsentAsked(): boolean {
  const shop = useShop();
  return usePrivacyLevel() === null && asksConsent(shop);
}
