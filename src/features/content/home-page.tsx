import { useSuspenseQuery } from '@tanstack/react-query';
import { ProductList } from '#src/features/catalogue/product-list.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { HeroPicture } from '#src/features/shop/hero-picture.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { button, heading, home } from '#styles/recipes';
import { homeQuery } from './content.queries.ts';

/** Home: one sentence and one link, families, what is new, an editorial pair. */
export function HomePage() {
  const { brandName } = useShop();
  const { data } = useSuspenseQuery(homeQuery);
  const { page, selection } = data;
  const styles = home();
  if (page === null) return <h1 className={heading({ size: 'hero' })}>{brandName}</h1>;
  return (
    <>
      <section className={styles.hero}>
        <HeroPicture
          hero={page.hero.hero}
          alt=""
          sizes="100vw"
          className={styles.heroPicture}
          isFirst
        />
        <div className={styles.heroText}>
          <h1 className={heading({ size: 'hero' })}>{page.hero.title}</h1>
          <p>{page.hero.text}</p>
          <ContentLink link={page.hero.link} className={button()}>
            {page.hero.link.label}
          </ContentLink>
        </div>
      </section>
      <ul className={styles.families}>
        {page.families.map((family) => (
          <li key={family.url} className={styles.family}>
            <HeroPicture
              hero={family.hero}
              alt=""
              sizes="(min-width: 768px) 33vw, 50vw"
              className={styles.familyPicture}
            />
            <ContentLink link={family} className={styles.familyLink}>
              {family.title}
            </ContentLink>
          </li>
        ))}
      </ul>
      {selection.length > 0 && (
        <section className={styles.section}>
          <div className={styles.sectionHead}>
            <h2 className={heading({ size: 'section' })}>{page.selection.title}</h2>
            <ContentLink link={page.selection.link} className={button({ look: 'quiet' })}>
              {page.selection.link.label}
            </ContentLink>
          </div>
          <ProductList products={selection} isFirst={false} />
        </section>
      )}
      <section className={styles.editorial}>
        {page.editorial.map((story) => (
          <article key={story.title} className={styles.story}>
            <HeroPicture
              hero={story.hero}
              alt=""
              sizes="(min-width: 768px) 50vw, 100vw"
              className={styles.storyPicture}
            />
            <h2 className={heading({ size: 'section' })}>{story.title}</h2>
            <p>{story.text}</p>
            <ContentLink link={story.link} className={button({ look: 'quiet' })}>
              {story.link.label}
            </ContentLink>
          </article>
        ))}
      </section>
    </>
  );
}
