import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { isCartEmpty } from '#src/domain/cart/cart.ts';
import { measure } from '#src/features/analytics/measured-events.ts';
import { ScriptSlot } from '#src/features/partners/script-slot.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { Announced } from '#src/ui/announce.tsx';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { banner, flow, heading, page, skeleton, text } from '#styles/recipes';
import { cartQuery } from './cart.functions.ts';
import { itemNamesQuery } from './cart-choices.functions.ts';
import { FilledCart } from './filled-cart.tsx';
import {
  readSaved,
  type SavedItem,
  savedKey,
  toSavedItem,
  withoutSaved,
  withSaved,
  writeSaved,
} from './saved-items.ts';
import { SavedList } from './saved-list.tsx';

type CartNoticeName = 'copied' | 'partly-copied' | 'changed' | 'added' | 'not-added';

const GOOD: readonly CartNoticeName[] = ['copied', 'added'];

/** Why the shopper sees this cart now: a shared one, one that changed before payment, a form. */
type CartNoticeProps = { notice: CartNoticeName; left: readonly string[] };

function CartNotice({ notice, left }: CartNoticeProps) {
  const { isPending } = useQuery({ queryKey: START_UP_KEY, enabled: false });
  const isAsked = notice === 'partly-copied' && left.length > 0;
  const { data: names = [] } = useQuery({
    ...itemNamesQuery(left),
    enabled: isAsked && !isPending,
  });
  useEffect(() => {
    if (notice === 'changed') measure({ event: 'checkout_error', code: 'CART_CHANGED' });
  }, [notice]);
  return (
    <Announced className={banner({ type: GOOD.includes(notice) ? 'success' : 'warning' })}>
      <span>
        {notice === 'copied' && <Trans>The shared items are in your cart.</Trans>}
        {notice === 'partly-copied' && (
          <Trans>Some of the shared items are sold out and were left out.</Trans>
        )}
        {names.length > 0 && (
          <>
            {' '}
            <Trans>Not added: {names.join(' · ')}</Trans>
          </>
        )}
        {notice === 'added' && <Trans>Your item is in the cart.</Trans>}
        {notice === 'not-added' && (
          <Trans>This item could not be added: it may have just sold out.</Trans>
        )}
        {notice === 'changed' && (
          <Trans>
            A price or an availability has changed. Nothing was charged: please check your cart.
          </Trans>
        )}
      </span>
    </Announced>
  );
}

/** What was saved for later in this browser and shop, in this tab or another (036). */
function useSavedItems() {
  const { domain } = useShop().parameters;
  const [items, setItems] = useState<readonly SavedItem[]>([]);
  useEffect(() => {
    const read = () => setItems(readSaved(browserStorage, domain));
    const onStorage = ({ key }: StorageEvent) => key === savedKey(domain) && read();
    read();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [domain]);
  const change = (changed: SavedItem[]) => {
    setItems(changed);
    writeSaved(browserStorage, domain, changed);
  };
  return {
    items,
    save: (item: SavedItem) => change(withSaved(items, item)),
    drop: (sku: string) => change(withoutSaved(items, sku)),
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

/** The cart could not be read: the page must not call it empty. */
function CartFailed() {
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
  const isHydrated = useHydrated();
  const isLoading = (isPending || !isHydrated) && cart === null;
  const saved = useSavedItems();
  const { richRelevance } = useShop().parameters.params;
  return (
    <div className={page()}>
      <div className={flow({ gap: '6' })}>
        {notice && (isLoading || !isCartEmpty(cart)) && <CartNotice notice={notice} left={left} />}
        {isLoading ? (
          <CartSkeleton />
        ) : known === undefined ? (
          <CartFailed />
        ) : (
          <FilledCart
            cart={cart}
            whenEmpty={whenEmpty}
            express={express}
            onSave={(line) => saved.save(toSavedItem(line))}
          />
        )}
        <OptionalPart>
          {!isLoading && <SavedList items={saved.items} onDrop={saved.drop} />}
        </OptionalPart>
        <OptionalPart>{richRelevance && <ScriptSlot name="rich-relevance" />}</OptionalPart>
      </div>
    </div>
  );
}
