import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { SizeChart } from '#src/domain/catalogue.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { productPage } from '#styles/recipes';

// Few open it, so nobody loads it before.
const SizeGuide = lazy(() =>
  import('./size-guide.tsx').then((module) => ({ default: module.SizeGuide })),
);

export function SizeGuideButton({ chart }: { chart: SizeChart }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={productPage().guide}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Icon name="ruler" />
        <Trans>Size guide</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <SizeGuide chart={chart} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
