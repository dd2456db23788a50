import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '#src/domain/order/order-desk.schema.ts';
import { useFormats } from '../look/formats.ts';
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
export function TimelineCard({ sheet: { timeline, mails } }: { sheet: DeskOrder }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const happeningOf = useHappenings();
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
      <Section title={t`Mails`}>
        {mails.length === 0 && <Typography>{t`None yet.`}</Typography>}
        {mails.map(({ mailId, subject, writtenAt, sentAt }) => (
          <Typography key={mailId} component="div" sx={{ mb: 1 }}>
            {subject}
            <Typography variant="body2" color="textSecondary">
              {sentAt === null ? t`written ${moment(writtenAt)}, not sent yet` : moment(sentAt)}
            </Typography>
          </Typography>
        ))}
      </Section>
    </>
  );
}
