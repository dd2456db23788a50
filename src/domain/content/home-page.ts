import type { HomePage } from './content.schema.ts';

/** What heads the home page on a day (`YYYY-MM-DD`): that of the season, if the page has seasons. */
export function leadOf({ hero, seasons }: HomePage, day: string): HomePage['hero'] {
  const inOrder = seasons.toSorted((one, other) => one.from.localeCompare(other.from));
  // Before the first of a year, the last one of the year before goes on.
  const season =
    inOrder.findLast(({ from }) => from <= day.slice('YYYY-'.length)) ?? inOrder.at(-1);
  return season ?? hero;
}
