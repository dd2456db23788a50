import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { Place } from '#src/domain/store/store.schema.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { storeList, text, unseen } from '#styles/recipes';
import { StoreMap } from './store-map.tsx';
import type { StoreSearchInput } from './stores.functions.ts';

/** Where places are looked for: by a text, or around the shopper. */
type Around = Pick<StoreSearchInput, 'search' | 'latitude' | 'longitude' | 'limit'>;

/** Places that a page begins with: more would push what is below them away. */
const AT_FIRST = 10;

/** Asks for places; null when they could not be read. */
type FindPlaces<T> = (around: Around) => Promise<T[] | null>;

/** Two decimals: a kilometre is near enough to find a store, and discloses less. */
const about = (degrees: number) => Math.round(degrees * 100) / 100;

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      maximumAge: 600_000,
      timeout: 10_000,
    });
  });
}

/** Whether the shopper said before that the shop may know where they are. */
async function mayLocate(): Promise<boolean> {
  return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
}

/**
 * Looks for places by text or around the shopper (STO-08). A search that fails changes nothing in
 * the list; one that finds nothing empties it. `start` is searched for at first,
 * and where that is not what was asked for, what is near a shopper who lets us know.
 */
function useStoreSearch<T>(find: FindPlaces<T>, start: string | null, isNearFirst: boolean) {
  const [stores, setStores] = useState<T[] | null>(null);
  const [isLost, setLost] = useState(false);
  const search = useMutation({
    mutationFn: find,
    onSuccess: (found) => {
      if (found !== null) setStores(found);
    },
  });
  const { mutate } = search;
  const locate = useMutation({
    mutationFn: currentPosition,
    onMutate: () => setLost(false),
    onSuccess: ({ coords }) =>
      mutate({ latitude: about(coords.latitude), longitude: about(coords.longitude) }),
    onError: () => setLost(true),
  });
  const { mutate: findPosition } = locate;
  useEffect(() => {
    if (start === null) return;
    if (!isNearFirst) return mutate({ search: start });
    mutate({ search: start, limit: AT_FIRST });
    mayLocate().then(
      (isAllowed) => isAllowed && findPosition(),
      () => {},
    );
  }, [mutate, findPosition, start, isNearFirst]);
  return {
    stores,
    search: (text: string) => {
      setLost(false);
      mutate({ search: text });
    },
    locate: () => locate.mutate(),
    isBusy: search.isPending || locate.isPending,
    /** A search has come back, with stores or without. */
    isAnswered: search.isSuccess || search.isError,
    /** The shopper's position is refused or unknown. */
    isLost,
  };
}

/** The card of the list that something is in. */
const cardOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest('ol > li')?.id ?? null) : null;

type PlaceFinderProps<T> = {
  find: FindPlaces<T>;
  /** What is searched for at first; null waits for the shopper. */
  start: string | null;
  /** Whether what is near goes before `start`, for a shopper who let us know where they are. */
  isNearFirst?: boolean;
  /** "Stores near me" */
  nearMe: ReactNode;
  /** What a search came to. */
  found: (count: number, isTyped: boolean) => ReactNode;
  card: (place: T, at: { id: string; number: number }) => ReactNode;
};

/** Finds places by town, postcode or position, as a list and where the shop wants it on a map. */
export function PlaceFinder<T extends Place>({
  find,
  start,
  isNearFirst = false,
  nearMe,
  found,
  card,
}: PlaceFinderProps<T>) {
  const { t } = useLingui();
  const { showMap } = useShop().parameters.params;
  const [typed, setTyped] = useState(start ?? '');
  const finder = useStoreSearch(find, start, isNearFirst);
  const [current, setCurrent] = useState<string | null>(null);
  const id = useId();
  const styles = storeList();
  const { stores, isBusy } = finder;
  const cardId = (store: Place) => `${id}-${store.storeId}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finder.search(typed.trim());
  };
  return (
    <div className={styles.root}>
      <search>
        <form className={styles.form} onSubmit={submit}>
          <TextField
            type="geolocation"
            label={t`Town or postcode`}
            locateLabel={
              <>
                <Icon name="store" />
                {nearMe}
              </>
            }
            onLocate={finder.locate}
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
      </search>
      {finder.isLost && (
        <p role="alert" className={text({ tone: 'danger', size: 'sm' })}>
          <Trans>We could not find out where you are. Please type a town or postcode.</Trans>
        </p>
      )}
      <p role="status" className={stores?.length ? unseen() : text({ tone: 'muted' })}>
        {finder.isAnswered && !isBusy && found(stores?.length ?? 0, typed.trim() !== '')}
      </p>
      {stores !== null && (
        <div className={styles.both}>
          {showMap && <StoreMap stores={stores} cardId={cardId} current={current} />}
          {/* What is pointed at or focused in the list stands out on the map. */}
          <ol
            className={styles.stores}
            onPointerOver={({ target }) => setCurrent(cardOf(target))}
            onPointerLeave={() => setCurrent(null)}
            onFocus={({ target }) => setCurrent(cardOf(target))}
            onBlur={() => setCurrent(null)}
          >
            {stores.map((store, at) => card(store, { id: cardId(store), number: at + 1 }))}
          </ol>
        </div>
      )}
    </div>
  );
}
