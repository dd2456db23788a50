import type { ProductSummary } from '#src/domain/catalogue/catalogue.ts';
import { NO_FILTER } from '#src/domain/catalogue/facets.ts';
import type {
  ContentLink,
  Letters,
  Story,
  StoryKind,
  StoryLook,
  StoryPicture,
  StoryPlace,
  StoryProducts,
} from '#src/domain/content/content.ts';
import { contentTarget } from '#src/domain/content/content-target.ts';
import { type PagePaths, pathsOfStory } from '#src/domain/content/page-elsewhere.ts';
import type { RichNode } from '#src/domain/content/rich-text.ts';
import { readFamily } from '#src/features/catalogue/catalogue.server.ts';
import { lettersOn } from '#src/features/content/content.server.ts';
import { readRichText } from '#src/features/rich-text/rich-text.server.ts';
import { searchProducts } from '#src/gateway/catalogue.server.ts';
import { getStory, getStorySlugs } from '#src/gateway/content.server.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';
import { CATALOGUE_RULE, CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

const readEntry = optional(cachedRead('story', CONTENT_RULE, getStory), null);
/** The same in every shop. */
const readSlugs = optional(
  cachedRead('story-slugs', CONTENT_RULE, getStorySlugs, (_, kind, uid) =>
    JSON.stringify([kind, uid]),
  ),
  null,
);
const readPieces = optional(cachedRead('story-pieces', CATALOGUE_RULE, searchProducts), null);
const readSelection = optional(readFamily, null);

/** What a page shows, with the products that its sections lead to. */
export type ShownPlace = Omit<StoryPlace, 'search'> & { product: ProductSummary };
export type ShownSection =
  | StoryPicture
  | { kind: 'words'; title: string; nodes: RichNode[] }
  | (StoryProducts & { products: ProductSummary[] })
  | (Omit<StoryLook, 'places'> & { places: ShownPlace[] });
export type ShownStory = Omit<Story, 'sections'> & { letters: Letters; sections: ShownSection[] };

export type ReadStory =
  | { state: 'missing' }
  /** Content cannot be read now: the page stands without it (§7). */
  | { state: 'unreadable' }
  | { state: 'there'; story: ShownStory; paths: PagePaths };

const FIRST = { page: 0, filter: NO_FILTER } as const;

/** The newest products of the family that a link leads to; none where they cannot be had. */
async function productsOf(call: CallContext, { url }: ContentLink): Promise<ProductSummary[]> {
  const target = contentTarget(url);
  if (target.page !== 'family') return [];
  const query = { ...FIRST, pageSize: 8, sort: 'newest' } as const;
  const list = await readSelection(call, target.familyId, query);
  return list?.values ?? [];
}

/** What is found for each place, first what is to be had; no product stands at two places. */
async function piecesOf(call: CallContext, places: readonly StoryPlace[]): Promise<ShownPlace[]> {
  const query = { ...FIRST, pageSize: 6, sort: 'relevance' } as const;
  const lists = await Promise.all(places.map(({ search }) => readPieces(call, search, query)));
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
  call: CallContext,
  section: Story['sections'][number],
): Promise<ShownSection> {
  switch (section.kind) {
    case 'words':
      return { kind: 'words', title: section.title, nodes: readRichText(section.html) };
    case 'picture':
      return section;
    case 'products':
      return { ...section, products: await productsOf(call, section.link) };
    case 'look':
      return { ...section, places: await piecesOf(call, section.places) };
  }
}

/** An editors' page as a shopper sees it, and where else it exists (A-012). */
export async function readStory(
  call: CallContext,
  kind: StoryKind,
  id: string,
): Promise<ReadStory> {
  const found = await readEntry(call, kind, id);
  if (found === null) return { state: 'unreadable' };
  const { story } = found;
  if (story === null) return { state: 'missing' };
  const [slugs, letters, sections] = await Promise.all([
    readSlugs(call, kind, id),
    lettersOn(call, story.hero),
    Promise.all(story.sections.map((section) => showSection(call, section))),
  ]);
  const paths = pathsOfStory(kind, id, slugs ?? {});
  return { state: 'there', story: { ...story, letters, sections }, paths };
}
