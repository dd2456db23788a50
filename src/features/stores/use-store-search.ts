import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StoreSearchInput } from './stores.functions.ts';

/** Where places are looked for: by a text, or around the shopper. */
type Around = Pick<StoreSearchInput, 'search' | 'latitude' | 'longitude'>;

/** Asks for places; null when they could not be read. */
export type FindPlaces<T> = (around: Around) => Promise<T[] | null>;

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

/**
 * Looks for places by text or around the shopper (STO-08). A search that fails changes nothing in
 * the list; one that finds nothing empties it. `start` is searched for at first.
 */
export function useStoreSearch<T>(find: FindPlaces<T>, start: string | null) {
  const [stores, setStores] = useState<T[] | null>(null);
  const [isLost, setLost] = useState(false);
  const search = useMutation({
    mutationFn: find,
    onSuccess: (found) => {
      if (found !== null) setStores(found);
    },
  });
  const { mutate } = search;
  useEffect(() => {
    if (start !== null) mutate({ search: start });
  }, [mutate, start]);
  const locate = useMutation({
    mutationFn: currentPosition,
    onMutate: () => setLost(false),
    onSuccess: ({ coords }) =>
      mutate({ latitude: about(coords.latitude), longitude: about(coords.longitude) }),
    onError: () => setLost(true),
  });
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
