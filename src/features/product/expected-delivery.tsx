import { Trans } from '@lingui/react/macro';
import type { Product } from '#src/domain/catalogue/catalogue.schema.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { text } from '#styles/recipes';

/** When goods that are not in the warehouse yet are sent. */
export function ExpectedDelivery({ product }: { product: Product }) {
  const formats = useFormats();
  if (product.expectedOn === null) return null;
  const day = formats.date(product.expectedOn);
  return (
    <p className={text({ tone: 'notice' })}>
      {product.tags.includes('ON_DEMAND') ? (
        <Trans>Made to order for you, sent from {day}.</Trans>
      ) : (
        <Trans>Order now, sent from {day}.</Trans>
      )}
    </p>
  );
}
