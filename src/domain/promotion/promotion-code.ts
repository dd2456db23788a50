import { CODE_LENGTH, CODE_SIGNS } from './promotion.values.ts';

/** A single-use code from random bytes, one a sign: `XMAS-7KQ4M-WZ8RP`. Each of 32 signs is as likely. */
export function codeFrom(prefix: string, bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => CODE_SIGNS.charAt(byte % 32));
  const half = CODE_LENGTH / 2;
  const halves = [signs.slice(0, half), signs.slice(half)].map((part) => part.join(''));
  return [...(prefix === '' ? [] : [prefix]), ...halves].join('-');
}
