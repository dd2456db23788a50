import { Trans, useLingui } from '@lingui/react/macro';
import { Layer } from '#src/ui/layer.tsx';
import { button } from '#styles/recipes';
import { StoreFinder } from './store-finder.tsx';
import { StoreLink } from './store-links.tsx';

type AvailabilityLayerProps = {
  item: { productId: string; optionId: string };
  onClose: () => void;
};

/** In which stores a garment hangs, and in which sizes. */
export function AvailabilityLayer({ item, onClose }: AvailabilityLayerProps) {
  const { t } = useLingui();
  return (
    <Layer onClose={onClose} title={t`Availability in store`} closeLabel={t`Close`}>
      <StoreFinder
        context="product"
        item={item}
        action={({ storeId }) => (
          <StoreLink storeId={storeId} className={button({ look: 'quiet' })} onClick={onClose}>
            <Trans>Address and opening hours</Trans>
          </StoreLink>
        )}
      />
    </Layer>
  );
}
