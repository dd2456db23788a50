import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { onlineVariant } from '#src/domain/shop/locales.ts';
import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { HeroPicture, LeadPicture } from '#src/features/merchandise/hero-picture.tsx';
import { PriceNote } from '#src/features/merchandise/price-note.tsx';
import { RichText } from '#src/features/rich-text/rich-text.tsx';
import { StoryData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { HomeLink, ProductLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { button, flow, heading, home, page, story as recipe } from '#styles/recipes';
import { type StoryReference, storyQuery } from './stories.functions.ts';
import type { ShownPlace, ShownSection, ShownStory } from './stories.server.ts';

/** The picture's own units: places have fixed coordinates, whatever its size on the screen. */
const WIDTH = 960;
const HEIGHT = 1200;
const MARK = 28;
const THUMB = 58;

function Places({ places }: { places: readonly ShownPlace[] }) {
  const { t } = useLingui();
  const styles = recipe();
  return (
    <svg className={styles.places} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title>{t`Items in this picture`}</title>
      {places.map(({ x, y, product }, at) => {
        const [cx, cy] = [(x * WIDTH) / 100, (y * HEIGHT) / 100];
        return (
          <ProductLink
            key={product.productId}
            product={product}
            className={styles.place}
            aria-label={`${at + 1}. ${product.name}`}
          >
            <circle cx={cx} cy={cy} r={THUMB} />
            <circle cx={cx} cy={cy} r={MARK} />
            <text x={cx} y={cy + 10}>
              {at + 1}
            </text>
          </ProductLink>
        );
      })}
    </svg>
  );
}

type LookProps = { look: Extract<ShownSection, { kind: 'look' }>; side: 'start' | 'end' };

/** A picture whose garments link to their products, with these products beside it. */
function StoryLook({ look, side }: LookProps) {
  const styles = recipe();
  return (
    <section className={styles.look} data-side={side}>
      <figure className={styles.frame}>
        <HeroPicture
          hero={look.hero}
          alt={look.alt}
          shape="portrait"
          sizes="(min-width: 768px) 46vw, 100vw"
          className={styles.picture}
        />
        <Places places={look.places} />
      </figure>
      <div className={styles.side}>
        <h2 className={heading({ size: 'section' })}>{look.title}</h2>
        <p>{look.text}</p>
        <ol className={styles.pieces}>
          {look.places.map(({ product }, at) => (
            <li key={product.productId} className={styles.piece}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <ProductTile product={product} level="h3" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Products({ section }: { section: Extract<ShownSection, { kind: 'products' }> }) {
  const styles = home();
  if (section.products.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={heading({ size: 'section' })}>{section.title}</h2>
        <ContentLink link={section.link} className={button({ look: 'quiet' })}>
          {section.link.label}
        </ContentLink>
      </div>
      <Rail className={styles.rail}>
        {section.products.map((product) => (
          <li key={product.productId}>
            <ProductTile product={product} level="h3" />
          </li>
        ))}
      </Rail>
    </section>
  );
}

type SectionProps = { section: ShownSection; side: 'start' | 'end' };

/** A section of an editors' page, its picture at the start or the end of the line. */
function StorySection({ section, side }: SectionProps) {
  const styles = recipe();
  switch (section.kind) {
    case 'words':
      return (
        <section className={styles.words}>
          <h2 className={heading({ size: 'section' })}>{section.title}</h2>
          <RichText nodes={section.nodes} />
        </section>
      );
    case 'picture':
      return (
        <section className={styles.split} data-side={side}>
          <HeroPicture
            hero={section.hero}
            alt=""
            sizes="(min-width: 1280px) 54vw, 92vw"
            className={styles.splitPicture}
          />
          <div className={styles.splitText}>
            <h2 className={heading({ size: 'section' })}>{section.title}</h2>
            <p>{section.text}</p>
            <ContentLink link={section.link} className={button({ look: 'quiet' })}>
              {section.link.label}
            </ContentLink>
          </div>
        </section>
      );
    case 'products':
      return <Products section={section} />;
    case 'look':
      return <StoryLook look={section} side={side} />;
  }
}

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
  const shop = onlineVariant(useLocale());
  if (data.state !== 'there') return <Unreadable />;
  const { story, paths } = data;
  const path = paths[shop];
  const pictured = story.sections.filter(({ kind }) => kind === 'picture' || kind === 'look');
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
      {story.sections.map((section) => (
        <StorySection
          key={section.title}
          section={section}
          side={pictured.indexOf(section) % 2 === 1 ? 'end' : 'start'}
        />
      ))}
      {story.sections.some((section) => section.kind !== 'words') && (
        <div className={styles.line}>
          <PriceNote />
        </div>
      )}
    </div>
  );
}
