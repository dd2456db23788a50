import type { StoryTile as Story } from '#src/domain/content.ts';
import { FAMILY_WIDTHS } from '#src/domain/pictures.ts';
import { HeroPicture } from '#src/features/merchandise/hero-picture.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { home } from '#styles/recipes';

/** A story between the products of a list, as wide as two of them: the whole tile is its link. */
export function StoryTile({ story }: { story: Story }) {
  const styles = home();
  return (
    <li className={styles.family} data-story="">
      <HeroPicture
        hero={story.hero}
        alt=""
        widths={FAMILY_WIDTHS}
        sizes="(min-width: 1280px) 47vw, (min-width: 768px) 62vw, 92vw"
        className={styles.storyPicture}
      />
      <ContentLink link={story} className={styles.familyLink}>
        {story.title}
      </ContentLink>
    </li>
  );
}
