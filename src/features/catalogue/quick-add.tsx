import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart, OptionalPart } from '#src/ui/optional-part.tsx';
import { tile } from '#styles/recipes';

// The sizes are loaded on demand: a list has none (performance.md).
const QuickSizes = lazyPart(() => import('./quick-sizes.tsx').then((part) => part.QuickSizes));

/** Puts a product into the cart from its tile (DOM-29). */
export function QuickAdd({ product }: { product: ProductSummary }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const styles = tile();
  const { name } = product;
  const navigate = useNavigate();
  const locale = useLocale();
  const goToProduct = () => {
    setOpen(false);
    const productSlug = { name: product.slug, id: product.productId };
    void navigate({ to: '/$locale/$productSlug', params: { locale, productSlug } });
  };
  /** The sizes go, and so would the focus that is on one of them. */
  const close = () => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (isOpen && key === 'Escape') close();
  };
  return (
    <div className={styles.tools}>
      {isOpen && (
        <OptionalPart onFailed={goToProduct}>
          <QuickSizes product={product} onDone={close} onKeyDown={closeByKey} />
        </OptionalPart>
      )}
      <button
        ref={opener}
        type="button"
        className={styles.quick}
        aria-expanded={isOpen}
        aria-label={t`Quick add: ${name}`}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeByKey}
      >
        <Icon name={isOpen ? 'close' : 'cart'} />
      </button>
    </div>
  );
}
