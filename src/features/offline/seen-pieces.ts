import type { QueryClient } from '@tanstack/react-query';
import type { ProductMatch } from '#src/domain/catalogue/catalogue.schema.ts';
import { seenProducts } from '#src/features/product/seen-products.ts';
import { browserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';
import type { SeenPiece } from './offline-page.ts';

const KEY = 'vitrine-seen-names';
const MAX = 6;

/** Names that this browser has kept: it may hold anything. */
function keptNames(): ReadonlyMap<string, string> {
  const kept = readJson(browserStorage, KEY);
  if (typeof kept !== 'object' || kept === null) return new Map();
  return new Map(Object.entries(kept).filter(([, name]) => typeof name === 'string'));
}

/** The products that were looked at last, newest first, by the names that they were shown under. */
export function seenPieces(queryClient: QueryClient): SeenPiece[] {
  const matches = queryClient.getQueriesData<ProductMatch>({ queryKey: ['product'] });
  const shown = matches.flatMap(([, match]): [string, string][] =>
    match?.product === undefined ? [] : [[match.product.productId, match.product.name]],
  );
  const names = new Map([...keptNames(), ...shown]);
  const pieces = seenProducts(browserStorage)
    .slice(0, MAX)
    .flatMap((productId) => {
      const name = names.get(productId);
      return name === undefined ? [] : [{ productId, name }];
    });
  const kept = pieces.map(({ productId, name }) => [productId, name]);
  writeJson(browserStorage, KEY, Object.fromEntries(kept));
  return pieces;
}
