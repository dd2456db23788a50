import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Store, StoreContext } from '#src/domain/store.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { storeList, text, unseen } from '#styles/recipes';
import { StoreCard } from './store-card.tsx';
import { StoreMap } from './store-map.tsx';
import { useStoreSearch } from './use-store-search.ts';
import '#src/ui/late.css';

type StoreFinderProps = {
  context: StoreContext;
  /** The garment that is looked for; without one, stores alone. */
  piece?: { productId: string; optionId: string; size?: string | undefined } | undefined;
  /** What is searched for at first. */
  town?: string;
  /** What can be done with a store. */
  action?: (store: Store) => ReactNode;
};

/** What a search came to; one that could not be answered reads like one that found nothing. */
function Found({ count, isAnywhere }: { count: number; isAnywhere: boolean }) {
  if (isAnywhere && count === 0) return <Trans>No store has it at the moment.</Trans>;
  return <Plural value={count} _0="No store found there." one="# store" other="# stores" />;
}

/** Finds stores by town, postcode or place, as a list and where the shop wants it on a map. */
export function StoreFinder({ context, piece, town = '', action }: StoreFinderProps) {
  const { t } = useLingui();
  const { showMap } = useShop().parameters.params;
  const [typed, setTyped] = useState(town);
  // Opened for a garment, the first answer comes without a word.
  const finder = useStoreSearch({ context, ...piece }, piece === undefined ? null : town);
  const id = useId();
  const styles = storeList();
  const { stores, isBusy } = finder;
  const isAnywhere = piece !== undefined && typed.trim() === '' && stores !== null;
  const cardId = (store: Store) => `${id}-${store.storeId}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finder.search(typed.trim());
  };
  return (
    <div className={styles.root}>
      <search>
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label={t`Town or postcode`}
            name="town"
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" isBusy={isBusy}>
            <Trans>Search</Trans>
          </Button>
        </form>
        <Button look="quiet" onClick={finder.locate}>
          <Icon name="store" />
          <Trans>Stores near me</Trans>
        </Button>
      </search>
      {finder.isLost && (
        <p role="alert" className={text({ tone: 'danger', size: 'sm' })}>
          <Trans>We could not find out where you are. Please type a town or postcode.</Trans>
        </p>
      )}
      <p role="status" className={stores?.length ? unseen() : text({ tone: 'muted' })}>
        {finder.isAnswered && !isBusy && (
          <Found count={stores?.length ?? 0} isAnywhere={isAnywhere} />
        )}
      </p>
      {stores !== null && (
        <>
          {showMap && <StoreMap stores={stores} cardId={cardId} />}
          <ol className={styles.stores}>
            {stores.map((store, at) => (
              <StoreCard key={store.storeId} store={store} id={cardId(store)} number={at + 1}>
                {action?.(store)}
              </StoreCard>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
