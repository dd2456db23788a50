import {
  type Capabilities,
  type CapabilityName,
  capabilitiesSchema,
  NO_CAPABILITIES,
  type ServedPart,
} from './capabilities.schema.ts';

/** The version of the profile that docs/platform.md describes. */
export const PROFILE = 1;

const isCapability = (name: string): name is CapabilityName =>
  !NO_CAPABILITIES.some((other) => other === name) && Object.hasOwn(capabilitiesSchema.shape, name);

export const CAPABILITY_NAMES: readonly CapabilityName[] = Object.keys(
  capabilitiesSchema.shape,
).filter(isCapability);

/** All that a platform may or may not serve. */
export const SERVED_PARTS: readonly ServedPart[] = ['checkout', ...CAPABILITY_NAMES];

/** What is of no use without another one. */
export const CAPABILITY_NEEDS: Partial<Record<CapabilityName, ServedPart>> = {
  creditTerms: 'checkout',
  paymentLinks: 'checkout',
  reservations: 'stores',
  guests: 'tracking',
  withdrawal: 'tracking',
  returns: 'tracking',
};

/** Who declares nothing serves the core. */
export const CORE: Capabilities = { profile: PROFILE };

/**
 * What is served beyond the core, and nothing whose need is not; and the checkout, unless the platform has
 * it on its own pages. Parameters that come from no platform (`undefined`) restrict nothing.
 */
export function servedOf(capabilities: Capabilities | undefined): ReadonlySet<ServedPart> {
  if (capabilities === undefined) return new Set(SERVED_PARTS);
  const isServed = (name: ServedPart) =>
    name === 'checkout' ? capabilities.checkout === undefined : capabilities[name] === true;
  const needOf = (name: ServedPart) => (name === 'checkout' ? undefined : CAPABILITY_NEEDS[name]);
  return new Set(SERVED_PARTS.filter((name) => isServed(name) && isServed(needOf(name) ?? name)));
}

/** Where the checkout of a cart is that the platform has on its own pages. */
export function fillCheckoutUrl(
  checkoutUrl: string,
  { cartId, locale }: { cartId: string; locale: string },
): string {
  // A function, since `$` means something in a replacement.
  const filled = checkoutUrl
    .replaceAll('{cartId}', () => encodeURIComponent(cartId))
    .replaceAll('{locale}', locale);
  return new URL(filled).href;
}

/** What a platform says that serves these. */
export function declarationOf(names: readonly CapabilityName[]): Capabilities {
  const served: Partial<Record<CapabilityName, boolean>> = {};
  for (const name of names) served[name] = true;
  return { profile: PROFILE, ...served };
}
