import type { z } from 'zod';
import type { BlockOf } from './block.schema.ts';
import type { leadSchema } from './content-parts.schema.ts';

/** A picture with words and one link. */
export type Lead = z.infer<typeof leadSchema>;
type DayOfYear = BlockOf<'lead'>['seasons'][number]['from'];

/** The first block of a kind. */
export const firstBlock = <Block extends { kind: string }, Kind extends Block['kind']>(
  blocks: readonly Block[],
  kind: Kind,
) => blocks.find((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

const inYear = ({ month, day }: DayOfYear) => month * 100 + day;

/** What a lead shows on a day (`YYYY-MM-DD`): that of the season, if it has seasons. */
export function leadOn({ seasons, ...lead }: BlockOf<'lead'>, today: string): Lead {
  const [, month = 1, day = 1] = today.split('-').map(Number);
  const now = inYear({ month, day });
  const inOrder = seasons.toSorted((one, other) => inYear(one.from) - inYear(other.from));
  // Before the first of a year, the last one of the year before goes on.
  const season = inOrder.findLast(({ from }) => inYear(from) <= now) ?? inOrder.at(-1);
  const { hero, title, text, link } = season ?? lead;
  return { hero, title, text, link };
}
