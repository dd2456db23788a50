import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { ProductSummary } from '#src/domain/catalogue.ts';
import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { useNearView } from '#src/ui/use-near-view.ts';
import { heading, productPage } from '#styles/recipes';
import { relatedQuery, tilesQuery } from './product.queries.ts';
import { seeProduct } from './seen-products.ts';

type RailProps = { title: ReactNode; products: readonly ProductSummary[] };

function Rail({ title, products }: RailProps) {
  const styles = productPage();
  if (products.length === 0) return null;
  return (
    <section className={styles.more}>
      <h2 className={heading({ size: 'section' })}>{title}</h2>
      <ul className={styles.rail}>
        {products.map((product) => (
          <li key={product.productId}>
            <ProductTile product={product} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The products seen before this one, by the browser's own account. */
function useSeenBefore(productId: string): string[] {
  const [seen, setSeen] = useState<string[]>([]);
  useEffect(() => setSeen(seeProduct(window.localStorage, productId)), [productId]);
  return seen;
}

/** What goes with a garment, what resembles it, what was seen: read when the shopper comes near. */
export function RelatedProducts({ productId }: { productId: string }) {
  const [place, isNear] = useNearView<HTMLDivElement>();
  const seen = useSeenBefore(productId);
  const { data: related } = useQuery({ ...relatedQuery(productId), enabled: isNear });
  const { data: tiles = [] } = useQuery({
    ...tilesQuery(seen),
    enabled: isNear && seen.length > 0,
  });
  return (
    <div ref={place}>
      <Rail title={<Trans>Complete the look</Trans>} products={related?.look ?? []} />
      <Rail title={<Trans>You may also like</Trans>} products={related?.similar ?? []} />
      <Rail title={<Trans>Recently viewed</Trans>} products={tiles} />
    </div>
  );
}
