import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { ProductSummary } from '#src/domain/catalogue.ts';
import { whenShown } from '#src/ui/after-load.tsx';
import { answerEarlyPress } from '#src/ui/early-presses.ts';
import { Icon } from '#src/ui/icon.tsx';
import { tile } from '#styles/recipes';

// The sizes come when they are asked for: a list carries none (performance.md).
const QuickSizes = whenShown('QuickSizes', () => import('./quick-sizes.late.tsx'));

/** Puts a product into the cart from its tile (DOM-29). */
export function QuickAdd({ product }: { product: ProductSummary }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const styles = tile();
  const { name } = product;
  return (
    <div className={styles.tools}>
      {isOpen && (
        <Suspense>
          <QuickSizes product={product} onDone={() => setOpen(false)} />
        </Suspense>
      )}
      <button
        ref={answerEarlyPress}
        type="button"
        className={styles.quick}
        aria-expanded={isOpen}
        aria-label={t`Quick add: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'cart'} />
      </button>
    </div>
  );
}
