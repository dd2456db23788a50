import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { HeroPicture } from '#src/features/merchandise/hero-picture.tsx';
import { RichText } from '#src/features/rich-text/rich-text.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { button, heading, home, story as recipe } from '#styles/recipes';
import type { ShownSection } from './stories.server.ts';
import { StoryLook } from './story-look.tsx';

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
export function StorySection({ section, side }: SectionProps) {
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
