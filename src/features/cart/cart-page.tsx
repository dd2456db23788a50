import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { isCartEmpty } from '#src/domain/cart/cart.ts';
import { ScriptSlot } from '#src/features/partners/script-slot.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { flow, heading, page, skeleton, text } from '#styles/recipes';
import { cartQuery } from './cart.functions.ts';
import { CartNotice, type CartNoticeName } from './cart-notice.tsx';
import { FilledCart } from './filled-cart.tsx';
import { SavedList } from './saved-list.tsx';
import {
  readSaved,
  type SavedPiece,
  savedKey,
  toSavedPiece,
  withoutSaved,
  withSaved,
  writeSaved,
} from './saved-pieces.ts';

/** What this browser's shoppers put aside in this shop; another tab's changes are seen (036). */
function useSavedPieces() {
  const { domain } = useShop().parameters;
  const [pieces, setPieces] = useState<readonly SavedPiece[]>([]);
  useEffect(() => {
    const read = () => setPieces(readSaved(browserStorage, domain));
    const heed = ({ key }: StorageEvent) => key === savedKey(domain) && read();
    read();
    window.addEventListener('storage', heed);
    return () => window.removeEventListener('storage', heed);
  }, [domain]);
  const change = (changed: SavedPiece[]) => {
    setPieces(changed);
    writeSaved(browserStorage, domain, changed);
  };
  return {
    pieces,
    save: (piece: SavedPiece) => change(withSaved(pieces, piece)),
    drop: (sku: string) => change(withoutSaved(pieces, sku)),
  };
}

/** The cart until the start-up call has said what is in it. */
function CartSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <output className={flow({ gap: '6' })} aria-label={t`Your cart is loading`}>
        <span className={skeleton({ shape: 'block' })} />
        <span className={skeleton({ shape: 'block' })} />
      </output>
      <noscript>
        <h1 className={heading()}>
          <Trans>Cart</Trans>
        </h1>
        <p className={text({ measure: 'read' })}>
          <Trans>
            To see your cart, change it and order, please switch on JavaScript in your browser. What
            you have chosen stays here for 30 days.
          </Trans>
        </p>
      </noscript>
    </>
  );
}

/** The cart could not be read: it is not said to be empty, since it is still there. */
function CartUnread() {
  return (
    <div className={flow({ gap: '4' })} role="alert">
      <h1 className={heading()}>
        <Trans>Cart</Trans>
      </h1>
      <p className={text({ measure: 'read' })}>
        <Trans>Your cart could not be loaded. What you have chosen is still in it.</Trans>
      </p>
      <p>
        <Button look="outline" onClick={() => window.location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    </div>
  );
}

type CartPageProps = {
  notice: CartNoticeName | null;
  /** Skus of a shared cart that could not be added. */
  left: readonly string[];
  /** What an empty cart shows instead. */
  whenEmpty: ReactNode;
  /** A quicker way to the order. */
  express: ReactNode;
};

/** The cart page; what is in it comes with the start-up call. */
export function CartPage({ notice, left, whenEmpty, express }: CartPageProps) {
  const known = usePersonal({ ...cartQuery, enabled: false });
  const cart = known ?? null;
  const { isPending } = useQuery({ queryKey: START_UP_KEY, enabled: false });
  const isAwake = useHydrated();
  const isLoading = (isPending || !isAwake) && cart === null;
  const saved = useSavedPieces();
  const { richRelevance } = useShop().parameters.params;
  return (
    <div className={page()}>
      <div className={flow({ gap: '6' })}>
        {notice && (isLoading || !isCartEmpty(cart)) && <CartNotice notice={notice} left={left} />}
        {isLoading ? (
          <CartSkeleton />
        ) : known === undefined ? (
          <CartUnread />
        ) : (
          <FilledCart
            cart={cart}
            whenEmpty={whenEmpty}
            express={express}
            onSave={(line) => saved.save(toSavedPiece(line))}
          />
        )}
        <OptionalPart>
          {!isLoading && <SavedList pieces={saved.pieces} onDrop={saved.drop} />}
        </OptionalPart>
        <OptionalPart>{richRelevance && <ScriptSlot name="rich-relevance" />}</OptionalPart>
      </div>
    </div>
  );
}
