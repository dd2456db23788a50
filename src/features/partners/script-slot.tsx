import { useEffect, useRef } from 'react';
import { MEASURED_FROM } from '#src/domain/shop/privacy.ts';
import { loadScript } from '#src/features/analytics/load-script.ts';
import { usePrivacyLevel } from '#src/features/consent/choice-store.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';

/** Scripts that this page has loaded, by URL; each runs once, however many slots it fills. */
const loaded = new Map<string, Promise<void>>();

/** Loads a partner's script, once a page; fulfilled when it has run. */
function loadPartner(src: string): Promise<void> {
  const known = loaded.get(src);
  if (known !== undefined) return known;
  const loading = loadScript(src);
  loaded.set(src, loading);
  return loading;
}

type ScriptSlotProps = {
  /** Whose script fills it: pictures of customers, recommendations. */
  name: 'olapic' | 'rich-relevance';
  productId?: string;
};

/**
 * An empty slot on the page for a partner's script, which is loaded once the shopper allows it. The
 * page says when the slot is there, since a shop that never reloads gives a script no other moment:
 * `vitrine:slot`, with the slot as its target, after the script has run. Where no script is
 * configured it says so all the same, to a tag manager that has its own.
 */
export function ScriptSlot({ name, productId }: ScriptSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const src = useShop().partnerScripts[name];
  const isAllowed = (usePrivacyLevel() ?? 1) >= MEASURED_FROM;
  // Sent again for another product: the partner shows something else.
  useEffect(() => {
    if (src !== undefined && !isAllowed) return;
    let isLeft = false;
    const ready = src === undefined ? Promise.resolve() : loadPartner(src);
    void ready.then(() => {
      const detail = { name, productId };
      const event = new CustomEvent('vitrine:slot', { bubbles: true, detail });
      if (!isLeft) slot.current?.dispatchEvent(event);
    });
    return () => {
      isLeft = true;
    };
  }, [name, productId, src, isAllowed]);
  return <div ref={slot} data-slot={name} data-product={productId} />;
}
