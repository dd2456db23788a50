import { Trans, useLingui } from '@lingui/react/macro';
import type { Chosen } from '#src/domain/catalogue/facets.ts';
import { withChoice, withPrice, withStore } from '#src/domain/catalogue/list-choices.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Icon } from '#src/ui/icon.tsx';
import { verbatim } from '#src/ui/verbatim.tsx';
import { listBar, unseen } from '#styles/recipes';
import { ClearAll } from './clear-all.tsx';
import { FacetValueName } from './facet-names.tsx';
import type { ListNavigation } from './list-navigation.ts';

type ListChipsProps = { chosen: Chosen; search: ListSearch; navigation: ListNavigation };

const CENTS = 100;

/** What a price range says: both ends, or one. */
function PriceName({ search: { from, to } }: { search: ListSearch }) {
  const prices = usePrices();
  const { devise } = useShop().parameters;
  const show = (amount: number) =>
    prices.price(Math.round(amount * CENTS), devise, { dropZero: true });
  if (from !== undefined && to !== undefined) {
    return (
      <Trans>
        {show(from)} to {show(to)}
      </Trans>
    );
  }
  if (from !== undefined) return <Trans>from {show(from)}</Trans>;
  return <Trans>up to {show(to ?? 0)}</Trans>;
}

/** What is chosen, each with a way to take it off: links, so that they work without script. */
export function ListChips({ chosen, search, navigation }: ListChipsProps) {
  const { t } = useLingui();
  const styles = listBar();
  const values = chosen.values.map(({ group, value, label }) => ({
    key: `${group} ${value}`,
    name: <FacetValueName value={value} label={label} />,
    left: withChoice(search, group, value, false),
  }));
  const isPriced = search.from !== undefined || search.to !== undefined;
  const price = {
    key: 'price',
    name: <PriceName search={search} />,
    left: withPrice(search, undefined, undefined),
  };
  const inStore = chosen.store !== null && {
    key: 'store',
    name: <Trans>In {verbatim(chosen.store.name)}</Trans>,
    left: withStore(search, undefined),
  };
  const chips = [...values, ...(isPriced ? [price] : []), ...(inStore ? [inStore] : [])];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t`Chosen filters`}>
      {chips.map(({ key, name, left }) => (
        <li key={key}>
          {navigation.link(left, {
            className: styles.chip,
            children: (
              <>
                <span className={unseen()}>
                  <Trans>Remove:</Trans>{' '}
                </span>
                <span>{name}</span>
                <Icon name="close" />
              </>
            ),
          })}
        </li>
      ))}
      <li>
        <ClearAll search={search} navigation={navigation} />
      </li>
    </ul>
  );
}
