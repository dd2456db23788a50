import { Trans, useLingui } from '@lingui/react/macro';
import type { Store } from '#src/domain/store/store.schema.ts';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { chooseMyStore } from './my-store.ts';
import { StoreFinder } from './store-finder.tsx';

type ChooseStoreLayerProps = { onChoose: (store: Store) => void; onClose: () => void };

/** Which store is mine; the browser remembers it. */
export function ChooseStoreLayer({ onChoose, onClose }: ChooseStoreLayerProps) {
  const { t } = useLingui();
  return (
    <Layer onClose={onClose} title={t`Choose your store`} closeLabel={t`Close`}>
      <StoreFinder
        context="product"
        action={(store) => (
          <Button
            look="outline"
            aria-label={t`Choose: ${store.name}`}
            onClick={() => {
              chooseMyStore(browserStorage, store.country, store);
              onChoose(store);
            }}
          >
            <Trans>Choose</Trans>
          </Button>
        )}
      />
    </Layer>
  );
}
