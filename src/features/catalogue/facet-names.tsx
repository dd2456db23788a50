import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Availability,
  PRODUCT_TAGS,
  type ProductTag,
} from '#src/domain/catalogue/catalogue.values.ts';
import { type FacetGroup, isAvailability } from '#src/domain/catalogue/facets.ts';
import { ProductTagLabel } from '#src/features/merchandise/product-tag-label.tsx';

export function FacetGroupName({ group }: { group: FacetGroup | 'price' }) {
  switch (group) {
    case 'audience':
      return <Trans>For</Trans>;
    case 'size':
      return <Trans>Size</Trans>;
    case 'colour':
      return <Trans>Colour</Trans>;
    case 'material':
      return <Trans>Material</Trans>;
    case 'tag':
      return <Trans>Selection</Trans>;
    case 'availability':
      return <Trans>Availability</Trans>;
    case 'price':
      return <Trans>Price</Trans>;
  }
}

function AvailabilityName({ availability }: { availability: Availability }) {
  const { t } = useLingui();
  const names: Record<Availability, string> = {
    AVAILABLE: t`In stock`,
    FEW_REMAINING: t`Few left`,
    UNAVAILABLE: t`Sold out`,
  };
  return names[availability];
}

const isTag = (value: string): value is ProductTag => PRODUCT_TAGS.some((tag) => tag === value);

export function FacetValueName({ value, label }: { value: string; label: string }) {
  if (isAvailability(value)) return <AvailabilityName availability={value} />;
  if (isTag(value)) return <ProductTagLabel tag={value} />;
  return label;
}
