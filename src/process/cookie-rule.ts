/**
 * Whether a cookie is `Secure`, and what goes before its name: one rule for the cookies of all
 * programs, which docs/cookies.md lists.
 */
export type CookieRule = {
  isSecure: boolean;
  /** Before the name of a cookie that opens something, and goes to one host alone. */
  hostPrefix: '__Host-' | '';
};

/**
 * The rule of an environment at the origin that browsers use. WebKit keeps no `Secure` cookie over
 * plain HTTP, not even from localhost, so the environment `test` does without where its origin
 * begins with `http:`. Every other environment works over HTTPS alone.
 */
export function cookieRule(environment: string, origin: string): CookieRule {
  const isPlain = environment === 'test' && origin.startsWith('http:');
  return isPlain ? { isSecure: false, hostPrefix: '' } : { isSecure: true, hostPrefix: '__Host-' };
}
