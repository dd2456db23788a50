import { Trans, useLingui } from '@lingui/react/macro';
import { storePath } from '#src/domain/store.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Layer } from '#src/ui/layer.tsx';
import { button } from '#styles/recipes';
import { StoreFinder } from './store-finder.tsx';

type AvailabilityLayerProps = {
  piece: { productId: string; optionId: string };
  onClose: () => void;
};

/** In which stores a garment hangs, and in which sizes. */
export function AvailabilityLayer({ piece, onClose }: AvailabilityLayerProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Layer isOpen onClose={onClose} title={t`Availability in store`} closeLabel={t`Close`}>
      <StoreFinder
        context="product"
        piece={piece}
        action={({ storeId }) => (
          <a href={`/${locale}${storePath(storeId)}`} className={button({ look: 'quiet' })}>
            <Trans>Address and opening hours</Trans>
          </a>
        )}
      />
    </Layer>
  );
}
