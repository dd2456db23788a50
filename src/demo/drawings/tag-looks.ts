import { and, eq } from 'drizzle-orm';
import { CONTENT_SCHEMAS, type Story } from '#src/domain/content/content.schema.ts';
import { STORY_KINDS } from '#src/domain/content/content.ts';
import { contentEntries } from '#src/platform/content/tables.ts';
import type { Transaction } from '#src/platform/kernel/database/database.ts';
import { isHero, productsOn, sceneOf } from './hero-scenes.ts';
import { placesOn } from './heroes.ts';

type Section = Story['sections'][number];

/** A look's places are where its scene has garments, and lead to these very colours. */
function tagged(section: Section): Section {
  if (section.kind !== 'look' || !isHero(section.hero)) return section;
  const products = productsOn(section.hero);
  const places = placesOn(sceneOf(section.hero)).flatMap((place, at) => {
    const optionId = products[at]?.optionId;
    return optionId === undefined ? [] : [{ ...place, search: optionId }];
  });
  return { ...section, places };
}

/** Tags the looks of the stories that the shops opened with by what their drawings show. */
export async function tagLooks(tx: Transaction): Promise<void> {
  for (const kind of STORY_KINDS) {
    const contentType = `${kind}_page` as const;
    const isKind = eq(contentEntries.contentType, contentType);
    const entries = await tx.select().from(contentEntries).where(isKind);
    for (const { uid, locale, fields } of entries) {
      const story = CONTENT_SCHEMAS[contentType].parse(fields);
      await tx
        .update(contentEntries)
        .set({ fields: { ...story, sections: story.sections.map(tagged) } })
        .where(and(isKind, eq(contentEntries.uid, uid), eq(contentEntries.locale, locale)));
    }
  }
}
