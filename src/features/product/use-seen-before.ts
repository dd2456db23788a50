import { useEffect, useState } from 'react';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { seeProduct } from './seen-products.ts';

/** The products seen before this one, by the browser's own account. */
export function useSeenBefore(productId: string): string[] {
  const [seen, setSeen] = useState<string[]>([]);
  useEffect(() => setSeen(seeProduct(browserStorage, productId)), [productId]);
  return seen;
}
