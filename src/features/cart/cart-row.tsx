import type { LineItem } from '#src/domain/cart.ts';
import { RemovedRow } from '#src/features/undo/removed-row.tsx';
import { useRowFocus } from '#src/features/undo/use-row-focus.ts';
import { cartLine } from '#styles/recipes';
import { CartLine } from './cart-line.tsx';

type CartRowProps = {
  line: LineItem;
  isRemoved: boolean;
  onRemove: () => void;
  onUndo: () => void;
};

/** A line of the cart, or what is left of it for 4 s. */
export function CartRow({ line, isRemoved, onRemove, onUndo }: CartRowProps) {
  const row = useRowFocus<HTMLLIElement>(isRemoved);
  return (
    <li ref={row} tabIndex={-1} className={cartLine().row}>
      {isRemoved ? (
        <RemovedRow name={line.product.name} onUndo={onUndo} />
      ) : (
        <CartLine line={line} onRemove={onRemove} />
      )}
    </li>
  );
}
