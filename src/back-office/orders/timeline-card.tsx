import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { usePermissions } from 'react-admin';
import { repeatOrderMail } from '#src/domain/order/order-desk.calls.ts';
import type { DeskOrder } from '#src/domain/order/order-desk.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { useFormats } from '../look/formats.ts';
import { MailsCard } from '../look/mails-card.tsx';
import { Section } from '../look/section.tsx';

const HAPPENINGS = new Map<string, MessageDescriptor>([
  ['placed', msg`Ordered`],
  ['paid', msg`Paid`],
  ['prepared', msg`Picked`],
  ['shipped', msg`Sent`],
  ['delivered', msg`Delivered`],
  ['withdrawn', msg`Withdrawal declared`],
  ['returned', msg`Return declared`],
  ['received', msg`Return arrived`],
  ['refunded', msg`Paid back`],
  ['cancelled', msg`Cancelled`],
  ['arrived', msg`Return arrived`],
  ['order.label', msg`Label made`],
  ['order.picture', msg`Picture added`],
  ['order.picture-removal', msg`Picture deleted`],
  ['order.note', msg`Note written`],
  ['order.mail-again', msg`Mail sent again`],
]);

/** What happened to an order, by its kind; a kind without a sentence is shown as it is. */
function useHappenings() {
  const { i18n } = useLingui();
  return (kind: string) => {
    const sentence = HAPPENINGS.get(kind);
    return sentence === undefined ? kind : i18n._(sentence);
  };
}

/** What happened to an order, and the mails about it. */
export function TimelineCard({ sheet }: { sheet: DeskOrder }) {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { moment } = useFormats();
  const happeningOf = useHappenings();
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
        {timeline.map(({ at, kind, by }) => (
          <Typography key={`${at}-${kind}`} component="div" sx={{ mb: 1 }}>
            {happeningOf(kind)}
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
