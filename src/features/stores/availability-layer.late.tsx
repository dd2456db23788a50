import { useLingui } from '@lingui/react/macro';
import { Layer } from '#src/ui/layer.late.tsx';
import { StoreFinder } from './store-finder.tsx';

type AvailabilityLayerProps = {
  piece: { productId: string; optionId: string };
  onClose: () => void;
};

/** In which stores a garment hangs, and in which sizes. */
export function AvailabilityLayer({ piece, onClose }: AvailabilityLayerProps) {
  const { t } = useLingui();
  return (
    <Layer isOpen onClose={onClose} title={t`Availability in store`} closeLabel={t`Close`}>
      <StoreFinder context="product" piece={piece} />
    </Layer>
  );
}
