import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LOYALTY_PAGE_SIZE, type LoyaltyMovementKind } from '#src/domain/loyalty/loyalty.ts';
import { PointsLink, SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Pager } from '#src/ui/pager.tsx';
import { button, flow, heading, movements, text } from '#styles/recipes';
import { loyaltyQuery } from './loyalty.functions.ts';

const KINDS: Record<LoyaltyMovementKind, MessageDescriptor> = {
  purchase: msg`Purchase`,
  bonus: msg`Bonus points`,
  return: msg`Return`,
  reward: msg`Voucher`,
};

/** `/account/loyalty/history`: how the points came and went; `page` counts from 1. */
export function LoyaltyHistoryPage({ page }: { page: number }) {
  const { t, i18n } = useLingui();
  const { date } = useFormats();
  const { data } = useSuspenseQuery(loyaltyQuery(page - 1));
  const { values, total, points } = data.account;
  const styles = movements();
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Points history</Trans>
      </h1>
      <p className={text({ size: 'lg' })}>
        <Plural value={points} one="You have # point." other="You have # points." />
      </p>
      {values.length === 0 && (
        <p className={text({ tone: 'muted' })}>
          <Trans>Nothing here yet.</Trans>
        </p>
      )}
      <ul className={styles.root}>
        {values.map((movement) => (
          <li key={movement.id} className={styles.item}>
            <span>{i18n._(KINDS[movement.kind])}</span>
            <time className={styles.day} dateTime={movement.movedAt}>
              {date(movement.movedAt, 'long')}
            </time>
            <span className={styles.points}>
              {i18n.number(movement.points, { signDisplay: 'always' }).replace('-', '\u2212')}
            </span>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(total / LOYALTY_PAGE_SIZE)}
        label={t`Pages`}
        link={(number, look) => <PointsLink key={number} page={number} {...look} />}
      />
      <p>
        <SettingsLink page="loyalty" className={button({ look: 'quiet' })}>
          <Trans>Back to your card</Trans>
        </SettingsLink>
      </p>
    </div>
  );
}
