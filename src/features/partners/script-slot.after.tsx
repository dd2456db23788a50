import { useEffect, useRef } from 'react';

type ScriptSlotProps = {
  /** Whose script fills it: pictures of customers, recommendations. */
  name: 'olapic' | 'rich-relevance';
  productId?: string;
};

/**
 * An empty place on the page for a partner's script. The page says when it is there, since a shop
 * that never reloads gives a script no other moment: `vitrine:slot`, with the slot as its target.
 */
export function ScriptSlot({ name, productId }: ScriptSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  // Told again for another product: the partner shows something else.
  useEffect(() => {
    const detail = { name, productId };
    slot.current?.dispatchEvent(new CustomEvent('vitrine:slot', { bubbles: true, detail }));
  }, [name, productId]);
  return <div ref={slot} data-slot={name} data-product={productId} />;
}
