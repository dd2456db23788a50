import { isLocaleCode } from '#src/domain/shop/locales.ts';

const HOME = /^\/([^/]+)\/$/;

/**
 * The request of `/fr-fr/` as one of `/fr-fr`: both are home, and neither leads to the other.
 * The router would answer the slash with a redirect.
 */
export function asHome(request: Request): Request {
  const url = new URL(request.url);
  const [, prefix] = HOME.exec(url.pathname) ?? [];
  if (!isLocaleCode(prefix) || request.body !== null) return request;
  url.pathname = `/${prefix}`;
  const { method, headers, signal } = request;
  return new Request(url, { method, headers, signal });
}
