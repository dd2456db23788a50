import { Trans } from '@lingui/react/macro';
import type { Currency } from '#src/domain/money/money.ts';
import { planInstalments } from '#src/domain/payment/instalments.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { flow } from '#styles/recipes';

type InstalmentPlanProps = { cents: number; currency: Currency; count: number };

/** What is paid when, counted from the browser's present: shown once it is chosen. */
export function InstalmentPlan({ cents, currency, count }: InstalmentPlanProps) {
  const { price } = usePrices();
  const { date } = useFormats();
  const { iso2 } = getDomain(useLocale());
  const [today, ...others] = planInstalments(cents, count, shopDay(new Date(), iso2)).map(
    ({ centAmount, day }) => ({ amount: price(centAmount, currency), day: date(day) }),
  );
  const amountToday = today?.amount ?? '';
  return (
    <span className={flow({ gap: '1' })}>
      <span>
        <Trans>Today: {amountToday}</Trans>
      </span>
      {others.map(({ amount, day }) => (
        <span key={day}>
          <Trans>
            On {day}: {amount}
          </Trans>
        </span>
      ))}
    </span>
  );
}
