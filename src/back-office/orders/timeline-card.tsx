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
import { HAPPENING_NAMES } from './order-words.ts';

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
            {i18n._(HAPPENING_NAMES[kind])}
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
