import { SKU } from '#src/domain/catalogue/catalogue.values.ts';
import { CommerceError } from './commerce-error.ts';

const SAFE_SEGMENT = /^[\p{L}\p{N} _:@~+-]{1,120}$/u;
/** Values that may hold more than others, each with its pattern. */
const PATTERNS: ReadonlyMap<string, RegExp> = new Map([['sku', SKU]]);

/**
 * Fills a path template: every value becomes one encoded segment, and a value that could change the
 * path (slash, backslash, dot, percent, question mark, hash, control character) is a bad request
 * before any call is made (T12). A sku may hold such signs, in no way that leads elsewhere.
 */
export function fillPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    const pattern = PATTERNS.get(name) ?? SAFE_SEGMENT;
    if (!pattern.test(value)) throw new CommerceError('BAD_REQUEST', template);
    return encodeURIComponent(value);
  });
}
