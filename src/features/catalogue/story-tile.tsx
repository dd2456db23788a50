import type { ListStory } from '#src/domain/content/content.ts';
import { HeroPicture } from '#src/features/merchandise/hero-picture.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { heading, tile } from '#styles/recipes';

/** Few: every one of them stands in the list's document (performance.md). */
const WIDTHS = [420, 800] as const;

/** A story between the products of a list, as wide as two of them: the whole tile is its link. */
export function StoryTile({ story }: { story: ListStory }) {
  const { newRatioOnProductPicture } = useShop().parameters.params;
  const styles = tile({ ratio: newRatioOnProductPicture ? 'wide' : undefined });
  return (
    <li className={styles.root} data-story="">
      <div className={styles.frame}>
        <HeroPicture
          hero={story.hero}
          alt=""
          widths={WIDTHS}
          sizes="92vw"
          className={styles.picture}
        />
      </div>
      <p className={styles.facts}>
        <ContentLink link={story} className={`${styles.link} ${heading({ size: 'part' })}`}>
          {story.title}
        </ContentLink>
      </p>
    </li>
  );
}
