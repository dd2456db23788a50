import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { NO_FILTER } from '#src/domain/catalogue/facets.ts';
import {
  CONTENT_SCHEMAS,
  type ContentLink,
  type Story,
  type StoryLook,
  type StoryPicture,
  type StoryPlace,
  type StoryProducts,
} from '#src/domain/content/content.schema.ts';
import type { RichNode, StoryKind } from '#src/domain/content/content.ts';
import type { Letters } from '#src/domain/content/content.values.ts';
import { type PagePaths, pathsOfStory } from '#src/domain/content/page-elsewhere.ts';
import { contentTarget } from '#src/domain/content/page-slugs.ts';
import { type SearchTexts, saidOf } from '#src/domain/text/search-texts.ts';
import { askSearch, readFamily } from '#src/features/catalogue/catalogue.server.ts';
import { lettersOn } from '#src/features/content/content.server.ts';
import { readRichText } from '#src/features/rich-text/rich-text.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CATALOGUE_RULE, CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { askEntries } from '#src/session/content-entries.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';
import { storySlugs } from '#src/session/story-names.server.ts';

/** The editors' page of a kind with this uid, null where there is none; null when the read fails (§7). */
async function askStory(
  commerce: Commerce,
  kind: StoryKind,
  uid: string,
): Promise<{ story: Story | null } | null> {
  const type = `${kind}_page` as const;
  try {
    const [entry] = await askEntries(commerce, type, { query: JSON.stringify({ uid }) });
    return { story: entry === undefined ? null : CONTENT_SCHEMAS[type].parse(entry.fields) };
  } catch {
    return null;
  }
}

const readEntry = optional(cachedRead('story', CONTENT_RULE, askStory), null);
/** The same in every shop. */
const readSlugs = optional(
  cachedRead('story-slugs', CONTENT_RULE, storySlugs, (_, kind, uid) =>
    JSON.stringify([kind, uid]),
  ),
  null,
);
const readProducts = optional(cachedRead('story-products', CATALOGUE_RULE, askSearch), null);
const readSelection = optional(readFamily, null);

/** What a page shows, with the products that its sections lead to. */
export type ShownPlace = Omit<StoryPlace, 'search'> & { product: ProductSummary };
export type ShownSection =
  | StoryPicture
  | { kind: 'words'; title: string; nodes: RichNode[] }
  | (StoryProducts & { products: ProductSummary[] })
  | (Omit<StoryLook, 'places'> & { places: ShownPlace[] });
export type ShownStory = Omit<Story, 'sections' | 'search_engines'> & {
  letters: Letters;
  sections: ShownSection[];
  head: SearchTexts;
};

export type ReadStory =
  | { state: 'missing' }
  /** Content cannot be read now: the page is shown without it (§7). */
  | { state: 'unreadable' }
  | { state: 'there'; story: ShownStory; paths: PagePaths };

const FIRST = { page: 0, filter: NO_FILTER } as const;

/** The newest products of the family that a link leads to; none where they cannot be read. */
async function productsOf(commerce: Commerce, { url }: ContentLink): Promise<ProductSummary[]> {
  const target = contentTarget(url);
  if (target.page !== 'family') return [];
  const query = { ...FIRST, pageSize: 8, sort: 'newest' } as const;
  const list = await readSelection(commerce, target.familyId, query);
  return list?.values ?? [];
}

/** The product of each place, available ones first; no product is at two places. */
async function fillPlaces(
  commerce: Commerce,
  places: readonly StoryPlace[],
): Promise<ShownPlace[]> {
  const query = { ...FIRST, pageSize: 6, sort: 'relevance' } as const;
  const lists = await Promise.all(
    places.map(({ search }) => readProducts(commerce, search, query)),
  );
  const taken = new Set<string>();
  return places.flatMap(({ x, y }, at) => {
    const product = lists[at]?.values.find(
      ({ productId, availability }) => availability !== 'UNAVAILABLE' && !taken.has(productId),
    );
    if (product === undefined) return [];
    taken.add(product.productId);
    return [{ x, y, product }];
  });
}

async function showSection(
  commerce: Commerce,
  section: Story['sections'][number],
): Promise<ShownSection> {
  switch (section.kind) {
    case 'words':
      return { kind: 'words', title: section.title, nodes: readRichText(section.html) };
    case 'picture':
      return section;
    case 'products':
      return { ...section, products: await productsOf(commerce, section.link) };
    case 'look':
      return { ...section, places: await fillPlaces(commerce, section.places) };
  }
}

/** An editors' page as a shopper sees it, and where else it exists (A-012). */
export async function readStory(
  commerce: Commerce,
  kind: StoryKind,
  id: string,
): Promise<ReadStory> {
  const answer = await readEntry(commerce, kind, id);
  if (answer === null) return { state: 'unreadable' };
  const { story } = answer;
  if (story === null) return { state: 'missing' };
  const [slugs, letters, sections] = await Promise.all([
    readSlugs(commerce, kind, id),
    lettersOn(commerce, story.hero),
    Promise.all(story.sections.map((section) => showSection(commerce, section))),
  ]);
  const paths = pathsOfStory(kind, id, slugs ?? {});
  const { search_engines, ...shown } = story;
  const head = { title: story.title, description: story.text, ...saidOf(search_engines) };
  return { state: 'there', story: { ...shown, letters, sections, head }, paths };
}
