import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Link, Show, usePermissions, useRecordContext } from 'react-admin';
import { blockGiftCard, unblockGiftCard } from '#src/domain/gift-card/staff-gift-card.calls.ts';
import type { StaffGiftCard } from '#src/domain/gift-card/staff-gift-card.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { DataTable } from '../look/data-table.tsx';
import { type Fact, Facts } from '../look/facts.tsx';
import { useFormats } from '../look/formats.ts';
import { FULL_RECORD } from '../look/full-record.ts';
import { ReasonDialog } from '../look/reason-dialog.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { GIVEN_FOR, MOVEMENT_NAMES, ORIGIN_NAMES, STATE_NAMES } from './gift-card-words.ts';

function Block({ card }: { card: StaffGiftCard }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const isBlocked = card.state === 'blocked';
  const call = isBlocked ? unblockGiftCard : blockGiftCard;
  return (
    <ReasonDialog
      {...{ isWriting, refusal }}
      label={isBlocked ? t`Unblock the card` : t`Block the card`}
      onSave={async (reason) => {
        const body = { changeId: crypto.randomUUID(), reason };
        return (await write(call, { params: { giftCardId: card.id }, body })) !== undefined;
      }}
    />
  );
}

function OrderLink({ orderNumber }: { orderNumber: string | null }) {
  const { permissions = [] } = usePermissions();
  if (orderNumber === null) return '—';
  if (!permissions.includes('orders:read')) return orderNumber;
  return <Link to={`/orders/${orderNumber}/show`}>{orderNumber}</Link>;
}

function Movements({ card: { movements, currency } }: { card: StaffGiftCard }) {
  const { t, i18n } = useLingui();
  const { money, moment } = useFormats();
  return (
    <Section title={t`How the balance moved`}>
      <DataTable
        label={t`How the balance moved`}
        head={[t`When`, t`What`, t`Order`, t`Amount`]}
        numbers={[3]}
        rows={movements.map(({ at, kind, centAmount, orderNumber }, index) => ({
          key: `${at}-${index.toString()}`,
          cells: [
            moment(at),
            i18n._(MOVEMENT_NAMES[kind]),
            <OrderLink key="order" {...{ orderNumber }} />,
            money(centAmount, currency),
          ],
        }))}
      />
    </Section>
  );
}

function Sheet() {
  const card = useRecordContext<StaffGiftCard>();
  const { t, i18n } = useLingui();
  const { money, day, moment } = useFormats();
  const { nameOf } = useShopNames();
  if (card === undefined) return null;
  const { state, blockedAt, blockedFor, goodwill, currency } = card;
  const rows: readonly Fact[] = [
    [t`Balance`, money(card.balanceCents, currency)],
    [t`Value`, money(card.valueCents, currency)],
    [t`Issued`, day(card.issuedAt)],
    [t`Ends`, day(card.expiresAt)],
    [t`Shop`, nameOf(card.shop) || '—'],
    [t`Origin`, i18n._(ORIGIN_NAMES[card.origin])],
    [t`Recipient`, card.recipientEmail ?? '—'],
    ...(goodwill === null
      ? []
      : [
          [t`Given for`, `${i18n._(GIVEN_FOR[goodwill.reason])} · ${goodwill.authorName}`] as const,
        ]),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: 2 }}>
      <Alert severity={state === 'usable' ? 'success' : 'warning'}>
        {blockedAt === null
          ? i18n._(STATE_NAMES[state])
          : t`Blocked since ${moment(blockedAt)}: ${blockedFor ?? ''}`}
      </Alert>
      <span>
        <Block {...{ card }} />
      </span>
      <Section title={card.shownNumber}>
        <Facts {...{ rows }} />
      </Section>
      <Movements {...{ card }} />
    </Box>
  );
}

function Title() {
  const card = useRecordContext<StaffGiftCard>();
  return <span>{card?.shownNumber ?? ''}</span>;
}

export const GiftCardPage = () => (
  <Show title={<Title />} actions={false} queryOptions={FULL_RECORD}>
    <Sheet />
  </Show>
);
