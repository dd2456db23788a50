import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { townLine } from '#src/domain/address/address.ts';
import {
  firstLetter,
  type ListedStore,
  STORES_PATH,
  type StoreTown,
} from '#src/domain/store/store.ts';
import { TopPageData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { button, flow, heading, page, text, townList } from '#styles/recipes';
import { Today } from './opening-today.tsx';
import { StoreFinder } from './store-finder.tsx';
import { StoreLink } from './store-links.tsx';
import { townsQuery } from './stores.functions.ts';

function Store({ store }: { store: ListedStore & Pick<StoreTown, 'city'> }) {
  const styles = townList();
  const isHydrated = useHydrated();
  return (
    <li>
      <StoreLink storeId={store.storeId} className={styles.link}>
        {store.name}
      </StoreLink>
      <p className={text({ tone: 'muted', size: 'sm' })}>{`${store.line1}, ${townLine(store)}`}</p>
      <p className={styles.today}>{isHydrated && <Today place={store} />}</p>
    </li>
  );
}

/** The towns of a country under their first letters, closed until one is opened. */
function Towns({ towns }: { towns: readonly StoreTown[] }) {
  const styles = townList();
  const letters = Map.groupBy(towns, ({ city }) => firstLetter(city));
  return (
    <div className={styles.root}>
      {[...letters].map(([letter, within]) => (
        <Disclosure key={letter} label={letter}>
          {within.map(({ city, stores }) => (
            <section key={city} className={styles.town}>
              <h3 className={heading({ size: 'part' })}>{city}</h3>
              <ul className={styles.stores}>
                {stores.map((store) => (
                  <Store key={store.storeId} store={{ ...store, city }} />
                ))}
              </ul>
            </section>
          ))}
        </Disclosure>
      ))}
    </div>
  );
}

/** Where a shop's country has no store, its shop on the web has everything. */
function NoStores() {
  return (
    <>
      <p className={text({ size: 'lg', measure: 'read' })}>
        <Trans>
          There is no store in your country yet. Everything is here in the online shop, and we bring
          it to your door.
        </Trans>
      </p>
      <p>
        <HomeLink className={button()}>
          <Trans>To the online shop</Trans>
        </HomeLink>
      </p>
    </>
  );
}

/** The town with which list and map begin for a shopper whose place is not known. */
const mostStores = (towns: readonly StoreTown[]) =>
  towns.toSorted((one, other) => other.stores.length - one.stores.length)[0]?.city ?? '';

/** The finder, and below it all stores of the shop's country by town. */
export function StoresPage() {
  const { t } = useLingui();
  const { data: towns } = useSuspenseQuery(townsQuery);
  const count = towns.reduce((sum, { stores }) => sum + stores.length, 0);
  const title = t`Our stores`;
  return (
    <div className={page({ top: 'tight' })}>
      <TopPageData name={title} path={STORES_PATH} />
      <Breadcrumb />
      <div className={flow({ gap: '6' })}>
        <h1 className={heading()}>{title}</h1>
        {count === 0 ? (
          <NoStores />
        ) : (
          <>
            <p className={text({ tone: 'muted' })}>
              <Plural value={count} one="# store" other="# stores" />
            </p>
            <StoreFinder
              context="account"
              town={mostStores(towns)}
              isNearFirst
              level="h2"
              action={({ storeId, name }) => (
                <StoreLink
                  storeId={storeId}
                  className={button({ look: 'quiet' })}
                  aria-label={t`Address and opening hours: ${name}`}
                >
                  <Trans>Address and opening hours</Trans>
                </StoreLink>
              )}
            />
            <h2 className={heading({ size: 'section' })}>
              <Trans>All stores by town</Trans>
            </h2>
            <Towns towns={towns} />
          </>
        )}
      </div>
    </div>
  );
}
