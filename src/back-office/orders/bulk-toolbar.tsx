import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useListContext, usePermissions } from 'react-admin';
import * as calls from '#src/domain/order/order-bulk.calls.ts';
import type { ListedOrder } from '#src/domain/order/staff-order.schema.ts';
import type { BulkOutcome } from '#src/domain/order/staff-order.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { savePdf } from '../look/save-file.ts';
import { pathOfSending } from '../sending/sending-path.ts';

type Failure = Exclude<BulkOutcome, 'done'>;

const FAILURES: Record<Failure, MessageDescriptor> = {
  'changed-by-others': msg`somebody else was faster. Check it, and try again.`,
  'not-possible': msg`is picked already, has left, or is not paid.`,
  'not-found': msg`is not there any more.`,
};

type Outcomes = { orderNumber: string; outcome: BulkOutcome }[];

/** What became of each order: how many were done, and every one that was not by its number. */
function Told({ outcomes }: { outcomes: Outcomes }) {
  const { i18n } = useLingui();
  const done = outcomes.filter(({ outcome }) => outcome === 'done').length;
  const failed = outcomes.flatMap(({ orderNumber, outcome }) =>
    outcome === 'done' ? [] : [{ orderNumber, outcome }],
  );
  return (
    <Alert severity={failed.length > 0 ? 'warning' : 'success'} sx={{ mt: 1 }}>
      <Plural value={done} one="# order is picked." other="# orders are picked." />
      {failed.map(({ orderNumber, outcome }) => (
        <div key={orderNumber}>{`${orderNumber}: ${i18n._(FAILURES[outcome])}`}</div>
      ))}
    </Alert>
  );
}

/** What is done with the orders that are selected on the page. */
export function BulkToolbar() {
  const { t, i18n } = useLingui();
  const { permissions = [] } = usePermissions();
  const { data = [], selectedIds = [], onSelect } = useListContext<ListedOrder>();
  const { write, isWriting, refusal } = useWrite();
  const [outcomes, setOutcomes] = useState<Outcomes>([]);
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const count = selected.length;
  const print = async (
    call: typeof calls.getPickList | typeof calls.getPackingSlips | typeof calls.getReturnLabels,
  ) => {
    setOutcomes([]);
    const orders = selected.map(({ orderNumber }) => orderNumber).join(',');
    const lang = LANGUAGES.find((known) => known === i18n.locale);
    const file = await write(call, { query: { orders, lang } });
    if (file !== undefined) savePdf(file);
  };
  const pick = async () => {
    const answer = await write(calls.markOrdersPicked, {
      body: {
        orders: selected.map(({ orderNumber, version }) => ({
          ...{ changeId: crypto.randomUUID(), orderNumber, version },
        })),
      },
    });
    if (answer === undefined) return;
    setOutcomes(answer.values);
    const failed = answer.values.filter(({ outcome }) => outcome !== 'done');
    onSelect(failed.map(({ orderNumber }) => orderNumber));
  };
  const files = [
    [t`Pick list (PDF)`, calls.getPickList],
    [t`Packing slips (PDF)`, calls.getPackingSlips],
    [t`Return labels (PDF)`, calls.getReturnLabels],
  ] as const;
  return (
    <>
      <div role="status">{outcomes.length > 0 && <Told {...{ outcomes }} />}</div>
      <Refusal of={refusal} />
      {count > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
          <Typography>
            <Plural value={count} one="# order selected" other="# orders selected" />
          </Typography>
          {permissions.includes('orders:write') && (
            <Button
              size="small"
              variant="contained"
              loading={isWriting}
              onClick={pick}
              aria-keyshortcuts="P"
            >
              {t`Mark as picked`}
            </Button>
          )}
          {permissions.includes('orders:write') && (
            <Button
              component={Link}
              to={pathOfSending(selected.map(({ orderNumber }) => orderNumber))}
              size="small"
              variant="outlined"
              aria-keyshortcuts="S"
            >
              {t`Label and send`}
            </Button>
          )}
          {files.map(([name, call]) => (
            <Button key={name} size="small" loading={isWriting} onClick={() => print(call)}>
              {name}
            </Button>
          ))}
          <Button size="small" onClick={() => onSelect([])}>{t`Select none`}</Button>
        </Stack>
      )}
    </>
  );
}
