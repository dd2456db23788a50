import { use } from 'react';
import { wordmark } from '#styles/recipes';
import { ShopContext } from './shop-provider.tsx';

/** The brand's name as it is set on a shop front; the shop's own where none is given. */
export function Wordmark({ brandName }: { brandName?: string }) {
  return <span className={wordmark()}>{brandName ?? use(ShopContext)?.brandName}</span>;
}
