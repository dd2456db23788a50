import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { usePermissions } from 'react-admin';
import { repeatOrderMail } from '#src/domain/order/staff-order.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { MadeBy } from '../draft-orders/additions.tsx';
import { useFormats } from '../look/formats.ts';
import { MailsCard } from '../look/mails-card.tsx';
import { Section } from '../look/section.tsx';

const HAPPENINGS: Record<StaffOrder['timeline'][number]['kind'], MessageDescriptor> = {
  placed: msg`Ordered`,
  prepared: msg`Picked`,
  shipped: msg`Sent`,
  delivered: msg`Delivered`,
  withdrawn: msg`Withdrawal declared`,
  returned: msg`Return declared`,
  arrived: msg`Return arrived`,
  refunded: msg`Paid back`,
  'order.address': msg`Address changed`,
  'order.cancel': msg`Items cancelled`,
  'order.delivered': msg`Marked as delivered`,
  'order.inspection': msg`Return inspected`,
  'order.label': msg`Label made`,
  'order.mail-again': msg`Mail sent again`,
  'order.note': msg`Note written`,
  'order.parcel': msg`Parcel sent`,
  'order.picture': msg`Picture added`,
  'order.picture-removal': msg`Picture deleted`,
  'order.prepared': msg`Marked as picked`,
  'order.refund': msg`Paid back by hand`,
  'order.refund-settled': msg`Noted as paid back another way`,
  'order.return': msg`Return taken`,
};

/** What happened to an order, and the mails about it. */
export function TimelineCard({ sheet }: { sheet: StaffOrder }) {
  const { t, i18n } = useLingui();
  const { permissions = [] } = usePermissions();
  const { moment } = useFormats();
  const { write, ...state } = useWrite();
  const { timeline, mails, order } = sheet;
  const repeat = (mailId: string) =>
    write(repeatOrderMail, {
      params: { orderNumber: order.orderNumber, mailId },
      body: { changeId: crypto.randomUUID() },
    });
  const mayRepeat = permissions.includes('orders:write');
  return (
    <>
      <Section title={t`What happened`}>
        <MadeBy {...{ sheet }} />
        {timeline.map(({ at, kind, by }) => (
          <Typography key={`${at}-${kind}`} component="div" sx={{ mb: 1 }}>
            {i18n._(HAPPENINGS[kind])}
            <Typography variant="body2" color="textSecondary">
              {[moment(at), by].filter((part) => part !== null).join(' · ')}
            </Typography>
          </Typography>
        ))}
      </Section>
      <MailsCard {...{ mails, ...state }} onRepeat={mayRepeat ? repeat : null} />
    </>
  );
}
