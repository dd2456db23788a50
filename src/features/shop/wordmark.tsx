import { use } from 'react';
import { wordmark } from '#styles/recipes';
import { ShopContext } from './shop-provider.tsx';

/** The brand's name as it is set on a shop front. */
export function Wordmark() {
  return <span className={wordmark()}>{use(ShopContext)?.brandName ?? 'Vitrine'}</span>;
}
