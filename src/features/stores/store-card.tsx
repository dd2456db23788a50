import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { townLine } from '#src/domain/address/address.ts';
import type { Place, StoreStock } from '#src/domain/store/store.schema.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { storeList, text } from '#styles/recipes';
import { Today } from './opening-today.tsx';

function SizeStock({ stock }: { stock: StoreStock }) {
  const styles = storeList();
  return (
    <li className={styles.size} data-availability={stock.availability}>
      <span className={styles.sizeName}>{stock.sizeLabel.short}</span>
      {stock.availability === 'AVAILABLE' && <Trans>In stock</Trans>}
      {stock.availability === 'FEW_REMAINING' && (
        <Plural value={stock.availableQuantity} one="# left" other="# left" />
      )}
      {stock.availability === 'UNAVAILABLE' && <Trans>Not available</Trans>}
    </li>
  );
}

type StoreCardProps = {
  place: Place;
  /** What hangs there of a garment that is asked about. */
  stock?: readonly StoreStock[] | null;
  id: string;
  number: number;
  /** Of its name: the one below what it stands under. */
  level?: 'h2' | 'h3' | undefined;
  children?: ReactNode;
};

/** A place: where, when, how far, and in a store which sizes hang there. */
export function StoreCard({
  place,
  stock = null,
  id,
  number,
  level: Name = 'h3',
  children,
}: StoreCardProps) {
  const { distance } = useFormats();
  const styles = storeList();
  const away = place.distance === null ? '' : ` · ${distance(place.distance)}`;
  return (
    <li id={id} tabIndex={-1} className={styles.store}>
      <Name className={styles.name}>{`${number}. ${place.name}`}</Name>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        {`${place.line1}, ${townLine(place)}${away}`}
      </p>
      <p className={text({ size: 'sm' })}>
        <Today {...{ place }} />
      </p>
      {stock !== null && (
        <ul className={styles.sizes}>
          {stock.map((size) => (
            <SizeStock key={size.sku} stock={size} />
          ))}
        </ul>
      )}
      {children}
    </li>
  );
}
