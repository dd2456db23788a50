import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '#src/domain/catalogue/catalogue.schema.ts';
import type { FooterLayout } from '#src/domain/content/content.schema.ts';
import { Promises } from '#src/features/content/promises.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { productPage, text } from '#styles/recipes';
import { EnvironmentalSheet } from './environmental-sheet.tsx';

type ProductFactsProps = { product: Product; promises: FooterLayout['reinsurances'] };

/** What a shopper wants to know before buying: description, cloth, care, origin, delivery. */
export function ProductFacts({ product, promises }: ProductFactsProps) {
  const { t } = useLingui();
  const { agec } = useShop().parameters.params;
  const { productId, description, materials, care, origin, environment } = product;
  const styles = productPage();
  return (
    <div className={styles.facts}>
      <Disclosure label={t`Description`} isOpenAtFirst>
        <p className={text({ measure: 'read' })}>{description}</p>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>Reference {productId}</Trans>
        </p>
      </Disclosure>
      {materials.length + care.length > 0 && (
        <Disclosure label={t`Materials and care`}>
          <ul className={styles.list}>
            {materials.map(({ label, percent }) => (
              <li key={label}>{t`${percent}% ${label}`}</li>
            ))}
          </ul>
          <ul className={styles.list}>
            {care.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {origin !== null && (
        <Disclosure label={t`Origin`}>
          <p>{t`Made in: ${origin}`}</p>
        </Disclosure>
      )}
      {agec && environment !== null && <EnvironmentalSheet sheet={environment} />}
      {promises.length > 0 && (
        <Disclosure label={t`Delivery and returns`}>
          <Promises promises={promises} />
        </Disclosure>
      )}
    </div>
  );
}
