import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';

/**
 * What editors need not write themselves, since it is a parameter of the shop: `{returnDays}` and
 * `{returnCarrier}` in a text.
 */
export function withShopValues(text: string, { params }: Pick<WebDomain, 'params'>): string {
  const { days, carrier } = params.returns;
  return text.replaceAll('{returnDays}', String(days)).replaceAll('{returnCarrier}', carrier);
}
