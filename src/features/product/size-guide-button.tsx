import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SizeChart } from '#src/domain/catalogue/catalogue.schema.ts';
import { isOfShoes } from '#src/domain/catalogue/catalogue.ts';
import { OptionalLayer } from '#src/features/shop/optional-layer.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart } from '#src/ui/optional-part.tsx';
import { productPage } from '#styles/recipes';

// Few open it: loaded on demand.
const SizeGuide = lazyPart(() => import('./size-guide.tsx').then((part) => part.SizeGuide));

export function SizeGuideButton({ chart }: { chart: SizeChart }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={productPage().guide}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Icon name="ruler" />
        {isOfShoes(chart) ? <Trans>Shoe size guide</Trans> : <Trans>Size guide</Trans>}
      </Button>
      {isOpen && (
        <OptionalLayer onClose={() => setOpen(false)}>
          <SizeGuide chart={chart} onClose={() => setOpen(false)} />
        </OptionalLayer>
      )}
    </div>
  );
}
