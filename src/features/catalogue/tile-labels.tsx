import { Trans } from '@lingui/react/macro';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { ProductTagLabel } from '#src/features/merchandise/product-tag-label.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { tile } from '#styles/recipes';

type TileLabelsProps = { product: ProductSummary };

/** So many say something, more are noise. */
const MAX = 2;

/** What stands out about a product: sold out, its tags, the merchandisers' labels, eco-design. */
export function TileLabels({ product }: TileLabelsProps) {
  const { parameters, labels: titles } = useShop();
  const { tags, labels, availability, ecoDesign } = product;
  const styles = tile();
  const all = [
    ...(availability === 'UNAVAILABLE' ? [{ key: 'gone', text: <Trans>Sold out</Trans> }] : []),
    ...tags.map((tag) => ({ key: tag, text: <ProductTagLabel tag={tag} /> })),
    ...(parameters.params.showEcoDesign && ecoDesign
      ? [{ key: 'eco', text: <Trans>Eco-design</Trans> }]
      : []),
    ...labels.flatMap((key) => (titles[key] ? [{ key, text: titles[key] }] : [])),
  ];
  if (all.length === 0) return null;
  return (
    <p className={styles.labels}>
      {all.slice(0, MAX).map(({ key, text }) => (
        <span key={key} className={styles.label}>
          {text}
        </span>
      ))}
    </p>
  );
}
