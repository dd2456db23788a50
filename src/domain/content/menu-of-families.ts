import type { MenuFamily } from '#src/domain/catalogue/catalogue.schema.ts';
import type { HeaderLayout, NavigationGroup } from './content.schema.ts';
import type { ContentLink } from './content-parts.schema.ts';
import { familySlug, parseFamilySlug } from './page-slugs.ts';

/** The menu that editors wrote, as the families of the shop are now. */

type Column = NavigationGroup['columns'][number];

/** A path of a family with what follows it. */
const FAMILY_URL = /^\/([^/?#]+)([?#].*)?$/;

const familyIdOf = ({ url }: Pick<ContentLink, 'url'>): string | undefined =>
  parseFamilySlug(FAMILY_URL.exec(url)?.[1] ?? '')?.id;

const linkTo = ({ familyId: id, slug: name, title }: MenuFamily): ContentLink => ({
  label: title,
  url: `/${familySlug({ name, id })}`,
});

type Tree = {
  /** In the order of menus, parents before children. */
  families: readonly MenuFamily[];
  byId: ReadonlyMap<string, MenuFamily>;
};

/** What was called as the family was is called as it is now; words of the editors' own stay. */
const nameNow = (label: string, { formerTitles, title }: MenuFamily) =>
  formerTitles.includes(label) ? title : label;

/** A link as its family is now; null where the shop has nothing to show of it. */
function asNow<Link extends ContentLink>(link: Link, { byId }: Tree): Link | null {
  const id = familyIdOf(link);
  if (id === undefined) return link;
  const family = byId.get(id);
  if (family === undefined) return null;
  const rest = FAMILY_URL.exec(link.url)?.[2] ?? '';
  return { ...link, label: nameNow(link.label, family), url: `${linkTo(family).url}${rest}` };
}

const linksNow = (links: readonly ContentLink[], tree: Tree) =>
  links.flatMap((link) => asNow(link, tree) ?? []);

function columnNow({ title, links }: Column, tree: Tree): Column[] {
  const now = linksNow(links, tree);
  if (now.length === 0 && links.length > 0) return [];
  const [first] = links;
  const whole = first && tree.byId.get(familyIdOf(first) ?? '');
  return [{ title: whole === undefined ? title : nameNow(title, whole), links: now }];
}

/** A group stays while there is something in it: it leads to that where its own family is gone. */
function groupNow(group: NavigationGroup, tree: Tree): NavigationGroup[] {
  const columns = group.columns.flatMap((column) => columnNow(column, tree));
  const [first] = columns.flatMap(({ links }) => links);
  const own = asNow(group, tree) ?? (first && { ...group, url: first.url });
  if (own === undefined) return [];
  const { picture } = group;
  const link = picture && asNow(picture.link, tree);
  return [{ ...own, columns, picture: picture && link && { ...picture, link } }];
}

/** Links of families in the order of these; every other one keeps its place. */
function inOrder<Link extends ContentLink>(links: readonly Link[], { families }: Tree): Link[] {
  const placeOf = (link: Link) => {
    const id = familyIdOf(link);
    return families.findIndex(({ familyId }) => familyId === id);
  };
  const sorted = links
    .filter((link) => placeOf(link) >= 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return links.map((link) => (placeOf(link) >= 0 ? (sorted.shift() ?? link) : link));
}

const familiesIn = (links: readonly ContentLink[]) =>
  links.flatMap((link) => familyIdOf(link) ?? []);

/** Families of the top that the menu does not name, each with those below it. */
function newGroups(groups: readonly NavigationGroup[], { families }: Tree): NavigationGroup[] {
  const named = new Set(
    familiesIn(groups.flatMap((group) => [group, ...group.columns.flatMap(({ links }) => links)])),
  );
  return families
    .filter(({ familyId, parentId }) => parentId === null && !named.has(familyId))
    .map((family) => ({ ...linkTo(family), columns: [], picture: null }));
}

/** A group with a family more, beside its neighbours; null where it has no place for it. */
function withChild(
  group: NavigationGroup,
  child: MenuFamily,
  { byId }: Tree,
): NavigationGroup | null {
  const { columns } = group;
  const isBeside = (id: string) =>
    id === child.parentId || byId.get(id)?.parentId === child.parentId;
  const many = columns.map(({ links }) => familiesIn(links).filter(isBeside).length);
  const most = Math.max(0, ...many);
  if (most > 0) {
    const at = many.indexOf(most);
    const added = (column: Column) => ({ ...column, links: [...column.links, linkTo(child)] });
    return { ...group, columns: columns.map((one, place) => (place === at ? added(one) : one)) };
  }
  const parent = byId.get(child.parentId ?? '');
  if (parent === undefined || familyIdOf(group) !== parent.familyId) return null;
  const links = [linkTo(parent), linkTo(child)];
  return { ...group, columns: [...columns, { title: parent.title, links }] };
}

/** The menu with what it does not name yet: families of the top, and those right below them. */
function completed(groups: readonly NavigationGroup[], tree: Tree): NavigationGroup[] {
  const whole = [...groups, ...newGroups(groups, tree)];
  const named = new Set(
    familiesIn(whole.flatMap((group) => group.columns.flatMap(({ links }) => links))),
  );
  for (const child of tree.families) {
    const isBelowTop = tree.byId.get(child.parentId ?? '')?.parentId === null;
    if (!isBelowTop || named.has(child.familyId)) continue;
    const grown = whole.map((group) => withChild(group, child, tree));
    const at = grown.findIndex((group) => group !== null);
    const group = grown[at];
    if (group) whole[at] = group;
  }
  return whole;
}

/**
 * Names, URLs and what there is to show come from the families, `families` in the order of menus, parents
 * before children. Where the menu follows them, so do its order and new ones; words, columns, pictures and
 * other links are the editors'.
 */
export function menuOfFamilies(
  layout: HeaderLayout,
  families: readonly MenuFamily[],
): HeaderLayout {
  const tree: Tree = {
    families,
    byId: new Map(families.map((family) => [family.familyId, family])),
  };
  const groups = layout.navigation_group.flatMap((group) => groupNow(group, tree));
  const whole = layout.follows_families ? completed(groups, tree) : groups;
  const ordered = layout.follows_families
    ? inOrder(whole, tree).map((group) => ({
        ...group,
        columns: group.columns.map(({ title, links }) => ({ title, links: inOrder(links, tree) })),
      }))
    : whole;
  return {
    ...layout,
    navigation_group: ordered,
    navigation_modular: linksNow(layout.navigation_modular, tree),
  };
}
