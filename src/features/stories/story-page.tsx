import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { onlineVariant } from '#src/domain/shop/locales.ts';
import { Blocks } from '#src/features/blocks/blocks.tsx';
import { MoreBlock } from '#src/features/blocks/more-block.tsx';
import { LeadPicture } from '#src/features/merchandise/hero-picture.tsx';
import { StoryData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { button, flow, heading, home, page, story as recipe } from '#styles/recipes';
import { type StoryReference, storyQuery } from './stories.functions.ts';
import type { ShownStory } from './stories.server.ts';

/** Content cannot be read: the page says so, and the rest of the shop works (§7). */
function Unreadable() {
  return (
    <div className={page()}>
      <div className={flow()}>
        <h1 className={heading()}>
          <Trans>This page is on its way</Trans>
        </h1>
        <p>
          <Trans>
            This page will be back in a moment. In the meantime, take a look at the collection.
          </Trans>
        </p>
        <p>
          <HomeLink className={button()}>
            <Trans>Back to home</Trans>
          </HomeLink>
        </p>
      </div>
    </div>
  );
}

function Hero({ story }: { story: ShownStory }) {
  const styles = home({ letters: story.letters });
  return (
    <section className={styles.hero}>
      <LeadPicture hero={story.hero} className={styles.heroPicture} />
      <div className={styles.heroText}>
        <h1 className={heading({ size: 'hero' })}>{story.title}</h1>
        <p className={styles.heroWords}>{story.text}</p>
      </div>
    </section>
  );
}

/** A landing, trend or lookbook page: a hero, and blocks that its editors have ordered. */
export function StoryPage(reference: StoryReference) {
  const { data } = useSuspenseQuery(storyQuery(reference));
  const shop = onlineVariant(useLocale());
  if (data.state !== 'there') return <Unreadable />;
  const { story, paths } = data;
  const path = paths[shop];
  const styles = recipe();
  return (
    <div className={styles.root}>
      {path !== undefined && (
        <OptionalPart>
          <StoryData story={{ title: story.title, text: story.text, path }} />
        </OptionalPart>
      )}
      <Hero story={story} />
      <div className={styles.line}>
        <Breadcrumb families={[]} />
      </div>
      <Blocks blocks={story.sections} more={MoreBlock} />
    </div>
  );
}
