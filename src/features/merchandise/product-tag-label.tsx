import { Trans } from '@lingui/react/macro';
import type { ProductTag } from '#src/domain/catalogue/catalogue.values.ts';

export function ProductTagLabel({ tag }: { tag: ProductTag }) {
  switch (tag) {
    case 'New':
      return <Trans>New</Trans>;
    case 'WebExclu':
      return <Trans>Online only</Trans>;
    case 'ON_DEMAND':
      return <Trans>Made to order</Trans>;
    case 'RAL_ANTICIPATION':
      return <Trans>Pre-order</Trans>;
  }
}
