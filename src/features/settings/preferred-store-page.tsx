import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Store } from '#src/domain/store/store.schema.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { chooseMyStore } from '#src/features/stores/my-store.ts';
import { StoreCard } from '#src/features/stores/store-card.tsx';
import { StoreFinder } from '#src/features/stores/store-finder.tsx';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { flow, heading, storeList, text } from '#styles/recipes';
import { preferredStoreQuery, savePreferredStore } from './preferences.functions.ts';
import { useSave } from './use-save.ts';

/** `/account/store`: the store that the customer prefers, and the finder for another one (ACC-08). */
export function PreferredStorePage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data: preferred } = useSuspenseQuery(preferredStoreQuery);
  const { save, isBusy, code } = useSave({
    send: async (store: Store) => {
      await savePreferredStore({ data: { storeId: store.storeId } });
      queryClient.setQueryData(preferredStoreQuery.queryKey, store);
      // Lists are narrowed to it, too.
      chooseMyStore(browserStorage, store.country, store);
    },
    onDone: () => showShopToast(t`Your store has been saved.`),
  });
  return (
    <div className={flow({ gap: '8' })}>
      <h1 className={heading()}>
        <Trans>Your store</Trans>
      </h1>
      {preferred === null ? (
        <p className={text({ tone: 'muted', measure: 'read' })}>
          <Trans>Choose your usual store, and we will show what it has first.</Trans>
        </p>
      ) : (
        <ol className={storeList().stores}>
          <StoreCard place={preferred} id="preferred-store" number={1} />
        </ol>
      )}
      <section className={flow({ gap: '4' })} aria-labelledby="find-store">
        <h2 id="find-store" className={heading({ size: 'section' })}>
          {preferred === null ? <Trans>Find a store</Trans> : <Trans>Choose another store</Trans>}
        </h2>
        <FormError code={code} />
        <StoreFinder
          context="account"
          action={(store) =>
            store.storeId === preferred?.storeId ? (
              <p className={text({ tone: 'muted', size: 'sm' })}>
                <Trans>This is your store.</Trans>
              </p>
            ) : (
              <Button
                look="outline"
                isBusy={isBusy}
                aria-label={t`Choose: ${store.name}`}
                onClick={() => save(store)}
              >
                <Trans>Choose</Trans>
              </Button>
            )
          }
        />
      </section>
    </div>
  );
}
