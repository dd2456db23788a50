import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { isCartEmpty, itemCount, type LineItem, type ShopperCart } from '#src/domain/cart.ts';
import { ScriptSlot } from '#src/features/partners/script-slot.after.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { useRemoved } from '#src/features/undo/use-removed.ts';
import { button, cartColumns, flow, heading, page, skeleton, text } from '#styles/recipes';
import { closeEmptyCart } from './cart.functions.ts';
import { useRemoveLine, useRestoreLine } from './cart.mutations.ts';
import { cartQuery } from './cart.queries.ts';
import { CartNotice, type CartNoticeName } from './cart-notice.tsx';
import { CartRow } from './cart-row.tsx';
import { cartRows, rowKey, withPlaces } from './cart-rows.ts';
import { CartSummary } from './cart-summary.tsx';

function EmptyCart() {
  return (
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
  );
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

function FilledCart({ cart }: { cart: ShopperCart | null }) {
  const queryClient = useQueryClient();
  const removeLine = useRemoveLine();
  const restoreLine = useRestoreLine();
  // When the last item's undo window closes, no cart is left.
  const { removed, remember, keep, forget } = useRemoved<LineItem>(rowKey, () => {
    const current = queryClient.getQueryData(cartQuery.queryKey);
    if (!current || itemCount(current) > 0) return;
    queryClient.setQueryData(cartQuery.queryKey, null);
    void closeEmptyCart({ data: { version: current.version } }).catch(() => undefined);
  });
  const undo = (line: LineItem) => {
    keep(line);
    // The banner goes when the line is back, not before: the row and its focus stay.
    const done = () => forget(line);
    restoreLine.mutateAsync(line).then(done, done);
  };
  const lines = cart?.lineItems ?? [];
  // Rows keep their places while lines go and come back.
  const [knownPlaces, setPlaces] = useState<readonly string[]>([]);
  const places = withPlaces(knownPlaces, lines);
  if (places !== knownPlaces) setPlaces(places);
  const rows = cartRows(places, lines, removed);
  if (rows.length === 0) return <EmptyCart />;
  return (
    <div>
      <h1 className={heading()}>
        <Trans>Cart</Trans>
      </h1>
      <div className={cartColumns()}>
        <ul className={flow({ gap: '6' })}>
          {rows.map(({ key, line, isRemoved }) => (
            <CartRow
              key={key}
              line={line}
              isRemoved={isRemoved}
              onRemove={() => {
                remember(line);
                removeLine.mutate({ lineId: line.lineId });
              }}
              onUndo={() => undo(line)}
            />
          ))}
        </ul>
        {cart && !isCartEmpty(cart) && <CartSummary cart={cart} />}
      </div>
    </div>
  );
}

/** The cart page; what is in it comes with the start-up call. */
export function CartPage({ notice }: { notice: CartNoticeName | null }) {
  const cart = usePersonal({ ...cartQuery, enabled: false }) ?? null;
  const { isPending } = useQuery({ queryKey: START_UP_KEY, enabled: false });
  const isAwake = useHydrated();
  const isLoading = (isPending || !isAwake) && cart === null;
  const { richRelevance } = useShop().parameters.params;
  return (
    <div className={page()}>
      <div className={flow({ gap: '6' })}>
        {notice && (isLoading || !isCartEmpty(cart)) && <CartNotice notice={notice} />}
        {isLoading ? <CartSkeleton /> : <FilledCart cart={cart} />}
        {richRelevance && <ScriptSlot name="rich-relevance" />}
      </div>
    </div>
  );
}
