import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import { productPath } from '#src/domain/content/page-slugs.ts';
import { languageTag, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { requestScope } from '#src/session/request-scope.server.ts';
import { commerceOf, originOf } from './shops-here.server.ts';

const LINKSET = 'application/linkset+json';

/** Whether a link set is asked for, and not a page. */
export const asksLinkset = (accept: string | null): boolean =>
  accept?.split(',').some((type) => type.split(';')[0]?.trim().toLowerCase() === LINKSET) ?? false;

type LinkTarget = { href: string; title: string; type: 'text/html'; hreflang: string[] };
export type Linkset = {
  linkset: [
    {
      anchor: string;
      'https://gs1.org/voc/defaultLink': LinkTarget[];
      'https://gs1.org/voc/pip': LinkTarget[];
      'https://gs1.org/voc/dpp'?: { href: string; title: string }[];
    },
  ];
};

/** What a barcode leads to (RFC 9264, GS1 Digital Link): by default the product's page. */
export function linksetOf(
  anchor: string,
  product: { url: string; name: string; passportUrl?: string | undefined },
  language: string,
): Linkset {
  const page: LinkTarget = {
    href: product.url,
    title: product.name,
    type: 'text/html',
    hreflang: [language],
  };
  return {
    linkset: [
      {
        anchor,
        'https://gs1.org/voc/defaultLink': [page],
        'https://gs1.org/voc/pip': [page],
        ...(product.passportUrl !== undefined && {
          'https://gs1.org/voc/dpp': [{ href: product.passportUrl, title: product.name }],
        }),
      },
    ],
  };
}

/** The link set of a barcode in a shop, or 404 where the shop has no such product. */
export async function answerLinkset(locale: OnlineLocale, gtin: string): Promise<Response> {
  const headers = { vary: 'accept', 'cache-control': 'public, max-age=300' };
  await countAttempt('list for machines', requestScope());
  const commerce = await commerceOf(locale);
  const shop = `${originOf(locale)}/${locale}`;
  try {
    const { product } = await commerce.ask(calls.findProduct, { query: { gtin } });
    const { name, passportUrl } = product;
    const sold = { url: `${shop}${productPath(product)}`, name, passportUrl };
    return new Response(
      JSON.stringify(linksetOf(`${shop}/01/0${gtin}`, sold, languageTag(locale))),
      { headers: { ...headers, 'content-type': LINKSET } },
    );
  } catch (error) {
    if (!isCommerceError(error, 'PRODUCT_NOT_FOUND')) throw error;
    return new Response(null, { status: HTTP_STATUS.NOT_FOUND, headers });
  }
}
