import { FACET_GROUPS } from '#src/domain/catalogue/facets.ts';
import { ORDER_PATHS } from '#src/domain/order/order-paths.ts';
import { CARD_PROVIDERS } from '#src/domain/payment/card-providers.ts';
import { LOCALE_CODES } from '#src/domain/shop/locales.ts';
import { config } from '#src/session/config.server.ts';
import { requestScope } from '#src/session/request-scope.server.ts';

/**
 * Pages of one shopper, each below every prefix, with search params and subpages. Searches are open:
 * robots have to read that they are not to be found.
 */
const NOT_FOR_ROBOTS = [
  ...['/account', '/auth', '/cart', '/checkout', '/order-tracking', '/payment-link', '/guest'],
  ...Object.values(ORDER_PATHS.v1),
  ...CARD_PROVIDERS.map((provider) => `/order-${provider}-check`),
];

/** Search params that narrow and order lists, without an end to their number. */
const LIST_PARAMS = [...FACET_GROUPS, 'from', 'to', 'store', 'sort', 'filters'];

/**
 * Patterns match the beginning of a path, and `*` also a slash: one without an end closes a product
 * that is called alike, and one for any prefix a topic of help.
 */
const CLOSED = [
  '/api/',
  '/_serverFn/',
  ...LOCALE_CODES.flatMap((prefix) =>
    NOT_FOR_ROBOTS.flatMap((page) => ['$', '/', '?'].map((end) => `/${prefix}${page}${end}`)),
  ),
  ...LIST_PARAMS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
];

/** `/robots.txt`: shops are open where shoppers are, and closed on every other installation. */
export function answerRobots(): Response {
  const { isProduction, isTest } = config();
  const lines =
    isProduction || isTest
      ? [
          ...CLOSED.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${requestScope().origin}/sitemap.xml`,
        ]
      : ['Disallow: /'];
  return new Response(['User-agent: *', ...lines, ''].join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
