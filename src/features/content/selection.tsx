import type { ProductSummary } from '#src/domain/catalogue.ts';
import type { HomePage as Content } from '#src/domain/content.ts';
import { ProductTile } from '#src/features/catalogue/product-tile.after.tsx';
import { ContentLink } from '#src/features/content/content-link.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { button, heading, home } from '#styles/recipes';

type SelectionProps = { selection: Content['selection']; products: readonly ProductSummary[] };

/** The editors' selection: a row of products, and the list that it is of. */
export function Selection({ selection, products }: SelectionProps) {
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
    </section>
  );
}
