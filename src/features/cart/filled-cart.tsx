import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { isCartEmpty, type ShopperCart } from '#src/domain/cart/cart.ts';
import { HomeLink } from '#src/features/shop/links.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { RemovedRow } from '#src/features/undo/removed-row.tsx';
import { useRowFocus } from '#src/features/undo/use-row-focus.ts';
import { announce } from '#src/ui/announce.tsx';
import { button, cartColumns, cartLine, flow, heading, text } from '#styles/recipes';
import { CartChoices } from './cart-choices.tsx';
import { useExtraName } from './cart-extras.ts';
import { CartLine } from './cart-line.tsx';
import { type CartEntry, cartRows, entriesOf, removalOf, withNewRows } from './cart-rows.ts';
import { CartSummary } from './cart-summary.tsx';
import { ExtraRow } from './extra-row.tsx';
import { useCartRemoval } from './use-cart-removal.ts';

/** Nothing is in the cart: the way to the collection, a gift card, and what may please instead. */
function EmptyCart({ whenEmpty }: { whenEmpty: ReactNode }) {
  return (
    <div className={flow({ gap: '8' })}>
      <div className={flow({ gap: '4' })}>
        <h1 className={heading()}>
          <Trans>Your cart is empty</Trans>
        </h1>
        <p className={text({ tone: 'muted' })}>
          <Trans>Whatever you add stays here for 30 days.</Trans>
        </p>
        <p>
          <HomeLink className={button()}>
            <Trans>Discover the collection</Trans>
          </HomeLink>
        </p>
      </div>
      <CartChoices cart={null} />
      {whenEmpty}
    </div>
  );
}

type CartRowProps = {
  entry: CartEntry;
  currency: string;
  isRemoved: boolean;
  onRemove: () => void;
  onUndo: () => void;
  onHeld: (isHeld: boolean) => void;
  onSave: (line: LineItem) => void;
};

/** A row of the cart, or its undo for 4 s. */
function CartRow(props: CartRowProps) {
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

const NOTHING = { lineItems: [], loyaltyCard: null, giftCards: [], donations: [] };

type FilledCartProps = {
  cart: ShopperCart | null;
  /** What an empty cart shows instead. */
  whenEmpty: ReactNode;
  express: ReactNode;
  /** Puts a line aside. */
  onSave: (line: LineItem) => void;
};

/** What is in the cart, what was in it a moment ago, and what may be added. */
export function FilledCart({ cart, whenEmpty, express, onSave }: FilledCartProps) {
  const { t } = useLingui();
  const { removed, remove, takeOut, undo, hold } = useCartRemoval();
  const { devise } = useShop().parameters;
  const entries = entriesOf(cart ?? NOTHING);
  // Rows keep their order while entries go and come back.
  const [knownOrder, setOrder] = useState<readonly string[]>([]);
  const order = withNewRows(knownOrder, entries);
  if (order !== knownOrder) setOrder(order);
  const rows = cartRows(order, entries, removed);
  if (rows.length === 0) return <EmptyCart whenEmpty={whenEmpty} />;
  return (
    <div>
      <h1 className={heading()}>
        <Trans>Cart</Trans>
      </h1>
      <div className={cartColumns()}>
        <ul className={flow({ gap: '6' })}>
          {rows.map(({ key, entry, isRemoved }) => (
            <CartRow
              key={key}
              entry={entry}
              currency={cart?.totalPrice.currencyCode ?? devise}
              isRemoved={isRemoved}
              onRemove={() => remove(removalOf(entries, entry))}
              onUndo={() => undo(entry)}
              onHeld={(isHeld) => hold(entry, isHeld)}
              onSave={(line) => {
                const { name } = line.product;
                onSave(line);
                takeOut(line);
                announce(t`Saved for later: ${name}`);
              }}
            />
          ))}
        </ul>
        {cart && !isCartEmpty(cart) && <CartSummary cart={cart} express={express} />}
        <CartChoices cart={cart} />
      </div>
    </div>
  );
}
