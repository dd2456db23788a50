import { useLingui } from '@lingui/react/macro';
import { SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { exportGiftCards } from '#src/domain/gift-card/staff-gift-card.calls.ts';
import { giftCardList } from '#src/domain/gift-card/staff-gift-card.list.ts';
import { GIFT_CARD_STATES } from '#src/domain/gift-card/staff-gift-card.ts';
import { ExportList } from '../look/export-list.tsx';
import { ListPage } from '../look/list-page.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { ORIGIN_NAMES, STATE_NAMES } from './gift-card-words.ts';
import { GiveGiftCard } from './give-gift-card.tsx';

export function GiftCardsList() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  const states = GIFT_CARD_STATES.map((id) => ({ id, name: i18n._(STATE_NAMES[id]) }));
  return (
    <ListPage
      list={giftCardList}
      title={t`Gift cards`}
      heads={{
        number: t`Number`,
        shop: t`Shop`,
        origin: t`Origin`,
        recipient: t`Recipient`,
        value: t`Value`,
        balance: t`Balance`,
        issued: t`Issued`,
        ends: t`Ends`,
        state: t`State`,
      }}
      words={{ origin: ORIGIN_NAMES, state: STATE_NAMES }}
      to={({ id }) => `/gift-cards/${id}/show`}
      toolbar={
        <TopToolbar>
          <GiveGiftCard />
          <ExportList call={exportGiftCards} />
        </TopToolbar>
      }
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={t`Number, last four signs, order, email`}
        />,
        <SelectInput key="state" source="state" label={t`State`} choices={states} alwaysOn />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} alwaysOn />,
      ]}
    />
  );
}
