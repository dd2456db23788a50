import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataTable, List, SelectInput, useRecordContext } from 'react-admin';
import { deliverAgain } from '#src/domain/event/event.calls.ts';
import type { Delivery } from '#src/domain/event/event.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { DetailsHead } from '../look/details-head.tsx';
import { useFormats } from '../look/formats.ts';

type DeliveryRecord = Delivery & { id: string };

const Col = DataTable.Col<DeliveryRecord>;

function Again() {
  const delivery = useRecordContext<DeliveryRecord>();
  const { write, isWriting } = useWrite();
  if (delivery === undefined || delivery.state === 'waiting') return null;
  const params = { deliveryId: delivery.deliveryId };
  return (
    <Button size="small" loading={isWriting} onClick={() => write(deliverAgain, { params })}>
      <Trans>Send again</Trans>
    </Button>
  );
}

function EventBody() {
  const delivery = useRecordContext<DeliveryRecord>();
  return (
    <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {JSON.stringify(delivery?.event, null, 2)}
    </Box>
  );
}

/** What endpoints were sent, and what they answered, the newest first. */
export function DeliveriesList() {
  const { t } = useLingui();
  const { moment, number } = useFormats();
  const states = [
    { id: 'waiting', name: t`Waiting` },
    { id: 'delivered', name: t`Delivered` },
    { id: 'failed', name: t`Given up` },
  ];
  return (
    <List
      empty={false}
      title={t`Events sent`}
      sort={{ field: 'sequence', order: 'DESC' }}
      exporter={false}
      filters={[
        <SelectInput key="state" source="state" label={t`State`} choices={states} alwaysOn />,
      ]}
    >
      <DataTable<DeliveryRecord>
        bulkActionButtons={false}
        head={DetailsHead}
        expand={<EventBody />}
        rowClick="expand"
      >
        <Col label={t`When`} render={({ event }) => moment(event.timestamp)} />
        <Col label={t`Event`} render={({ event }) => event.type} />
        <Col
          label={t`About`}
          render={({ event: { subject } }) => `${subject.kind} ${subject.id}`}
        />
        <Col source="url" label={t`Endpoint`} disableSort />
        <Col label={t`State`} render={({ state }) => states.find(({ id }) => id === state)?.name} />
        <Col label={t`Attempts`} render={({ attempts }) => number(attempts)} />
        <Col source="answer" label={t`Last answer`} disableSort />
        <Col label={t`Actions`}>
          <Again />
        </Col>
      </DataTable>
    </List>
  );
}
