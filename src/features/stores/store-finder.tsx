import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Store } from '#src/domain/store/store.schema.ts';
import type { StoreContext } from '#src/domain/store/store.values.ts';
import { PlaceFinder } from './place-finder.tsx';
import { StoreCard } from './store-card.tsx';
import { searchStores } from './stores.functions.ts';

type StoreFinderProps = {
  context: StoreContext;
  /** The garment that is looked for; without one, stores alone. */
  item?: { productId: string; optionId: string; size?: string | undefined } | undefined;
  /** What is searched for at first. */
  town?: string;
  /** Whether what is near goes before it, where that is known. */
  isNearFirst?: boolean;
  /** Of the names of stores. */
  level?: 'h2' | 'h3';
  /** What can be done with a store. */
  action?: (store: Store) => ReactNode;
};

/** What a search came to; one that could not be answered reads like one that found nothing. */
function Found({ count, isAnywhere }: { count: number; isAnywhere: boolean }) {
  if (isAnywhere && count === 0) return <Trans>No store has it at the moment.</Trans>;
  return <Plural value={count} _0="No store found there." one="# store" other="# stores" />;
}

export function StoreFinder(props: StoreFinderProps) {
  const { context, item, town = '', isNearFirst = false, level, action } = props;
  return (
    <PlaceFinder
      find={(around) => searchStores({ data: { context, ...item, ...around } })}
      // Opened for a garment, the first answer comes without a word.
      start={item === undefined && town === '' ? null : town}
      isNearFirst={isNearFirst}
      nearMe={<Trans>Stores near me</Trans>}
      found={(count, isTyped) => (
        <Found count={count} isAnywhere={item !== undefined && !isTyped} />
      )}
      card={(store, at) => (
        <StoreCard key={store.storeId} place={store} stock={store.stock} level={level} {...at}>
          {action?.(store)}
        </StoreCard>
      )}
    />
  );
}
