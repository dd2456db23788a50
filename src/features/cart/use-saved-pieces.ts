import { useEffect, useState } from 'react';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { browserStorage } from '#src/ui/browser-storage.ts';
import {
  readSaved,
  type SavedPiece,
  savedKey,
  withoutSaved,
  withSaved,
  writeSaved,
} from './saved-pieces.ts';

/** What this browser's shoppers put aside in this shop; another tab's changes are seen (036). */
export function useSavedPieces() {
  const { domain } = useShop().parameters;
  const [pieces, setPieces] = useState<readonly SavedPiece[]>([]);
  useEffect(() => {
    const read = () => setPieces(readSaved(browserStorage, domain));
    const heed = ({ key }: StorageEvent) => key === savedKey(domain) && read();
    read();
    window.addEventListener('storage', heed);
    return () => window.removeEventListener('storage', heed);
  }, [domain]);
  const change = (changed: SavedPiece[]) => {
    setPieces(changed);
    writeSaved(browserStorage, domain, changed);
  };
  return {
    pieces,
    save: (piece: SavedPiece) => change(withSaved(pieces, piece)),
    drop: (sku: string) => change(withoutSaved(pieces, sku)),
  };
}
