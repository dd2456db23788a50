import type { MenuFamily } from '#src/domain/catalogue/catalogue.schema.ts';
import type { HomePage } from './content.schema.ts';
import { familySlug } from './page-slugs.ts';

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

/**
 * Home of a shop without editors: its topmost families, and what is new in the first of them; null
 * for a shop with nothing to show.
 */
export function homeOfFamilies(title: string, families: readonly MenuFamily[]): HomePage | null {
  const links = families
    .filter(({ parentId }) => parentId === null)
    .map(({ familyId: id, slug: name, title: label }) => ({
      familyId: id,
      link: { label, url: `/${familySlug({ name, id })}` },
    }));
  const [first] = links;
  if (first === undefined) return null;
  const { familyId, link } = first;
  return {
    hero: { hero: '', title, text: '', link },
    seasons: [],
    families: links.map((one) => ({ hero: '', title: one.link.label, url: one.link.url })),
    selection: { title: link.label, familyId, link },
    editorial: [],
    search_engines: null,
  };
}
