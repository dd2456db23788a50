import { useLingui } from '@lingui/react/macro';
import { ZOOM_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { zoomed } from '#styles/recipes';

type ZoomLayerProps = { optionId: string; name: string; onClose: () => void };

/** The garment as large as the screen lets it, to be moved about. */
export function ZoomLayer({ optionId, name, onClose }: ZoomLayerProps) {
  const { t } = useLingui();
  return (
    <Layer isOpen onClose={onClose} from="full" room="none" title={name} closeLabel={t`Close`}>
      <ProductPicture
        optionId={optionId}
        type="ZM"
        alt={name}
        sizes="(min-width: 800px) 100vw, 800px"
        widths={ZOOM_WIDTHS}
        className={zoomed()}
      />
    </Layer>
  );
}
