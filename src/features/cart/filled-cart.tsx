import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CartGiftCard, LineItem } from '#src/domain/cart/cart.schema.ts';
import { isCartEmpty, type ShopperCart } from '#src/domain/cart/cart.ts';
import { HomeLink } from '#src/features/shop/links.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { RemovedRow } from '#src/features/undo/removed-row.tsx';
import { useRowFocus } from '#src/features/undo/use-row-focus.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { announce } from '#src/ui/announce.tsx';
import { Button } from '#src/ui/button.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { button, cartColumns, cartLine, flow, heading, text } from '#styles/recipes';
import { useCartChoices } from './cart-choices.functions.ts';
import { CartChoices } from './cart-choices.tsx';
import { type ExtraEntry, extraPrice, useExtraName } from './cart-extras.ts';
import { CartLine } from './cart-line.tsx';
import { type CartEntry, cartRows, entriesOf, removalOf, withNewRows } from './cart-rows.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartsElsewhere } from './carts-elsewhere.tsx';
import { ExtraTile } from './extra-tile.tsx';
import { useCartRemoval } from './use-cart-removal.ts';

function Recipient({ card }: { card: CartGiftCard }) {
  const { recipientName, recipientEmail, senderName, message, sendOn } = card;
  const { date } = useFormats();
  const muted = text({ tone: 'muted', size: 'sm' });
  return (
    <>
      <p className={muted}>
        <Trans>For: {recipientName}</Trans>
      </p>
      <p className={muted}>{recipientEmail}</p>
      {senderName !== '' && (
        <p className={muted}>
          <Trans>From: {senderName}</Trans>
        </p>
      )}
      {message !== '' && <p className={muted}>{message}</p>}
      <p className={muted}>
        {sendOn === null ? (
          <Trans>Sent right after payment</Trans>
        ) : (
          <Trans>To be sent on {date(sendOn, 'long')}</Trans>
        )}
      </p>
    </>
  );
}

/** What is collected for, in the words of the shop. */
function Cause({ id }: { id: string }) {
  const cause = useCartChoices()?.donations.find((choice) => choice.id === id);
  return cause?.label ?? <Trans>Thank you for giving.</Trans>;
}

function Facts({ entry }: { entry: ExtraEntry }) {
  if (entry.kind === 'gift-card') return <Recipient card={entry.card} />;
  if (entry.kind === 'gift-wrap') {
    return <p className={text({ tone: 'muted', size: 'sm' })}>{entry.wrap.message}</p>;
  }
  return (
    <p className={text({ tone: 'muted', size: 'sm' })}>
      {entry.kind === 'donation' ? (
        <Cause id={entry.donation.id} />
      ) : (
        <Trans>This order already earns you points.</Trans>
      )}
    </p>
  );
}

type ExtraRowProps = { entry: ExtraEntry; currency: string; onRemove: () => void };

/** A loyalty card, a gift card, a donation or gift wrap in the cart. */
function ExtraRow({ entry, currency, onRemove }: ExtraRowProps) {
  const { t } = useLingui();
  const { price } = usePrices();
  const name = useExtraName()(entry);
  const styles = cartLine();
  const amount = price(extraPrice(entry), currency);
  return (
    <article className={styles.root} aria-label={name}>
      <ExtraTile entry={entry} />
      <div className={styles.facts}>
        <h2 className={styles.name}>{name}</h2>
        <Facts entry={entry} />
        <p>
          <Button look="quiet" onClick={onRemove} aria-label={t`Remove: ${name}, ${amount}`}>
            <Trans>Remove</Trans>
          </Button>
        </p>
      </div>
      <p className={styles.total}>{amount}</p>
    </article>
  );
}

/** Nothing is in the cart: the way to the collection, a gift card, and what may please instead. */
function EmptyCart({ whenEmpty }: { whenEmpty: ReactNode }) {
  return (
    <div className={flow({ gap: '8' })}>
      <OptionalPart>
        <CartsElsewhere />
      </OptionalPart>
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
  cart: ShopperCart | null;
  currency: string;
  isRemoved: boolean;
  onRemove: () => void;
  onUndo: () => void;
  onHeld: (isHeld: boolean) => void;
  onSave: (line: LineItem) => void;
};

/** A row of the cart, or its undo for 4 s. */
function CartRow(props: CartRowProps) {
  const { entry, cart, currency, isRemoved, onRemove, onUndo, onHeld, onSave } = props;
  const row = useRowFocus<HTMLLIElement>(isRemoved);
  const nameOf = useExtraName();
  const name = entry.kind === 'line' ? entry.line.product.name : nameOf(entry);
  return (
    <li ref={row} tabIndex={-1} className={cartLine().row}>
      {isRemoved && <RemovedRow name={name} onUndo={onUndo} onHeld={onHeld} />}
      {!isRemoved && entry.kind === 'line' && (
        <CartLine
          line={entry.line}
          cart={cart}
          onRemove={onRemove}
          onSave={() => onSave(entry.line)}
        />
      )}
      {!isRemoved && entry.kind !== 'line' && (
        <ExtraRow entry={entry} currency={currency} onRemove={onRemove} />
      )}
    </li>
  );
}

const NOTHING = {
  ...{ lineItems: [], loyaltyCard: null, giftCards: [], donations: [], giftWrap: null },
};

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
              cart={cart}
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
