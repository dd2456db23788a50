import { isSellerField } from '#src/domain/legal/seller.ts';
import { methodRule } from '#src/domain/payment/methods.ts';
import { byRank } from '#src/domain/payment/payment.ts';
import type { PaymentProduct, WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { returnCosts } from './return-costs.ts';

/** Stands where nobody has filled in yet what a text names. */
const UNFILLED = '…';

/** What a shop is paid by, in the order of its checkout; what has no name of its own is left out. */
function paymentMethods(products: readonly PaymentProduct[]): string {
  const brands = byRank(products).map(({ name }) => {
    const { brand, company } = methodRule(name);
    return brand ?? company;
  });
  return [...new Set(brands.filter((brand) => brand !== undefined))].join(', ');
}

/**
 * What editors need not write themselves, since it is a parameter of the shop: `{returnDays}`,
 * `{returnCarrier}`, `{returnAddress}`, `{returnCosts}`, `{paymentMethods}` and `{seller.name}` with its like in a text.
 */
export function withShopValues(
  text: string,
  shop: Pick<WebDomain, 'domain' | 'devise' | 'params'>,
): string {
  const { params } = shop;
  const { days, carrier, address } = params.returns;
  return text
    .replaceAll('{returnCosts}', () => returnCosts(shop))
    .replaceAll('{returnDays}', String(days))
    .replaceAll('{returnCarrier}', carrier)
    .replaceAll('{returnAddress}', address.join(', '))
    .replaceAll('{paymentMethods}', paymentMethods(params.paymentProducts))
    .replaceAll(/\{seller\.(\w+)\}/g, (unknown, field: string) =>
      isSellerField(field) ? params.seller[field] || UNFILLED : unknown,
    );
}
