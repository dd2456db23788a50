import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { FAMILY_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import type { HomePage as Content } from '#src/domain/content/content.schema.ts';
import type { Letters } from '#src/domain/content/content.values.ts';
import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { HeroPicture, LeadPicture } from '#src/features/merchandise/hero-picture.tsx';
import { PriceNote } from '#src/features/merchandise/price-note.tsx';
import { ShopData } from '#src/features/search-engines/structured-data.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { button, heading, home } from '#styles/recipes';
import { homeQuery } from './content.functions.ts';

function Hero({ hero, letters }: Pick<Content, 'hero'> & { letters: Letters }) {
  const styles = home({ letters });
  return (
    <section className={styles.hero}>
      <LeadPicture hero={hero.hero} className={styles.heroPicture} />
      <div className={styles.heroText}>
        <h1 className={heading({ size: 'hero' })}>{hero.title}</h1>
        <p className={styles.heroWords}>{hero.text}</p>
        <ContentLink link={hero.link} className={button()}>
          {hero.link.label}
        </ContentLink>
      </div>
    </section>
  );
}

function Families({ families }: Pick<Content, 'families'>) {
  const styles = home();
  return (
    <ul className={styles.families}>
      {families.map((family) => (
        <li key={family.url} className={styles.family}>
          <HeroPicture
            hero={family.hero}
            alt=""
            shape="portrait"
            widths={FAMILY_WIDTHS}
            sizes="(min-width: 1600px) 16vw, (min-width: 768px) 31vw, 47vw"
            className={styles.familyPicture}
          />
          <ContentLink link={family} className={styles.familyLink}>
            {family.title}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

type SelectionProps = { selection: Content['selection']; products: readonly ProductSummary[] };

function Selection({ selection, products }: SelectionProps) {
  const styles = home();
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={heading({ size: 'section' })}>{selection.title}</h2>
        <ContentLink link={selection.link} className={button({ look: 'quiet' })}>
          {selection.link.label}
        </ContentLink>
      </div>
      <Rail className={styles.rail}>
        {products.map((product) => (
          <li key={product.productId}>
            <ProductTile product={product} level="h3" />
          </li>
        ))}
      </Rail>
      <div className={styles.sectionHead}>
        <PriceNote />
      </div>
    </section>
  );
}

function Editorial({ stories }: { stories: Content['editorial'] }) {
  const styles = home();
  return (
    <section className={styles.editorial}>
      {stories.map((story, at) => (
        <article key={story.title} className={styles.story}>
          <HeroPicture
            hero={story.hero}
            alt=""
            sizes={at % 2 === 0 ? '92vw' : '(min-width: 768px) 53vw, 92vw'}
            className={styles.storyPicture}
          />
          <div className={styles.storyText}>
            <h2 className={heading({ size: 'section' })}>{story.title}</h2>
            <p>{story.text}</p>
            <ContentLink link={story.link} className={button({ look: 'quiet' })}>
              {story.link.label}
            </ContentLink>
          </div>
        </article>
      ))}
    </section>
  );
}

/** Home: one sentence and one link, families, what is new, stories. */
export function HomePage() {
  const { brandName } = useShop();
  const { data } = useSuspenseQuery(homeQuery);
  const { page, letters, selection, promises } = data;
  if (page === null) return <h1 className={heading({ size: 'hero' })}>{brandName}</h1>;
  return (
    <>
      <OptionalPart>{promises !== null && <ShopData {...promises} />}</OptionalPart>
      <Hero hero={page.hero} letters={letters} />
      <OptionalPart>
        <Families families={page.families} />
      </OptionalPart>
      <OptionalPart>
        {selection.length > 0 && <Selection selection={page.selection} products={selection} />}
      </OptionalPart>
      <OptionalPart>
        <Editorial stories={page.editorial} />
      </OptionalPart>
    </>
  );
}
