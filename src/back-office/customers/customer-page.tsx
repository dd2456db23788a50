import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Show, usePermissions, useRecordContext } from 'react-admin';
import { repeatCustomerMail } from '#src/domain/account/staff-customer.calls.ts';
import type { StaffCustomer } from '#src/domain/account/staff-customer.schema.ts';
import { placeLines } from '#src/domain/address/address.ts';
import { useWrite } from '../calls/use-write.ts';
import { useFormats } from '../look/formats.ts';
import { FULL_RECORD } from '../look/full-record.ts';
import { MailsCard } from '../look/mails-card.tsx';
import { Section } from '../look/section.tsx';
import { FULFILMENT_NAMES } from '../orders/order-words.ts';
import { ConsentsCard, GiftCardsCard, LoyaltyCard, SignInsCard } from './account-cards.tsx';
import { CustomerActions } from './customer-actions.tsx';

function Mails({ customer }: { customer: StaffCustomer }) {
  const { id, mails, hasHiddenMails: hasHidden } = customer;
  const { permissions = [] } = usePermissions();
  const { write, ...state } = useWrite();
  const repeat = (mailId: string) =>
    write(repeatCustomerMail, {
      params: { customerId: id, mailId },
      body: { changeId: crypto.randomUUID() },
    });
  const mayRepeat = permissions.includes('customers:write');
  return <MailsCard {...{ mails, hasHidden, ...state }} onRepeat={mayRepeat ? repeat : null} />;
}

function Sheet() {
  const customer = useRecordContext<StaffCustomer>();
  const { t, i18n } = useLingui();
  const { money, day, moment } = useFormats();
  if (customer === undefined) return null;
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      {customer.blockedAt !== null && (
        <Alert severity="warning">
          {t`Blocked since ${moment(customer.blockedAt)}: ${customer.blockedFor ?? ''}`}
        </Alert>
      )}
      <CustomerActions {...{ customer }} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Section title={t`Customer`}>
          {[
            customer.name,
            customer.email,
            customer.phoneNumber,
            customer.isGuest
              ? t`Ordered as a guest on ${day(customer.createdAt)}`
              : t`Customer since ${day(customer.createdAt)}`,
          ].map((line) => (
            <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
        </Section>
        <Section title={t`Delivery addresses`}>
          {customer.deliveryAddresses.length === 0 && <Typography>{t`None yet.`}</Typography>}
          {customer.deliveryAddresses.map((address) => (
            <Typography key={address.id} sx={{ whiteSpace: 'pre-line', mb: 1 }}>
              {[`${address.firstName} ${address.lastName}`, ...placeLines(address)].join('\n')}
            </Typography>
          ))}
        </Section>
        <ConsentsCard {...{ customer }} />
        <SignInsCard {...{ customer }} />
        <LoyaltyCard {...{ customer }} />
        <GiftCardsCard {...{ customer }} />
      </Box>
      <Section title={t`Orders`}>
        {customer.recentOrders.map(({ orderNumber, createdAt, totalPrice, fulfilment }) => (
          <Typography key={orderNumber} sx={{ mb: 1 }}>
            <Link to={`/orders/${orderNumber}/show`}>{orderNumber}</Link>
            {` · ${day(createdAt)} · ${money(totalPrice.centAmount, totalPrice.currencyCode)} · ${i18n._(FULFILMENT_NAMES[fulfilment])}`}
          </Typography>
        ))}
      </Section>
      <Mails {...{ customer }} />
      <Section title={t`Notes of the staff`}>
        {customer.notes.length === 0 && <Typography>{t`None yet.`}</Typography>}
        {customer.notes.map(({ noteId, text, authorName, writtenAt }) => (
          <Typography key={noteId} sx={{ mb: 1, whiteSpace: 'pre-line' }}>
            {`${text}\n${authorName}, ${moment(writtenAt)}`}
          </Typography>
        ))}
      </Section>
    </Stack>
  );
}

/** A customer with what they bought, in the shops of the caller. */
export const CustomerPage = () => (
  <Show actions={false} queryOptions={FULL_RECORD}>
    <Sheet />
  </Show>
);
