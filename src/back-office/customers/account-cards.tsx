import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, usePermissions } from 'react-admin';
import { endCustomerSignIn } from '#src/domain/account/staff-customer.calls.ts';
import type { StaffCustomer } from '#src/domain/account/staff-customer.schema.ts';
import type { LoyaltyMovementKind } from '#src/domain/loyalty/loyalty.ts';
import type { MessageType } from '#src/domain/newsletter/message-types.ts';
import { useWrite } from '../calls/use-write.ts';
import { STATE_NAMES } from '../gift-cards/gift-card-words.ts';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';

type CardProps = { customer: StaffCustomer };

const MESSAGES: Record<MessageType, MessageDescriptor> = {
  NEWS: msg`Newsletter`,
  TIC: msg`Receipts by email`,
  INVIT: msg`Invitations`,
  SURV: msg`Surveys`,
};

const MOVED_BY: Record<LoyaltyMovementKind, MessageDescriptor> = {
  purchase: msg`Order`,
  bonus: msg`Bonus`,
  return: msg`Return`,
  reward: msg`Reward`,
};

/** What the customer agreed to, and when. */
export function ConsentsCard({ customer: { consents } }: CardProps) {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  return (
    <Section title={t`Consents`}>
      {consents.length === 0 && <Typography>{t`None yet.`}</Typography>}
      {consents.map(({ type, optin, saidAt, source }) => (
        <Typography key={type} component="div" sx={{ mb: 1 }}>
          {`${i18n._(MESSAGES[type])}: ${optin === 'YES' ? t`yes` : t`no`}`}
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[moment(saidAt), source].filter(Boolean).join(' · ')}
          </Typography>
        </Typography>
      ))}
    </Section>
  );
}

export function SignInsCard({ customer: { id, signIns } }: CardProps) {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { moment } = useFormats();
  const { write, isWriting, refusal } = useWrite();
  const mayWrite = permissions.includes('customers:write');
  const end = (signInId: string | null) =>
    write(endCustomerSignIn, {
      params: { customerId: id },
      body: { changeId: crypto.randomUUID(), signInId },
    });
  return (
    <Section title={t`Signed-in browsers`}>
      <Refusal of={refusal} />
      {signIns.length === 0 && <Typography>{t`Nowhere at the moment.`}</Typography>}
      {signIns.map(({ signInId, browser, system, signedInAt, lastSeenAt }) => {
        const name = [browser, system].filter(Boolean).join(', ') || t`Unknown browser`;
        return (
          <Typography key={signInId} component="div" sx={{ mb: 1 }}>
            {name}
            <Typography variant="body2" color="textSecondary">
              {t`since ${moment(signedInAt)}, last seen ${moment(lastSeenAt)}`}
            </Typography>
            {mayWrite && (
              <Button
                size="small"
                loading={isWriting}
                aria-label={t`Sign out: ${name}`}
                onClick={() => end(signInId)}
              >
                {t`Sign out`}
              </Button>
            )}
          </Typography>
        );
      })}
      {mayWrite && signIns.length > 1 && (
        <Button size="small" variant="outlined" loading={isWriting} onClick={() => end(null)}>
          {t`Sign out everywhere`}
        </Button>
      )}
    </Section>
  );
}

/** Points, and how they moved last. */
export function LoyaltyCard({ customer: { loyalty } }: CardProps) {
  const { t, i18n } = useLingui();
  const { day, number } = useFormats();
  return (
    <Section title={t`Loyalty points`}>
      <Typography>
        {[t`Points: ${number(loyalty.points)}`, loyalty.number].filter(Boolean).join(' · ')}
      </Typography>
      {loyalty.movements.map(({ id, movedAt, kind, points, orderNumber }) => (
        <Typography key={id} variant="body2">
          {[day(movedAt), i18n._(MOVED_BY[kind]), orderNumber, number(points)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      ))}
    </Section>
  );
}

export function GiftCardsCard({ customer: { giftCards } }: CardProps) {
  const { t, i18n } = useLingui();
  const { permissions = [] } = usePermissions();
  const { money, day } = useFormats();
  const isLinked = permissions.includes('gift-cards:write');
  return (
    <Section title={t`Gift cards`}>
      {giftCards.length === 0 && <Typography>{t`None yet.`}</Typography>}
      {giftCards.map(({ id, shownNumber, balanceCents, currency, issuedAt, state }) => (
        <Typography key={id}>
          {isLinked ? <Link to={`/gift-cards/${id}/show`}>{shownNumber}</Link> : shownNumber}
          {` · ${money(balanceCents, currency)} · ${day(issuedAt)} · ${i18n._(STATE_NAMES[state])}`}
        </Typography>
      ))}
    </Section>
  );
}
