import { useLingui } from '@lingui/react/macro';
import type { ProductOption } from '#src/domain/catalogue/catalogue.schema.ts';
import { ZOOM_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { zoomed } from '#styles/recipes';

type ZoomLayerProps = { option: ProductOption; name: string; onClose: () => void };

/** The garment as large as the screen and its own picture let it, to be moved about. */
export function ZoomLayer({ option: { optionId, zoomWidth }, name, onClose }: ZoomLayerProps) {
  const { t } = useLingui();
  const widths = ZOOM_WIDTHS.filter((width) => width <= zoomWidth);
  return (
    <Layer onClose={onClose} from="full" room="none" title={name} closeLabel={t`Close`}>
      <div
        className={zoomed()}
        ref={(frame) => frame?.style.setProperty('--zoom', `${zoomWidth}px`)}
      >
        <ProductPicture
          optionId={optionId}
          type="ZM"
          alt={name}
          sizes={`(min-width: ${zoomWidth}px) ${zoomWidth}px, (min-width: 800px) 100vw, 800px`}
          widths={widths}
        />
      </div>
    </Layer>
  );
}
