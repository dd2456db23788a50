import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Store, StoreStock } from '#src/domain/store.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { storeList, text } from '#styles/recipes';
import { hoursOf, weekday } from './open-today.ts';
import '#src/ui/late.css';

/** Whether the store is open today, and when. */
function Today({ store }: { store: Store }) {
  const today = hoursOf(store.openingHours, weekday(new Date()));
  if (today === null) return <Trans>Closed today</Trans>;
  return (
    <Trans>
      Open today from {today.opens} to {today.closes}
    </Trans>
  );
}

function SizeStock({ stock }: { stock: StoreStock }) {
  const styles = storeList();
  return (
    <li className={styles.size} data-availability={stock.availability}>
      <span className={styles.sizeName}>{stock.size}</span>
      {stock.availability === 'AVAILABLE' && <Trans>In stock</Trans>}
      {stock.availability === 'FEW_REMAINING' && (
        <Plural value={stock.availableQuantity} one="# left" other="# left" />
      )}
      {stock.availability === 'UNAVAILABLE' && <Trans>Not here</Trans>}
    </li>
  );
}

type StoreCardProps = { store: Store; id: string; number: number; children?: ReactNode };

/** A store: where, when, how far, and which sizes hang there. */
export function StoreCard({ store, id, number, children }: StoreCardProps) {
  const { distance } = useFormats();
  const styles = storeList();
  return (
    <li id={id} tabIndex={-1} className={styles.store}>
      <h3 className={styles.name}>
        {number}. {store.name}
      </h3>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        {store.line1}, {store.zipCode} {store.city}
        {store.distance !== null && ` · ${distance(store.distance)}`}
      </p>
      <p className={text({ size: 'sm' })}>
        <Today store={store} />
      </p>
      {store.stock !== null && (
        <ul className={styles.sizes}>
          {store.stock.map((stock) => (
            <SizeStock key={stock.sku} stock={stock} />
          ))}
        </ul>
      )}
      {children}
    </li>
  );
}
