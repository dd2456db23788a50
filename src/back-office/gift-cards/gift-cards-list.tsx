import { useLingui } from '@lingui/react/macro';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataTable, List, SearchInput, SelectInput, SimpleList, TopToolbar } from 'react-admin';
import { exportGiftCards } from '#src/domain/gift-card/staff-gift-card.calls.ts';
import type { ListedGiftCard } from '#src/domain/gift-card/staff-gift-card.schema.ts';
import { GIFT_CARD_STATES } from '#src/domain/gift-card/staff-gift-card.ts';
import { ExportList } from '../look/export-list.tsx';
import { useFormats } from '../look/formats.ts';
import { useShopNames } from '../look/shop-names.ts';
import { ORIGIN_NAMES, STATE_NAMES } from './gift-card-words.ts';
import { GiveGiftCard } from './give-gift-card.tsx';

const Col = DataTable.Col<ListedGiftCard>;

const Toolbar = () => (
  <TopToolbar>
    <GiveGiftCard />
    <ExportList call={exportGiftCards} />
  </TopToolbar>
);

/** Gift cards of one's shops. */
export function GiftCardsList() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const states = GIFT_CARD_STATES.map((id) => ({ id, name: i18n._(STATE_NAMES[id]) }));
  return (
    <List
      empty={false}
      title={t`Gift cards`}
      sort={{ field: 'issuedAt', order: 'DESC' }}
      exporter={false}
      actions={<Toolbar />}
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={t`Number, last four signs, order, e-mail`}
        />,
        <SelectInput key="state" source="state" label={t`State`} choices={states} alwaysOn />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} alwaysOn />,
      ]}
    >
      {isNarrow ? <ShortList /> : <LongList />}
    </List>
  );
}

function ShortList() {
  const { i18n } = useLingui();
  const { money } = useFormats();
  return (
    <SimpleList<ListedGiftCard>
      primaryText={({ shownNumber, recipientEmail }) =>
        [shownNumber, recipientEmail].filter(Boolean).join(' · ')
      }
      secondaryText={({ state, origin }) =>
        `${i18n._(STATE_NAMES[state])} · ${i18n._(ORIGIN_NAMES[origin])}`
      }
      tertiaryText={({ balanceCents, currency }) => money(balanceCents, currency)}
    />
  );
}

function LongList() {
  const { t, i18n } = useLingui();
  const { money, day } = useFormats();
  const { nameOf } = useShopNames();
  return (
    <DataTable<ListedGiftCard> bulkActionButtons={false}>
      <Col source="shownNumber" label={t`Number`} disableSort />
      <Col label={t`Shop`} render={({ shop }) => nameOf(shop)} />
      <Col label={t`Origin`} render={({ origin }) => i18n._(ORIGIN_NAMES[origin])} />
      <Col label={t`Recipient`} render={({ recipientEmail }) => recipientEmail ?? '—'} />
      <Col label={t`Value`} render={({ valueCents, currency }) => money(valueCents, currency)} />
      <Col
        source="balance"
        label={t`Balance`}
        render={({ balanceCents, currency }) => money(balanceCents, currency)}
      />
      <Col source="issuedAt" label={t`Issued`} render={({ issuedAt }) => day(issuedAt)} />
      <Col source="expiresAt" label={t`Ends`} render={({ expiresAt }) => day(expiresAt)} />
      <Col label={t`State`} render={({ state }) => i18n._(STATE_NAMES[state])} />
    </DataTable>
  );
}
