import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import { useFormats } from '../look/formats.ts';

type Members = SettingOf<'members'>;

/** What members get, in sentences. */
export function useMemberWords({ currency, shop }: { currency: string; shop: OnlineLocale }) {
  const { t } = useLingui();
  const { money, momentIn } = useFormats();

  function cardLines({ loyaltyCardCentAmount: cents, pointCentAmount }: Members): string[] {
    const [unit, price] = [money(pointCentAmount, currency), money(cents, currency)];
    return [
      t`A member gets a point for every ${unit} of goods`,
      cents === 0 ? t`The loyalty card is free` : t`The loyalty card costs ${price}`,
    ];
  }

  function scaleLines({ loyaltyScale }: Members): string[] {
    if (loyaltyScale.length === 0) return [t`Points give no vouchers`];
    return loyaltyScale.map(({ points, rewardCentAmount }) => {
      const reward = money(rewardCentAmount, currency);
      return t`${plural(points, { one: '# point gives', other: '# points give' })} a voucher of ${reward}`;
    });
  }

  function saleLines({ privateSales }: Members): string[] {
    const { startDate = null, endDate = null } = privateSales ?? {};
    if (startDate === null || endDate === null) return [t`No private sale is planned`];
    const [start, end] = [momentIn(shop, startDate), momentIn(shop, endDate)];
    return [
      t`Private sale from ${start} to ${end}: members pay the reduced prices of goods that are marked for it`,
    ];
  }
  return { cardLines, scaleLines, saleLines };
}

export function useMemberSentences(currency: string, shop: OnlineLocale) {
  const { cardLines, scaleLines, saleLines } = useMemberWords({ currency, shop });
  return (setting: Members) => [
    ...cardLines(setting),
    ...scaleLines(setting),
    ...saleLines(setting),
  ];
}
