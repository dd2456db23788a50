import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LeadPicture } from '#src/features/merchandise/hero-picture.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { button, flow, heading, home, page, story as recipe } from '#styles/recipes';
import type { StoryReference } from './stories.functions.ts';
import { storyQuery } from './stories.functions.ts';
import type { ShownStory } from './stories.server.ts';
import { StorySection } from './story-section.tsx';

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

/** A landing, trend or lookbook page: a hero, and sections that its editors have ordered. */
export function StoryPage(reference: StoryReference) {
  const { data } = useSuspenseQuery(storyQuery(reference));
  if (data.state !== 'there') return <Unreadable />;
  const { story } = data;
  const pictured = story.sections.filter(({ kind }) => kind === 'picture' || kind === 'look');
  const styles = recipe();
  return (
    <div className={styles.root}>
      <Hero story={story} />
      <div className={styles.crumb}>
        <Breadcrumb families={[]} />
      </div>
      {story.sections.map((section) => (
        <StorySection
          key={section.title}
          section={section}
          side={pictured.indexOf(section) % 2 === 1 ? 'end' : 'start'}
        />
      ))}
    </div>
  );
}
