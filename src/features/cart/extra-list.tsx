import { usePrices } from '#src/i18n/use-prices.ts';
import { lineList } from '#styles/recipes';
import { type Extras, extraKey, extraPrice, extrasOf, useExtraName } from './cart-extras.ts';
import { ExtraTile } from './extra-tile.tsx';

type ExtraListProps = { extras: Extras; currency: string };

/** Cards and donations to look at, not to change: below the lines of a cart or an order. */
export function ExtraList({ extras, currency }: ExtraListProps) {
  const { price } = usePrices();
  const nameOf = useExtraName();
  const styles = lineList();
  const entries = extrasOf(extras);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.root}>
      {entries.map((entry) => (
        <li key={extraKey(entry)} className={styles.line}>
          <ExtraTile entry={entry} />
          <div>
            <p className={styles.name}>{nameOf(entry)}</p>
            {entry.kind === 'gift-card' && (
              <p className={styles.facts}>{entry.card.recipientName}</p>
            )}
            {entry.kind === 'gift-wrap' && entry.wrap.message !== '' && (
              <p className={styles.facts}>{entry.wrap.message}</p>
            )}
          </div>
          <p className={styles.amount}>{price(extraPrice(entry), currency)}</p>
        </li>
      ))}
    </ul>
  );
}
