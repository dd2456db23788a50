import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProductSummary } from '#src/domain/catalogue.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { whenShown } from '#src/ui/after-load.tsx';
import { answerEarlyPress } from '#src/ui/early-presses.ts';
import { Icon } from '#src/ui/icon.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { tile } from '#styles/recipes';

// The sizes come when they are asked for: a list carries none (performance.md).
const QuickSizes = whenShown('QuickSizes', () => import('./quick-sizes.late.tsx'));

/** Puts a product into the cart from its tile (DOM-29). */
export function QuickAdd({ product }: { product: ProductSummary }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const styles = tile();
  const { name } = product;
  const navigate = useNavigate();
  const locale = useLocale();
  const goToProduct = () => {
    setOpen(false);
    const productSlug = { name: product.slug, id: product.productId };
    void navigate({ to: '/$locale/$productSlug', params: { locale, productSlug } });
  };
  return (
    <div className={styles.tools}>
      {isOpen && (
        <OptionalPart onFailed={goToProduct}>
          <QuickSizes product={product} onDone={() => setOpen(false)} />
        </OptionalPart>
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
