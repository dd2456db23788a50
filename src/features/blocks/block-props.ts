import type { ShownBlock, ShownOf } from './blocks.server.ts';

export type BlockProps<Kind extends ShownBlock['kind']> = {
  block: ShownOf<Kind>;
  /** What its heading is on the page. */
  level: 'h1' | 'h2';
  /** Whether nothing of the page is above it. */
  isFirst: boolean;
  /** Whether it has the last prices of the page. */
  isLastPriced: boolean;
};
