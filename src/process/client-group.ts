import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an address of version 6, which is what one household or server has. */
function networkOf(address: string): string {
  const [left = '', right] = address.toLowerCase().split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const gap = right === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...gap, ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Whom a limit by client address counts together: an address of version 4, or the /64 network of
 * version 6, in which one client has more addresses than could be counted. Null for anything else.
 */
export function clientGroup(address: string): string | null {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? networkOf(plain) : null;
}
