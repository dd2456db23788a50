import { isSellerField } from '#src/domain/legal/seller.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';

/** Stands where nobody has filled in yet what a text names. */
const UNFILLED = '…';

/**
 * What editors need not write themselves, since it is a parameter of the shop: `{returnDays}`,
 * `{returnCarrier}`, `{returnAddress}` and `{seller.name}` with its like in a text.
 */
export function withShopValues(text: string, { params }: Pick<WebDomain, 'params'>): string {
  const { days, carrier, address } = params.returns;
  return text
    .replaceAll('{returnDays}', String(days))
    .replaceAll('{returnCarrier}', carrier)
    .replaceAll('{returnAddress}', address.join(', '))
    .replaceAll(/\{seller\.(\w+)\}/g, (unknown, field: string) =>
      isSellerField(field) ? params.seller[field] || UNFILLED : unknown,
    );
}
