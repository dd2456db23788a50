import { z } from 'zod';
import type { StoryKind } from '#src/domain/content/content.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { askEntries } from './content-entries.server.ts';

/** Names of an editors' page in the shops that have it. */
export type StorySlugs = Partial<Record<OnlineLocale, string>>;

const slugSchema = z.object({ slug: z.string() });

/** Names of editors' pages of a kind, by uid; of one page alone with its uid. */
async function askSlugs(commerce: Commerce, kind: StoryKind, uid?: string) {
  const byUid = new Map<string, StorySlugs>();
  const query = uid === undefined ? {} : { query: JSON.stringify({ uid }) };
  const reads = ONLINE_LOCALES.map(async (locale) => {
    const narrowed = { ...query, 'only[]': ['slug'], locale };
    for (const entry of await askEntries(commerce, `${kind}_page`, narrowed)) {
      const { slug } = slugSchema.parse(entry.fields);
      // A draft that is previewed may have none.
      byUid.set(entry.uid, { ...byUid.get(entry.uid), [locale]: slug || entry.uid });
    }
  });
  await Promise.all(reads);
  return byUid;
}

/** Names of an editors' page by locale (A-012); null when a lookup fails. */
export async function storySlugs(
  commerce: Commerce,
  kind: StoryKind,
  uid: string,
): Promise<StorySlugs | null> {
  try {
    return (await askSlugs(commerce, kind, uid)).get(uid) ?? {};
  } catch {
    return null;
  }
}

/** All editors' pages of a kind with their names; null when a lookup fails. */
export async function storyNames(
  commerce: Commerce,
  kind: StoryKind,
): Promise<{ id: string; slugs: StorySlugs }[] | null> {
  try {
    return [...(await askSlugs(commerce, kind))].map(([id, slugs]) => ({ id, slugs }));
  } catch {
    return null;
  }
}
