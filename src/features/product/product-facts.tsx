import { useLingui } from '@lingui/react/macro';
import type { Product } from '#src/domain/catalogue.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { productPage } from '#styles/recipes';

/** What a shopper wants to know before buying: description, cloth, care, origin. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useLingui();
  const { description, materials, care, origin } = product;
  return (
    <div className={productPage().facts}>
      <Disclosure label={t`Description`} isOpenAtFirst>
        <p>{description}</p>
      </Disclosure>
      <Disclosure label={t`Materials and care`}>
        <ul>
          {materials.map(({ label, percent }) => (
            <li key={label}>
              {percent} % {label}
            </li>
          ))}
        </ul>
        <ul>
          {care.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure label={t`Origin`}>
        <p>{t`Made in: ${origin}`}</p>
      </Disclosure>
    </div>
  );
}
