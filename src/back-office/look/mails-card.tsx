import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import type { Refusal as Refused } from '../calls/ask.ts';
import { useFormats } from './formats.ts';
import { Refusal } from './refusal.tsx';
import { Section } from './section.tsx';

type MailsCardProps = {
  mails: StaffOrder['mails'];
  /** Some are not for this member. */
  hasHidden?: boolean;
  /** Null for a role that may not. */
  onRepeat: ((mailId: string) => Promise<unknown>) | null;
  isWriting: boolean;
  refusal: Refused | null;
};

/** Mails that were written, each with a way to send it again. */
export function MailsCard({ mails, hasHidden, onRepeat, isWriting, refusal }: MailsCardProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <Section title={t`Mails`}>
      <Refusal of={refusal} />
      {mails.length === 0 && !hasHidden && <Typography>{t`None yet.`}</Typography>}
      {mails.map(({ mailId, subject, writtenAt, sentAt, isRepeatable }) => (
        <Typography key={mailId} component="div" sx={{ mb: 1 }}>
          {subject}
          <Typography variant="body2" color="textSecondary">
            {sentAt === null ? t`written ${moment(writtenAt)}, not sent yet` : moment(sentAt)}
          </Typography>
          {onRepeat !== null && isRepeatable && (
            <Button
              size="small"
              loading={isWriting}
              aria-label={t`Send again: ${subject}`}
              onClick={() => onRepeat(mailId)}
            >
              {t`Send again`}
            </Button>
          )}
        </Typography>
      ))}
      {hasHidden && (
        <Typography color="textSecondary">
          {t`Mails of other shops, and about the account, are not shown to you.`}
        </Typography>
      )}
    </Section>
  );
}
