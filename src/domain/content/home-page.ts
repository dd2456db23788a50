import type { HomePage } from './content.schema.ts';

type DayOfYear = HomePage['seasons'][number]['from'];

const inYear = ({ month, day }: DayOfYear) => month * 100 + day;

/** What heads the home page on a day (`YYYY-MM-DD`): that of the season, if the page has seasons. */
export function leadOf({ hero, seasons }: HomePage, today: string): HomePage['hero'] {
  const [, month = 1, day = 1] = today.split('-').map(Number);
  const now = inYear({ month, day });
  const inOrder = seasons.toSorted((one, other) => inYear(one.from) - inYear(other.from));
  // Before the first of a year, the last one of the year before goes on.
  const season = inOrder.findLast(({ from }) => inYear(from) <= now) ?? inOrder.at(-1);
  return season ?? hero;
}
