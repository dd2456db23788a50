import type { MenuFamily } from '#src/domain/catalogue/catalogue.schema.ts';
import type { HomePage } from './content.schema.ts';
import { familySlug } from './page-slugs.ts';

/**
 * Home of a shop without editors: its topmost families, and what is new in the first of them; null
 * for a shop with nothing to show.
 */
export function homeOfFamilies(title: string, families: readonly MenuFamily[]): HomePage | null {
  const links = families
    .filter(({ parentId }) => parentId === null)
    .map(({ familyId: id, slug: name, title: label }) => ({
      label,
      url: `/${familySlug({ name, id })}`,
    }));
  const [link] = links;
  if (link === undefined) return null;
  const tiles = links.map(({ label, url }) => ({ hero: '', title: label, url }));
  return {
    sections: [
      { kind: 'lead', hero: '', title, text: '', link, seasons: [] },
      { kind: 'families', families: tiles },
      { kind: 'products', title: link.label, link, otherFamilyId: null },
    ],
    search_engines: null,
  };
}
