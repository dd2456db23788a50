import { Trans } from '@lingui/react/macro';
import { invoiceIdOf } from '#src/domain/order/download.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { isPaid } from '#src/domain/order/order.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { downloadUrl } from '#src/features/shop/urls.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { orderCard } from '#styles/recipes';

type InvoiceLinkProps = { order: Pick<Order, 'orderNumber' | 'status'> };

/** Saves the invoice of a paid order, in shops that have downloads (DOM-26). */
export function InvoiceLink({ order }: InvoiceLinkProps) {
  const locale = useLocale();
  const { myDownloads } = useShop().parameters.params;
  if (!myDownloads || !isPaid(order)) return null;
  return (
    <p>
      <a href={downloadUrl(locale, invoiceIdOf(order.orderNumber))} className={orderCard().link}>
        <Trans>Download the invoice (PDF)</Trans>
      </a>
    </p>
  );
}
