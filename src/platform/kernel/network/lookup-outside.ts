import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';

/**
 * Special networks that `ipaddr.js` counts as ordinary ones: those whose gateways lead on to an IPv4
 * address (compatible ones, NAT64 of a network of its own), site-local ones and later reservations.
 */
const ALSO_INSIDE = ['::/96', '64:ff9b:1::/48', 'fec0::/10', '100:0:0:1::/64', '5f00::/16'].map(
  (net) => ipaddr.IPv6.parseCIDR(net),
);

/**
 * Whether an address is one that nobody outside is at: this machine's, its network's, one that leads to
 * another address, or a reserved one. What cannot be read is none to go to either.
 */
export function isInside({ address }: Pick<LookupAddress, 'address'>): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && ALSO_INSIDE.some((net) => parsed.match(net));
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
