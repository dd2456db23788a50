import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList } from 'node:net';

/**
 * Addresses that nobody outside is at: this machine, its network, and what is reserved. A
 * list each, since one for both takes every IPv4 address for a mapped one.
 */
const INSIDE_4 = new BlockList();
const INSIDE_6 = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INSIDE_4.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE_6.addSubnet(net, prefix, 'ipv6');
}

/** Whether an address is one of this machine's, its network's or a reserved one. */
export function isInside({ address, family }: LookupAddress): boolean {
  return family === 6 ? INSIDE_6.check(address, 'ipv6') : INSIDE_4.check(address, 'ipv4');
}

/** The connection goes to the address that was checked: a name that changes cannot lead inside. */
export function lookupOutside(
  hostname: string,
  options: LookupOptions,
  done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) done(error ?? new Error('unknown host'), []);
    else if (addresses.some(isInside)) done(new Error('the host is inside this network'), []);
    else if (options.all === true) done(null, addresses);
    else done(null, first.address, first.family);
  });
}
