import { CommerceError } from './commerce-error.ts';

const SAFE_SEGMENT = /^[\p{L}\p{N} _:@~+-]{1,120}$/u;

/**
 * Fills a path template: every value becomes one encoded segment, and a value that could change the
 * path (slash, backslash, dot, percent, question mark, hash, control character) is a bad request
 * before any call is made (T12).
 */
export function fillPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (!SAFE_SEGMENT.test(value)) throw new CommerceError('BAD_REQUEST', template);
    return encodeURIComponent(value);
  });
}
