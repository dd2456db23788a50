import { Trans, useLingui } from '@lingui/react/macro';
import type { Voucher } from '#src/domain/payment/payment.schema.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { flow, heading, summary, text } from '#styles/recipes';

/** What a shopper takes to a cash machine: entity, reference, amount and until when. */
export function VoucherCard({ voucher }: { voucher: Voucher }) {
  const { t } = useLingui();
  const { money } = usePrices();
  const { moment } = useFormats();
  const styles = summary();
  const rows = [
    [t`Entity`, voucher.entity],
    [t`Reference`, voucher.reference],
    [t`Amount`, money(voucher)],
    [t`Pay by`, moment(voucher.expiresAt)],
  ] as const;
  return (
    <section className={flow({ gap: '4' })} aria-labelledby="voucher">
      <h2 id="voucher" className={heading({ size: 'part' })}>
        <Trans>Pay with Multibanco</Trans>
      </h2>
      <p className={text({ measure: 'read' })}>
        <Trans>
          Pay at a cash machine or in your banking app with these details. We keep your items until
          then, and send them as soon as we have your payment.
        </Trans>
      </p>
      <dl className={styles.totals}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Button look="outline" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </p>
    </section>
  );
}
