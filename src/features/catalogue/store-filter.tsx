import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { getDomain } from '#src/domain/shop/locales.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { type MyStore, myStore } from '#src/features/stores/my-store.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { filters } from '#styles/recipes';

type StoreFilterProps = {
  isChosen: boolean;
  /** The store that the list was narrowed to when it was answered. */
  answered: MyStore | null;
  onChange: (storeId: string | undefined) => void;
  /** Opens what stores are chosen with. */
  onChoose: () => void;
};

/** "In my store": the one of the URL, or the one chosen last; where the country has stores. */
export function StoreFilter({ isChosen, answered, onChange, onChoose }: StoreFilterProps) {
  const { hasStores } = useShop();
  const { iso2 } = getDomain(useLocale());
  const [remembered, setRemembered] = useState<MyStore | null>(null);
  // What this browser remembers is known once the page is in it.
  useEffect(() => setRemembered(myStore(browserStorage, iso2)), [iso2]);
  const styles = filters();
  if (!hasStores) return null;
  const store = answered ?? remembered;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>In store</Trans>
      </legend>
      <div className={styles.range}>
        {store !== null && (
          <label className={styles.value}>
            <input
              type="checkbox"
              name="store"
              value={store.storeId}
              className={styles.box}
              checked={isChosen}
              onChange={(event) => onChange(event.target.checked ? store.storeId : undefined)}
            />
            <span className={styles.label}>{store.name}</span>
          </label>
        )}
        <Button look="quiet" onClick={onChoose}>
          {store === null ? <Trans>Choose your store</Trans> : <Trans>Another store</Trans>}
        </Button>
      </div>
    </fieldset>
  );
}
