import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, required, Show, TextInput, usePermissions, useRecordContext } from 'react-admin';
import { eraseCustomer, writeCustomerNote } from '#src/domain/account/customer-desk.calls.ts';
import type { DeskCustomer } from '#src/domain/account/customer-desk.schema.ts';
import { placeLines } from '#src/domain/address/address.ts';
import { useWrite } from '../calls/use-write.ts';
import { AskFirst } from '../look/ask-first.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { WHOLE } from '../look/whole.ts';
import { FULFILMENT_NAMES } from '../orders/order-words.ts';

function Actions({ customer }: { customer: DeskCustomer }) {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { write, isWriting, refusal } = useWrite();
  const params = { customerId: customer.id };
  return (
    <>
      <Refusal of={refusal} />
      <Stack direction="row" spacing={1}>
        {permissions.includes('customers:write') && (
          <FormDialog
            {...{ isWriting, refusal }}
            label={t`Write a note`}
            onSave={async ({ text }) => {
              const body = { changeId: crypto.randomUUID(), text };
              return (await write(writeCustomerNote, { params, body })) !== undefined;
            }}
          >
            <TextInput source="text" label={t`Note`} multiline minRows={3} validate={required()} />
          </FormDialog>
        )}
        {permissions.includes('customers:erase') && !customer.isDeleted && (
          <AskFirst
            {...{ isWriting }}
            label={t`Erase the account`}
            question={t`${customer.name} loses account, points and lists. Orders stay for as long as the law wants. This cannot be undone.`}
            onYes={() =>
              write(eraseCustomer, {
                ...{ params, body: { changeId: crypto.randomUUID(), version: customer.version } },
              })
            }
          />
        )}
      </Stack>
    </>
  );
}

function Sheet() {
  const customer = useRecordContext<DeskCustomer>();
  const { t, i18n } = useLingui();
  const { money, day, moment } = useFormats();
  if (customer === undefined) return null;
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Actions {...{ customer }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Section title={t`Customer`}>
          {[
            customer.name,
            customer.email,
            customer.phoneNumber,
            t`Customer since ${day(customer.createdAt)}`,
            customer.optinNews === 'YES' ? t`Wants the newsletter` : t`Wants no newsletter`,
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
      </Box>
      <Section title={t`Orders`}>
        {customer.recentOrders.map(({ orderNumber, createdAt, totalPrice, fulfilment }) => (
          <Typography key={orderNumber} sx={{ mb: 1 }}>
            <Link to={`/orders/${orderNumber}/show`}>{orderNumber}</Link>
            {` · ${day(createdAt)} · ${money(totalPrice.centAmount, totalPrice.currencyCode)} · ${i18n._(FULFILMENT_NAMES[fulfilment])}`}
          </Typography>
        ))}
      </Section>
      <Section title={t`Mails`}>
        {customer.mails.length === 0 && <Typography>{t`None yet.`}</Typography>}
        {customer.mails.map(({ mailId, subject, writtenAt }) => (
          <Typography key={mailId}>{`${subject} · ${moment(writtenAt)}`}</Typography>
        ))}
      </Section>
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
  <Show actions={false} queryOptions={WHOLE}>
    <Sheet />
  </Show>
);
