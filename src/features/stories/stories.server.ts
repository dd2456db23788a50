import { CONTENT_SCHEMAS, type Story } from '#src/domain/content/content.schema.ts';
import type { StoryKind } from '#src/domain/content/content.ts';
import type { Letters } from '#src/domain/content/content.values.ts';
import { type PagePaths, pathsOfStory } from '#src/domain/content/page-elsewhere.ts';
import { type SearchTexts, saidOf } from '#src/domain/text/search-texts.ts';
import { lettersOn, type ShownBlock, showBlocks } from '#src/features/blocks/blocks.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
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

/** What a page shows, with the products that its blocks lead to. */
export type ShownStory = Omit<Story, 'sections' | 'search_engines'> & {
  letters: Letters;
  sections: ShownBlock[];
  head: SearchTexts;
};

export type ReadStory =
  | { state: 'missing' }
  /** Content cannot be read now: the page is shown without it (§7). */
  | { state: 'unreadable' }
  | { state: 'there'; story: ShownStory; paths: PagePaths };

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
    showBlocks(commerce, story.sections),
  ]);
  const paths = pathsOfStory(kind, id, slugs ?? {});
  const { search_engines, ...shown } = story;
  const head = { title: story.title, description: story.text, ...saidOf(search_engines) };
  return { state: 'there', story: { ...shown, letters, sections, head }, paths };
}
