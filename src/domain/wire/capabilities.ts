import {
  type Capabilities,
  type CapabilityName,
  capabilitiesSchema,
} from './capabilities.schema.ts';

/** The version of the profile that docs/platform.md describes. */
export const PROFILE = 1;

const isCapability = (name: string): name is CapabilityName =>
  name !== 'profile' && Object.hasOwn(capabilitiesSchema.shape, name);

export const CAPABILITY_NAMES: readonly CapabilityName[] = Object.keys(
  capabilitiesSchema.shape,
).filter(isCapability);

/** What is of no use without another one. */
export const CAPABILITY_NEEDS: Partial<Record<CapabilityName, CapabilityName>> = {
  reservations: 'stores',
  guests: 'tracking',
  withdrawal: 'tracking',
  returns: 'tracking',
};

/** Who declares nothing serves the core. */
export const CORE: Capabilities = { profile: PROFILE };

/**
 * What is served beyond the core, and nothing whose need is not. Parameters that come from no platform
 * (`undefined`) restrict nothing.
 */
export function servedOf(capabilities: Capabilities | undefined): ReadonlySet<CapabilityName> {
  if (capabilities === undefined) return new Set(CAPABILITY_NAMES);
  const isDeclared = (name: CapabilityName | undefined) =>
    name === undefined || capabilities[name] === true;
  return new Set(
    CAPABILITY_NAMES.filter((name) => isDeclared(name) && isDeclared(CAPABILITY_NEEDS[name])),
  );
}

/** What a platform says that serves these. */
export function declarationOf(names: readonly CapabilityName[]): Capabilities {
  const served: Partial<Record<CapabilityName, boolean>> = {};
  for (const name of names) served[name] = true;
  return { profile: PROFILE, ...served };
}
