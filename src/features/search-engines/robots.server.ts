import { config } from '#src/session/config.server.ts';
import { requestScope } from '#src/session/request-scope.server.ts';

/** Pages of one shopper, and lists without an end: narrowed, searched, ordered. */
const NOT_FOR_ROBOTS = [
  ...['/api/', '/_serverFn/', '/*/account', '/*/auth/', '/*/cart', '/*/checkout/', '/*/order-'],
  ...['/*/search', '/*?*size=', '/*?*colour=', '/*?*material=', '/*?*tag=', '/*?*availability='],
  ...['/*?*from=', '/*?*to=', '/*?*store=', '/*?*sort=', '/*?*filters='],
];

/** `/robots.txt`: shops are open where shoppers are, and closed on every other installation. */
export function answerRobots(): Response {
  const { isProduction, isTest } = config();
  const lines =
    isProduction || isTest
      ? [
          ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
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
