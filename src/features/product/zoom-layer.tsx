import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProductOption } from '#src/domain/catalogue/catalogue.schema.ts';
import { GALLERY_TYPES, GALLERY_WIDTHS, ZOOM_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { useLayerWords } from '#src/features/shop/use-layer-words.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { cluster, zoomed, zoomWays } from '#styles/recipes';

type ZoomLayerProps = { option: ProductOption; name: string; onClose: () => void };

/** Views of a garment, each as large as the screen and its own picture let it, to be moved about. */
export function ZoomLayer({ option, name, onClose }: ZoomLayerProps) {
  useLayerWords();
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const { optionId, look, alts, zoomWidth, pictures } = option;
  const views = GALLERY_TYPES.filter((type) => pictures.includes(type));
  const view = views[at] ?? 'AP';
  const isWhole = view === 'AP';
  const widths = isWhole ? ZOOM_WIDTHS : GALLERY_WIDTHS;
  const number = at + 1;
  const go = (step: number) => setAt((at + step + views.length) % views.length);
  return (
    <Layer onClose={onClose} from="full" room="none" title={name} closeLabel={t`Close`}>
      <div
        className={zoomed()}
        ref={(frame) => frame?.style.setProperty('--zoom', `${zoomWidth}px`)}
      >
        <ProductPicture
          key={view}
          optionId={optionId}
          look={look}
          type={isWhole ? 'ZM' : view}
          alt={alts?.[view] ?? t`${name}, view ${number}`}
          sizes={`(min-width: ${zoomWidth}px) ${zoomWidth}px, (min-width: 800px) 100vw, 800px`}
          widths={widths.filter((width) => width <= zoomWidth)}
        />
      </div>
      {views.length > 1 && (
        <div className={`${cluster({ gap: '4' })} ${zoomWays()}`}>
          <Button look="icon" aria-label={t`Previous picture`} onClick={() => go(-1)}>
            <Icon name="back" />
          </Button>
          <output>{`${number} / ${views.length}`}</output>
          <Button look="icon" aria-label={t`Next picture`} onClick={() => go(1)}>
            <Icon name="forward" />
          </Button>
        </div>
      )}
    </Layer>
  );
}
