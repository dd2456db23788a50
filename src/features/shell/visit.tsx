import { MergeNotice } from './merge-notice.tsx';
import { useFreshCart } from './use-fresh-cart.ts';
import { useUnfinished } from './use-unfinished.ts';

/** What a page does for its shopper beside what it shows, once the start-up call has answered. */
export function Visit() {
  useUnfinished();
  useFreshCart();
  return <MergeNotice />;
}
