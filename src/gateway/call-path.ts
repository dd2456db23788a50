import { CommerceError } from './commerce-error.ts';

const SAFE_SEGMENT = /^[\p{L}\p{N} _:@~+-]{1,120}$/u;

/**
 * Builds a path from a template: every value becomes one encoded segment, and a value that could
 * change the path (slash, backslash, dot, percent, question mark, hash, control character) is a
 * bad request before any call is made (T12).
 */
export function callPath(strings: TemplateStringsArray, ...values: readonly string[]): string {
  return strings.reduce((path, text, index) => {
    const value = values[index];
    if (value === undefined) return path + text;
    if (!SAFE_SEGMENT.test(value)) throw new CommerceError('BAD_REQUEST', strings.join('{}'));
    return path + text + encodeURIComponent(value);
  }, '');
}
