import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { RemovedRow } from '#src/features/undo/removed-row.tsx';
import { useRowFocus } from '#src/features/undo/use-row-focus.ts';
import { cartLine } from '#styles/recipes';
import { useExtraName } from './cart-extras.ts';
import { CartLine } from './cart-line.tsx';
import type { CartEntry } from './cart-rows.ts';
import { ExtraRow } from './extra-row.tsx';

type CartRowProps = {
  entry: CartEntry;
  currency: string;
  isRemoved: boolean;
  onRemove: () => void;
  onUndo: () => void;
  onHeld: (isHeld: boolean) => void;
  onSave: (line: LineItem) => void;
};

/** A row of the cart, or what is left of it for 4 s. */
export function CartRow(props: CartRowProps) {
  const { entry, currency, isRemoved, onRemove, onUndo, onHeld, onSave } = props;
  const row = useRowFocus<HTMLLIElement>(isRemoved);
  const nameOf = useExtraName();
  const name = entry.kind === 'line' ? entry.line.product.name : nameOf(entry);
  return (
    <li ref={row} tabIndex={-1} className={cartLine().row}>
      {isRemoved && <RemovedRow name={name} onUndo={onUndo} onHeld={onHeld} />}
      {!isRemoved && entry.kind === 'line' && (
        <CartLine line={entry.line} onRemove={onRemove} onSave={() => onSave(entry.line)} />
      )}
      {!isRemoved && entry.kind !== 'line' && (
        <ExtraRow entry={entry} currency={currency} onRemove={onRemove} />
      )}
    </li>
  );
}
