import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { isCartEmpty, type ShopperCart } from '#src/domain/cart/cart.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { announce } from '#src/ui/announce.ts';
import { cartColumns, flow, heading } from '#styles/recipes';
import { CartChoices } from './cart-choices.tsx';
import { CartRow } from './cart-row.tsx';
import { cartRows, entriesOf, removalOf, withPlaces } from './cart-rows.ts';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartRemoval } from './use-cart-removal.ts';

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
  // Rows keep their places while entries go and come back.
  const [knownPlaces, setPlaces] = useState<readonly string[]>([]);
  const places = withPlaces(knownPlaces, entries);
  if (places !== knownPlaces) setPlaces(places);
  const rows = cartRows(places, entries, removed);
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
