/** What each token of an input mask takes (specification §5); A and a take any letter. */
const TOKENS: ReadonlyMap<string, { accepts: RegExp; write?: (sign: string) => string }> = new Map([
  ['#', { accepts: /\d/ }],
  ['X', { accepts: /[\p{L}\d]/u }],
  ['S', { accepts: /\p{L}/u }],
  ['A', { accepts: /\p{L}/u, write: (sign: string) => sign.toUpperCase() }],
  ['a', { accepts: /\p{L}/u, write: (sign: string) => sign.toLowerCase() }],
]);

/**
 * What was typed, as a mask wants it: each token takes the next character that it accepts, others
 * are passed over, and signs between tokens are written as soon as something follows them.
 */
export function applyMask(mask: string, typed: string): string {
  const rest = [...typed];
  let masked = '';
  let literals = '';
  for (const sign of mask) {
    const token = TOKENS.get(sign);
    if (token === undefined) {
      literals += sign;
      continue;
    }
    const at = rest.findIndex((one) => token.accepts.test(one));
    const [match] = at < 0 ? [] : rest.splice(0, at + 1).slice(-1);
    if (match === undefined) break;
    masked += literals + (token.write?.(match) ?? match);
    literals = '';
  }
  return masked;
}

/** Whether a text fills a mask to its end, as the mask would write it. */
export function fitsMask(mask: string, text: string): boolean {
  return text.length === mask.length && applyMask(mask, text) === text;
}
