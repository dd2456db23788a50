import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { townLine } from '#src/domain/address/address.ts';
import { dayAfter, shopDay, writeDay } from '#src/domain/shop/shop-day.ts';
import { type Hours, hoursOf } from '#src/domain/store/store.ts';
import type { StoreService } from '#src/domain/store/store.values.ts';
import { StoreData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { formatHours } from '#src/i18n/times.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { factList, flow, heading, page, storeList, text } from '#styles/recipes';
import { StoresLink } from './store-links.tsx';
import { StoreMap } from './store-map.tsx';
import { storeQuery } from './stores.functions.ts';

/** From Monday, as opening hours count days. */
const DAYS: readonly MessageDescriptor[] = [
  msg`Monday`,
  msg`Tuesday`,
  msg`Wednesday`,
  msg`Thursday`,
  msg`Friday`,
  msg`Saturday`,
  msg`Sunday`,
];

type TimesProps = { store: Hours & { country: string } };

/** How long ahead days that are not as others are told. */
const AHEAD_DAYS = 60;

/** The next days with other hours, by the clocks of the store. */
function comingDays({ specialDays, country }: TimesProps['store']) {
  const today = shopDay(new Date(), country);
  const last = dayAfter(today, AHEAD_DAYS);
  return specialDays.filter(({ date }) => date >= today && date <= last);
}

/** The hours of each day, as the clocks of the store show them. */
function OpeningTimes({ store }: TimesProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const styles = factList();
  return (
    <dl className={styles.root}>
      {DAYS.map((day, at) => {
        const hours = hoursOf(store.openingHours, at + 1);
        return (
          <div key={day.id} className={styles.fact}>
            <dt className={styles.label}>{i18n._(day)}</dt>
            <dd>{hours.length === 0 ? <Trans>Closed</Trans> : formatHours(hours, locale)}</dd>
          </div>
        );
      })}
      {comingDays(store).map(({ date, hours }) => (
        <div key={date} className={styles.fact}>
          <dt className={styles.label}>{writeDay(date, locale)}</dt>
          <dd>{hours.length === 0 ? <Trans>Closed</Trans> : formatHours(hours, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

const SERVICES: Record<StoreService, MessageDescriptor> = {
  collect: msg`Collect your online order`,
  returns: msg`Return your online order free of charge`,
  alterations: msg`Alterations`,
  repairs: msg`Repairs`,
  'gift-wrap': msg`Gift wrapping`,
  styling: msg`Personal style advice by appointment`,
  recycling: msg`We take back clothes you no longer wear`,
  'step-free': msg`Step-free entrance`,
};

/** What the store does beside selling. */
function Services({ services }: { services: readonly StoreService[] }) {
  const { i18n } = useLingui();
  if (services.length === 0) return null;
  return (
    <>
      <h2 className={heading({ size: 'section' })}>
        <Trans>Services in this store</Trans>
      </h2>
      <ul className={flow({ gap: '1' })}>
        {services.map((service) => (
          <li key={service}>{i18n._(SERVICES[service])}</li>
        ))}
      </ul>
    </>
  );
}

/** The page of a store: where it is, when it opens, how to call it. */
export function StorePage({ storeId }: { storeId: string }) {
  const { t } = useLingui();
  const { data: store } = useSuspenseQuery(storeQuery(storeId));
  const listTitle = t`Our stores`;
  if (store === null) return null;
  return (
    <div className={page({ top: 'tight' })}>
      <StoreData store={store} listTitle={listTitle} />
      <Breadcrumb>
        <StoresLink>{listTitle}</StoresLink>
      </Breadcrumb>
      <div className={storeList().page}>
        <div className={flow({ gap: '6' })}>
          <h1 className={heading()}>{store.name}</h1>
          <p className={text()}>
            {store.line1}
            <br />
            {townLine(store)}
            <br />
            <a href={`tel:${store.phoneNumber}`}>{store.phoneNumber}</a>
          </p>
          <h2 className={heading({ size: 'section' })}>
            <Trans>Opening hours</Trans>
          </h2>
          <OpeningTimes {...{ store }} />
          <Services services={store.services} />
        </div>
        <StoreMap stores={[store]} cardId={() => 'content'} />
      </div>
    </div>
  );
}
